extension ObservableType {
    /// Continues with another flow when the stream fails.
    ///
    ///     --a--#
    ///       catch { "-1-2|" }
    ///     --a---1-2|
    ///
    /// The other flow is subscribed to on the thread that delivers the failure; its own failure is
    /// not caught. An error thrown by `recover` fails the stream instead.
    ///
    /// [ReactiveX: Catch](https://reactivex.io/documentation/operators/catch.html)
    @inlinable
    public func `catch`<Failure: Error>(
        _ recover: @escaping @Sendable (any Error) throws(Failure) -> Flow<Element, Count>
    ) -> Flow<Element, Count> {
        let source = flow
        return Flow { sink in
            let lifetime = SubscriptionLifetime(in: sink.lifetime) { ending in
                switch ending {
                case .completed: sink.complete()
                case .error(let error):
                    do throws(Failure) {
                        try recover(error).start(sink)
                    } catch {
                        sink.fail(error)
                    }
                }
            }
            source.start(Sink(lifetime, sink.next))
        }
    }

    /// Delivers `element` and completes when the stream fails.
    ///
    ///     --a--#
    ///       catchAndReturn(x)
    ///     --a--[x|]
    @inlinable
    public func catchAndReturn(_ element: Element) -> Flow<Element, Count> {
        `catch` { _ in .just(element) }
    }
}
