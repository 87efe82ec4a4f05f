extension SharedSequence where Strategy == DriverSharingStrategy {
    /// Subscribes and calls back on the main actor, beginning with the latest element.
    ///
    /// May be called on any thread; on the main actor, the latest element has been delivered when
    /// it returns. Otherwise as `subscribe(onMain:)`.
    /// - Parameters:
    ///   - onNext: called with each element.
    ///   - onCompleted: called at most once, when the stream is over.
    @discardableResult
    public func drive(
        onNext: @escaping @MainActor (Element) -> Void,
        onCompleted: @escaping @MainActor () -> Void = {}
    ) -> any Disposable {
        asObservable().subscribe(onMain: onNext, onCompleted: onCompleted)
    }

    /// Subscribes and calls back on the main actor with `object`, which is not retained, and each
    /// element.
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

    /// Sends the events to an observer of optional elements, on the main actor.
    @discardableResult
    public func drive(_ observer: some Observer<Element?>) -> any Disposable {
        map { Optional($0) }.drive(observer)
    }
}

extension SharedSequence where Strategy == SignalSharingStrategy {
    /// Subscribes and calls back on the main actor with the elements from now on.
    ///
    /// May be called on any thread. Otherwise as `subscribe(onMain:)`.
    /// - Parameters:
    ///   - onNext: called with each element.
    ///   - onCompleted: called at most once, when the stream is over.
    @discardableResult
    public func emit(
        onNext: @escaping @MainActor (Element) -> Void,
        onCompleted: @escaping @MainActor () -> Void = {}
    ) -> any Disposable {
        asObservable().subscribe(onMain: onNext, onCompleted: onCompleted)
    }

    /// Subscribes and calls back on the main actor with `object`, which is not retained, and each
    /// element.
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

    /// Sends the events to an observer of optional elements, on the main actor.
    @discardableResult
    public func emit(to observer: some Observer<Element?>) -> any Disposable {
        map { Optional($0) }.emit(to: observer)
    }
}
