extension SharedSequence where Strategy == DriverSharingStrategy {
    /// The elements as a ``Signal``, the latest of which is delivered to the first subscriber.
    public func asSignal() -> Signal<Element> { Signal(sharing: asObservable()) }

    /// Subscribes as `subscribe(onMain:)`; on the main actor, delivers the latest element at once.
    @discardableResult public func drive(
        onNext: @escaping @MainActor (Element) -> Void,
        onCompleted: @escaping @MainActor () -> Void = {}
    ) -> any Disposable { asObservable().subscribe(onMain: onNext, onCompleted: onCompleted) }

    /// Subscribes and calls back on the main actor with `object`, which is not retained.
    @discardableResult public func drive<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: @escaping @MainActor (Object, Element) -> Void,
        onCompleted: @escaping @MainActor (Object) -> Void = { _ in }
    ) -> any Disposable {
        asObservable().subscribe(with: object, onMain: onNext, onCompleted: onCompleted)
    }

    /// Sends the events to observers, such as a relay, in the order given, on the main actor.
    @discardableResult public func drive(_ observers: any Observer<Element>...) -> any Disposable {
        send(to: observers)
    }
}

extension SharedSequence where Strategy == SignalSharingStrategy {
    /// The elements as a ``Driver``, which replays those that come while it has a subscriber.
    public func asDriver() -> Driver<Element> { Driver(sharing: asObservable()) }

    /// Subscribes on any thread and calls back on the main actor. As `subscribe(onMain:)`.
    @discardableResult public func emit(
        onNext: @escaping @MainActor (Element) -> Void,
        onCompleted: @escaping @MainActor () -> Void = {}
    ) -> any Disposable { asObservable().subscribe(onMain: onNext, onCompleted: onCompleted) }

    /// Subscribes and calls back on the main actor with `object`, which is not retained.
    @discardableResult public func emit<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: @escaping @MainActor (Object, Element) -> Void,
        onCompleted: @escaping @MainActor (Object) -> Void = { _ in }
    ) -> any Disposable {
        asObservable().subscribe(with: object, onMain: onNext, onCompleted: onCompleted)
    }

    /// Sends the events to observers, such as a relay, in the order given, on the main actor.
    @discardableResult public func emit(to observers: any Observer<Element>...) -> any Disposable {
        send(to: observers)
    }
}

extension SharedSequence {
    private func send(to observers: [any Observer<Element>]) -> any Disposable {
        asObservable().subscribe(
            onMain: { element in for observer in observers { observer.onNext(element) } },
            onCompleted: { for observer in observers { observer.onCompleted() } })
    }
}
