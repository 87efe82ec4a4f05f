extension Flow {
    /// One element, delivered on subscription.
    ///
    ///     just(a)
    ///     [a|]
    /// [ReactiveX: Just](https://reactivex.io/documentation/operators/just.html)
    @inlinable public static func just(_ element: Element) -> Self { Self(.just(element)) }

    /// The element or the failure of a result, delivered on subscription.
    ///
    ///     from(.success(a))    from(.failure(e))
    ///     [a|]                 #
    /// [ReactiveX: From](https://reactivex.io/documentation/operators/from.html)
    @inlinable public static func from(_ result: Result<Element, some Error>) -> Self {
        switch result {
        case .success(let element): .just(element)
        case .failure(let error): .error(error)
        }
    }

    /// A failure, delivered on subscription.
    ///
    ///     error(e)
    ///     #
    /// [ReactiveX: Throw](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @inlinable public static func error(_ error: any Error) -> Self { Self(.error(error)) }

    /// A stream that never delivers an element or an ending.
    ///
    ///     never()
    ///     -------
    @inlinable public static func never() -> Self { Self { _ in } }
}

extension ObservableType {
    /// The same as an argument, such as that of `zip`: one element, delivered on subscription.
    @inlinable public static func just<Value>(_ element: Value) -> Self
    where Self == Observable<Value> { Self(.just(element)) }

    /// The same as an argument that must be a single.
    @inlinable @_disfavoredOverload public static func just<Value>(_ element: Value) -> Self
    where Self == Single<Value> { Self(.just(element)) }
}

extension Flow where Count == Many {
    /// No element, only a completion.
    ///
    ///     empty()
    ///     |
    @inlinable public static func empty() -> Self { Self(.empty) }
}
