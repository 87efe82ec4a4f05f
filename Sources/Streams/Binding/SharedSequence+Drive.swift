extension SharedSequence where Strategy == DriverSharingStrategy {
    /// Subscribes on any thread and calls back on the main actor, the latest element first.
    ///
    /// On the main actor, that is delivered before it returns. Otherwise as `subscribe(onMain:)`.
    @discardableResult
    public func drive(
        onNext: @escaping @MainActor (Element) -> Void,
        onCompleted: @escaping @MainActor () -> Void = {}
    ) -> any Disposable { asObservable().subscribe(onMain: onNext, onCompleted: onCompleted) }

    /// Subscribes and calls back on the main actor with `object`, which is not retained.
    @discardableResult
    public func drive<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: @escaping @MainActor (Object, Element) -> Void,
        onCompleted: @escaping @MainActor (Object) -> Void = { _ in }
    ) -> any Disposable {
        asObservable().subscribe(with: object, onMain: onNext, onCompleted: onCompleted)
    }

    /// Sends the events to a relay, a subject or another observer, on the main actor.
    @discardableResult
    public func drive(_ observer: some Observer<Element>) -> any Disposable {
        sendOnMain { observer.on($0) }
    }

    /// Sends the events to several observers, each event in the order given.
    @discardableResult
    public func drive(
        _ first: any Observer<Element>, _ second: any Observer<Element>,
        _ more: any Observer<Element>...
    ) -> any Disposable {
        sendOnMain { event in for observer in [first, second] + more { observer.on(event) } }
    }
}

extension SharedSequence where Strategy == SignalSharingStrategy {
    /// Subscribes on any thread and calls back on the main actor with the elements from now on.
    /// Otherwise as `subscribe(onMain:)`.
    @discardableResult
    public func emit(
        onNext: @escaping @MainActor (Element) -> Void,
        onCompleted: @escaping @MainActor () -> Void = {}
    ) -> any Disposable { asObservable().subscribe(onMain: onNext, onCompleted: onCompleted) }

    /// Subscribes and calls back on the main actor with `object`, which is not retained.
    @discardableResult
    public func emit<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: @escaping @MainActor (Object, Element) -> Void,
        onCompleted: @escaping @MainActor (Object) -> Void = { _ in }
    ) -> any Disposable {
        asObservable().subscribe(with: object, onMain: onNext, onCompleted: onCompleted)
    }

    /// Sends the events to a relay, a subject or another observer, on the main actor.
    @discardableResult
    public func emit(to observer: some Observer<Element>) -> any Disposable {
        sendOnMain { observer.on($0) }
    }

    /// Sends the events to several observers, each event in the order given.
    @discardableResult
    public func emit(
        to first: any Observer<Element>, _ second: any Observer<Element>,
        _ more: any Observer<Element>...
    ) -> any Disposable {
        sendOnMain { event in for observer in [first, second] + more { observer.on(event) } }
    }
}

extension SharedSequence {
    private func sendOnMain(
        _ send: @escaping @MainActor (Event<Element>) -> Void
    ) -> any Disposable {
        asObservable().subscribe(
            onMain: { send(.next($0)) }, onCompleted: { send(.completed) })
    }
}
