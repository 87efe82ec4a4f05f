/// The same closure, to be called on the main queue only.
func onMainQueue<each Input: Sendable, Output: Sendable>(
    _ body: @escaping @MainActor (repeat each Input) -> Output
) -> @Sendable (repeat each Input) -> Output {
    // The main queue is the main actor, which the compiler cannot know.
    { (inputs: repeat each Input) in MainActor.assumeIsolated { body(repeat each inputs) } }
}

extension ObservableType where Count == Many {
    /// Subscribes to the stream and calls back on the main actor.
    ///
    /// Events are delivered as by ``MainScheduler``: a view shows a present value when `subscribe`
    /// returns. For a later turn of the main queue, write `observe(on: QueueScheduler.main)` before
    /// it. After `dispose()` has returned on the main actor, nothing is delivered.
    /// - Parameter onError: by default, reports to ``StreamErrors/onUnhandled``, on the main actor.
    @discardableResult public func subscribe(
        onMain onNext: @escaping @MainActor (Element) -> Void,
        onError: @escaping @MainActor (any Error) -> Void = { StreamErrors.notify($0) },
        onCompleted: @escaping @MainActor () -> Void = {}
    ) -> any Disposable {
        // A scheduler of its own: the work of other subscriptions delays nothing here.
        observe(on: MainScheduler()).subscribe(
            onMainQueue { event in
                switch event {
                case .next(let element): onNext(element)
                case .error(let error): onError(error)
                case .completed: onCompleted()
                }
            })
    }

    /// Subscribes and calls back on the main actor with `object`, which is not retained.
    ///
    ///     titles.subscribe(
    ///         with: self, onMain: { screen, title in screen.title = title })
    /// When the object has been released, events are dropped. Otherwise as `subscribe(onMain:)`.
    @discardableResult public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onMain onNext: @escaping @MainActor (Object, Element) -> Void,
        onError: (@MainActor (Object, any Error) -> Void)? = nil,
        onCompleted: @escaping @MainActor (Object) -> Void = { _ in }
    ) -> any Disposable {
        subscribe(
            onMain: { [weak object] element in if let object { onNext(object, element) } },
            onError: { [weak object] error in
                guard let onError else { return StreamErrors.notify(error) }
                if let object { onError(object, error) }
            },
            onCompleted: { [weak object] in if let object { onCompleted(object) } })
    }
}

extension ObservableType where Count == One {
    /// Subscribes as `subscribe(onMain:onError:onCompleted:)`; the element is the ending, too.
    @discardableResult public func subscribe(
        onMain onSuccess: @escaping @MainActor (Element) -> Void,
        onFailure: @escaping @MainActor (any Error) -> Void = { StreamErrors.notify($0) }
    ) -> any Disposable { asObservable().subscribe(onMain: onSuccess, onError: onFailure) }

    /// Subscribes as `subscribe(with:onMain:onError:onCompleted:)`, for one result.
    @discardableResult public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onMain onSuccess: @escaping @MainActor (Object, Element) -> Void,
        onFailure: (@MainActor (Object, any Error) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(with: object, onMain: onSuccess, onError: onFailure)
    }
}
