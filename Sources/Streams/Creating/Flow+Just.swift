extension Flow {
    /// One element, delivered on subscription.
    ///
    ///     just(a)
    ///     [a|]
    ///
    /// [ReactiveX: Just](https://reactivex.io/documentation/operators/just.html)
    @inlinable
    public static func just(_ element: Element) -> Self { Self(.just(element)) }

    /// A failure, delivered on subscription.
    ///
    ///     error(e)
    ///     #
    ///
    /// [ReactiveX: Throw](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @inlinable
    public static func error(_ error: any Error) -> Self { Self(.error(error)) }

    /// A stream that never delivers an element or an ending.
    ///
    ///     never()
    ///     -------
    ///
    /// [ReactiveX: Never](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @inlinable
    public static func never() -> Self { Self { _ in } }

    /// Makes a new flow for each subscription.
    ///
    /// An error thrown by `make` fails the subscription. `make` runs on the subscribing thread.
    ///
    /// At the end of a `concat`, a `startWith` or a `catch` the new flow takes the place of the
    /// whole, so a flow may continue with itself for ever, in constant memory and without growing
    /// the stack:
    ///
    ///     func pages(from number: Int) -> Observable<Page> {
    ///         page(number).concat(.deferred { pages(from: number + 1) })
    ///     }
    ///
    /// [ReactiveX: Defer](https://reactivex.io/documentation/operators/defer.html)
    @inlinable
    public static func deferred<Failure: Error>(
        _ make: @escaping @Sendable () throws(Failure) -> Self
    ) -> Self {
        Self(
            .deferred { _ in
                do throws(Failure) { return try make().source } catch { return .error(error) }
            })
    }
}

extension Flow where Count == Many {
    /// No element, only a completion.
    ///
    ///     empty()
    ///     |
    ///
    /// [ReactiveX: Empty](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @inlinable
    public static func empty() -> Self { Self(.empty) }
}

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
