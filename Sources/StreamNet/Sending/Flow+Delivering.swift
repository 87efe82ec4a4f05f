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

extension Flow where Element == Response, Count == One {
    /// The same, unless one of the groups of `endpoint` cancels it before it is delivered.
    func cancelled(byGroupsOf endpoint: Endpoint) -> Self {
        let cancelled = Self.error(NetError.cancelled).delivered(on: endpoint.callbackScheduler)
        // Who wins disposes the other at once; only then the failure waits for its turn.
        return endpoint.cancellation.map { cancelled }.amb(map { .just($0) }).flatMap { $0 }
    }
}
