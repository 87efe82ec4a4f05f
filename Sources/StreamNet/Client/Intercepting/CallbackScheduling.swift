extension Attributes {
    /// The scheduler on which the response or the error is delivered, in every form of request;
    /// nil, the default, is the backend's executor.
    ///
    ///     Provider<GitHub>(attributes: .callbackScheduler(MainScheduler.instance))
    ///
    /// A completion whose result is disposed before its turn is called with ``NetError/cancelled``
    /// on the disposing thread. Operators that map the response run on this scheduler, too; to map
    /// elsewhere, leave this unset and add `observe(on:)` after the mapping. Read before the
    /// plugins prepare the request.
    public static var callbackScheduler: Key<(any Scheduler)?> { .init(nil) }
}

extension Flow where Count == One {
    func delivered(on scheduler: (any Scheduler)?) -> Self {
        if let scheduler { observe(on: scheduler) } else { self }
    }
}

struct CallbackScheduling: Interceptor {
    func applies(to endpoint: Endpoint) -> Bool { endpoint.callbackScheduler != nil }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        next(endpoint).delivered(on: endpoint.callbackScheduler)
    }

    func describe(for endpoint: Endpoint) -> String { "callback scheduler" }
}
