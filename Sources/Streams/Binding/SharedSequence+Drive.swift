extension SharedSequence where Strategy == DriverSharingStrategy {
    /// Subscribes on any thread and calls back on the main actor, the latest element first.
    ///
    /// On the main actor, that is delivered before it returns. Otherwise as `subscribe(onMain:)`.
    @discardableResult
    public func drive(
        onNext: @escaping @MainActor (Element) -> Void,
        onCompleted: @escaping @MainActor () -> Void = {}
    ) -> any Disposable {
        asObservable().subscribe(onMain: onNext, onCompleted: onCompleted)
    }

    /// Subscribes and calls back on the main actor with `object`, which is not retained.
    @discardableResult
    public func drive<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: @escaping @MainActor (Object, Element) -> Void,
        onCompleted: @escaping @MainActor (Object) -> Void = { _ in }
    ) -> any Disposable {
        asObservable().subscribe(with: object, onMain: onNext, onCompleted: onCompleted)
    }

    /// Sends the events to relays, subjects and other observers, on the main actor.
    @discardableResult
    public func drive(_ observers: any Observer<Element>...) -> any Disposable {
        sendOnMain(to: observers)
    }
}

extension SharedSequence where Strategy == SignalSharingStrategy {
    /// Subscribes on any thread and calls back on the main actor with the elements from now on.
    /// Otherwise as `subscribe(onMain:)`.
    @discardableResult
    public func emit(
        onNext: @escaping @MainActor (Element) -> Void,
        onCompleted: @escaping @MainActor () -> Void = {}
    ) -> any Disposable {
        asObservable().subscribe(onMain: onNext, onCompleted: onCompleted)
    }

    /// Subscribes and calls back on the main actor with `object`, which is not retained.
    @discardableResult
    public func emit<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: @escaping @MainActor (Object, Element) -> Void,
        onCompleted: @escaping @MainActor (Object) -> Void = { _ in }
    ) -> any Disposable {
        asObservable().subscribe(with: object, onMain: onNext, onCompleted: onCompleted)
    }

    /// Sends the events to relays, subjects and other observers, on the main actor.
    @discardableResult
    public func emit(to observers: any Observer<Element>...) -> any Disposable {
        sendOnMain(to: observers)
    }
}

extension SharedSequence {
    /// Sends the events to `observers` on the main actor.
    private func sendOnMain(to observers: [any Observer<Element>]) -> any Disposable {
        let send: @MainActor (Event<Element>) -> Void = { event in
            for observer in observers { observer.on(event) }
        }
        return asObservable().subscribe(
            onMain: { send(.next($0)) }, onCompleted: { send(.completed) })
    }
}
