extension Flow {
    /// What a result holds, delivered on subscription: the element, or the failure.
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
