extension Flow {
    /// Makes a new flow for each subscription.
    ///
    /// `make` runs on the subscribing thread. At the end of a `concat`, a `startWith` or a `catch`
    /// the new flow takes the place of the whole: one may continue with itself, in constant memory:
    ///
    ///     func pages(from number: Int) -> Observable<Page> {
    ///         page(number).concat(.deferred { pages(from: number + 1) })
    ///     }
    /// [ReactiveX: Defer](https://reactivex.io/documentation/operators/defer.html)
    @inlinable public static func deferred<Failure: Error>(
        _ make: @escaping @Sendable () throws(Failure) -> Self
    ) -> Self {
        Self(.deferred { _ in Source(make) })
    }

    /// A stream with a disposable resource: each subscription makes a resource, then the stream, on
    /// the subscribing thread. The resource is disposed once, after the stream that uses it.
    /// [ReactiveX: Using](https://reactivex.io/documentation/operators/using.html)
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping @Sendable () throws -> Resource,
        observableFactory: @escaping @Sendable (Resource) throws -> Self
    ) -> Self {
        Self { sink in
            do {
                let resource = try resourceFactory()
                sink.lifetime.afterTearDown { resource.dispose() }
                try observableFactory(resource).start(sink)
            } catch { sink.fail(error) }
        }
    }
}
