extension ObservableType where Count == One {
    /// Continues with the flow that the element makes: one request after another.
    ///
    ///     --[a|]
    ///       flatMap { "-1-2|" }
    ///     ---1-2|
    ///
    /// Returns the type that the closure returns, a `Single` or an `Observable`. An error thrown by
    /// `transform` fails the stream.
    ///
    /// [ReactiveX: FlatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @inlinable
    public func flatMap<New: Sendable, Other, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> Flow<New, Other>
    ) -> Flow<New, Other> {
        let source = flow
        if let made = source.source.made(by: transform) { return Flow<New, Other>(made) }
        return Flow<New, Other> { sink in
            // The source's completion is ignored: the inner flow delivers directly to the sink.
            let lifetime = SubscriptionLifetime(in: sink.lifetime) { ending in
                if case .error(let error) = ending { sink.fail(error) }
            }
            source.start(
                Sink(lifetime) { element in
                    do throws(Failure) {
                        try transform(element).start(sink)
                    } catch {
                        sink.fail(error)
                    }
                })
        }
    }
}
