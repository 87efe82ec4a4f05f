extension Attributes {
    /// Where the response or the error is delivered, in every form of request; nil is the
    /// backend's executor.
    ///
    ///     Provider<GitHub>(attributes: .callbackScheduler(MainScheduler.instance))
    ///
    /// What is disposed before its turn is not delivered; a completion is then called with
    /// ``NetError/cancelled`` on the disposing thread. What maps the response comes behind that and
    /// runs there, too; to map elsewhere, leave this out and `observe(on:)` behind the mapping. It
    /// is asked for before the plugins prepare the request.
    public static var callbackScheduler: Key<(any Scheduler)?> { .init(nil) }
}

extension Flow where Count == One {
    /// The same, delivered where a request says.
    func delivered(on scheduler: (any Scheduler)?) -> Self {
        if let scheduler { observe(on: scheduler) } else { self }
    }
}

/// Delivers the result on the scheduler that the request asks for.
struct CallbackScheduling: Interceptor {
    func applies(to endpoint: Endpoint) -> Bool { endpoint.callbackScheduler != nil }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        next(endpoint).delivered(on: endpoint.callbackScheduler)
    }

    func describe(for endpoint: Endpoint) -> String { "callback scheduler" }
}
