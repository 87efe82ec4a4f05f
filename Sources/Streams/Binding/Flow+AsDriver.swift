extension ObservableType {
    /// The stream as a ``Driver``, which delivers `element` and completes when the stream fails.
    public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
        asShared { _ in .just(element) }
    }

    /// The stream as a ``Driver``, which continues with the result of `recover` after a failure.
    public func asDriver(
        onErrorRecover recover: @escaping @Sendable (any Error) -> Driver<Element>
    ) -> Driver<Element> { asShared(recover) }

    /// The stream as a ``Signal``, which delivers `element` and completes when the stream fails.
    public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
        asShared { _ in .just(element) }
    }

    /// The stream as a ``Signal``, which continues with the result of `recover` after a failure.
    public func asSignal(
        onErrorRecover recover: @escaping @Sendable (any Error) -> Signal<Element>
    ) -> Signal<Element> { asShared(recover) }

    private func asShared<Strategy>(
        _ recover: @escaping @Sendable (any Error) -> SharedSequence<Strategy, Element>
    ) -> SharedSequence<Strategy, Element> {
        let source = asObservable()
        // A scheduler for each run: the work of other streams delays nothing.
        return SharedSequence(
            sharing: .deferred { source.observe(on: MainScheduler()) }
                .catch { recover($0).asObservable() })
    }
}

extension Relay where Subject == BehaviorSubject<Element> {
    /// The values as a ``Driver``; a relay cannot fail.
    public func asDriver() -> Driver<Element> { asDriver { _ in .empty() } }
}

extension Relay where Subject == PublishSubject<Element> {
    /// The elements as a ``Signal``; a relay cannot fail.
    public func asSignal() -> Signal<Element> { asSignal { _ in .empty() } }
}
