extension Flow {
    /// A stream with a disposable resource that lasts as long as the stream runs.
    ///
    ///     using({ Spinner() }, observableFactory: { _ in request })
    ///
    /// Each subscription makes a resource, then the stream, on the subscribing thread. The resource
    /// is disposed once: after the ending was delivered, or when the subscription is disposed. An
    /// error thrown by either closure fails the stream.
    ///
    /// [ReactiveX: Using](https://reactivex.io/documentation/operators/using.html)
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping @Sendable () throws -> Resource,
        observableFactory: @escaping @Sendable (Resource) throws -> Self
    ) -> Self {
        Self { sink in
            do {
                let resource = try resourceFactory()
                sink.lifetime.add(resource)
                try observableFactory(resource).start(sink)
            } catch {
                sink.fail(error)
            }
        }
    }
}
