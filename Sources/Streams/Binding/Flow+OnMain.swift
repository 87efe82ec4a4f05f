extension ObservableType {
    /// The stream on the main actor, where the closures of all its further operators run.
    ///
    ///     actions.onMain
    ///         .flatMap { [weak self] in self?.mutate($0) ?? .empty() }
    ///         .scan(State()) { [weak self] in self?.reduce($0, $1) ?? $0 }
    /// For a last closure only, `subscribe(onMain:)` is enough.
    public var onMain: MainObservable<Element> { MainObservable(sharing: asObservable()) }
}

extension SharedSequence where Strategy == MainSharingStrategy {
    /// Subscribes on any thread and calls back on the main actor. As `subscribe(onMain:)`.
    @discardableResult public func subscribe(
        onNext: @escaping @MainActor (Element) -> Void = { _ in },
        onError: @escaping @MainActor (any Error) -> Void = { StreamErrors.notify($0) },
        onCompleted: @escaping @MainActor () -> Void = {}
    ) -> any Disposable {
        asObservable().subscribe(onMain: onNext, onError: onError, onCompleted: onCompleted)
    }

    /// Subscribes and calls back on the main actor with `object`, which is not retained.
    @discardableResult public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: @escaping @MainActor (Object, Element) -> Void,
        onError: (@MainActor (Object, any Error) -> Void)? = nil,
        onCompleted: @escaping @MainActor (Object) -> Void = { _ in }
    ) -> any Disposable {
        asObservable().subscribe(
            with: object, onMain: onNext, onError: onError, onCompleted: onCompleted)
    }

    /// The stream as a ``Driver``, which delivers `element` and completes when the stream fails.
    public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
        asObservable().asDriver(onErrorJustReturn: element)
    }

    /// The stream as a ``Signal``, which delivers `element` and completes when the stream fails.
    public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
        asObservable().asSignal(onErrorJustReturn: element)
    }

    /// Sends the events to an observer, such as a relay, on the main actor.
    @discardableResult public func bind(to observer: some Observer<Element>) -> any Disposable {
        asObservable().subscribe(observer)
    }

    /// Subscribes to the flow that each element makes, all at once, and merges their elements.
    ///
    /// The flows may deliver on any threads: what follows is on the main actor.
    public func flatMap<New: Sendable, Count>(
        _ transform: @escaping @MainActor (Element) -> Flow<New, Count>
    ) -> MainObservable<New> { applying { $0.flatMap(onMainQueue(transform)) } }

    /// Subscribes to the flow that each element makes, and disposes the previous one.
    public func flatMapLatest<New: Sendable, Count>(
        _ transform: @escaping @MainActor (Element) -> Flow<New, Count>
    ) -> MainObservable<New> { applying { $0.flatMapLatest(onMainQueue(transform)) } }
}
