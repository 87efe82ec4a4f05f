// Names of RxSwift that are spelt otherwise here, so that the compiler says how. None has the base
// name and the labels of an operator, which would be looked up among two then.

extension ObservableType {
    /// Is `catch(_:)`.
    @available(*, unavailable, renamed: "catch(_:)")
    public func catchError(
        _ recover: @escaping @Sendable (any Error) throws -> Flow<Element, Count>
    ) -> Flow<Element, Count> { flow }

    /// Is `catchAndReturn(_:)`.
    @available(*, unavailable, renamed: "catchAndReturn(_:)")
    public func catchErrorJustReturn(_ element: Element) -> Flow<Element, Count> { flow }

    /// Is `observe(on:)`.
    @available(*, unavailable, renamed: "observe(on:)")
    public func observeOn(_ scheduler: any Scheduler) -> Flow<Element, Count> { flow }

    /// Is `subscribe(on:)`.
    @available(*, unavailable, renamed: "subscribe(on:)")
    public func subscribeOn(_ scheduler: any Scheduler) -> Flow<Element, Count> { flow }
}

extension ObservableType where Count == One {
    /// Is `subscribe(onSuccess:onFailure:)`.
    @available(*, unavailable, renamed: "subscribe(onSuccess:onFailure:)")
    @discardableResult
    public func subscribe(
        onSuccess: @escaping @Sendable (Element) -> Void,
        onError: @escaping @Sendable (any Error) -> Void
    ) -> any Disposable { Disposables.create() }

    /// Is `subscribe(onSuccess:onFailure:)`.
    @available(
        *, unavailable,
        message: "the element of a Single is its success: subscribe(onSuccess:onFailure:)"
    )
    @discardableResult
    public func subscribe(
        onNext: @escaping @Sendable (Element) -> Void,
        onError: (@Sendable (any Error) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil
    ) -> any Disposable { Disposables.create() }

    /// Is `do(onSuccess:onError:)`.
    @available(
        *, unavailable, message: "the element of a Single is its success: do(onSuccess:onError:)"
    )
    public func `do`(
        onNext: @escaping @Sendable (Element) throws -> Void,
        onError: (@Sendable (any Error) throws -> Void)? = nil
    ) -> Flow<Element, Count> { flow }
}
