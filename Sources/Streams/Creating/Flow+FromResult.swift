extension Flow {
    /// The element or the failure of a result, delivered on subscription.
    ///
    ///     from(.success(a))    from(.failure(e))
    ///     [a|]                 #
    ///
    /// [ReactiveX: From](https://reactivex.io/documentation/operators/from.html)
    @inlinable
    public static func from(_ result: Result<Element, some Error>) -> Self {
        switch result {
        case .success(let element): .just(element)
        case .failure(let error): .error(error)
        }
    }
}
