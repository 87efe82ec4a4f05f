import Locks

extension Reactive {
    /// Returns a single that sends `action` on each subscription, and delivers its output together
    /// with the response, for headers and status; otherwise as `rx(action, input)`.
    ///
    ///     let reply = try await github.reply(LabelAPI.labels, input)
    ///     show(reply.value, reply.response.link("next"))
    ///
    /// Fails with ``RequestError/Reason/intercepted`` if an ``ActionInterceptor`` has no response.
    public func reply<T, Input, Output>(
        _ action: Action<Input, Output>, _ input: Input, _ attributes: Attributes...
    ) -> Single<Reply<Output>> where Base == Provider<T> {
        let (chain, action) = (base.chain, action.setting(attributes))
        return chain.sendObserved(action, input).map { output, response in
            guard let response else {
                throw NetError.request(
                    RequestError(
                        .intercepted, request: action.description, wanted: "a response",
                        found: "an output that an action interceptor made without one"))
            }
            return Reply(output, response)
        }
    }

    /// Returns such a single for an action without input.
    public func reply<T, Output>(
        _ action: Action<Void, Output>, _ attributes: Attributes...
    ) -> Single<Reply<Output>> where Base == Provider<T> {
        reply(action.setting(attributes), ())
    }
}

extension Provider {
    /// Sends `action` and returns its output together with the response; otherwise as `request`.
    public func reply<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input, _ attributes: Attributes...
    ) async throws -> Reply<Output> {
        try await rx.reply(action.setting(attributes), input).awaited()
    }

    /// Sends an action without input and returns its output together with the response.
    public func reply<Output>(
        _ action: Action<Void, Output>, _ attributes: Attributes...
    ) async throws -> Reply<Output> {
        try await rx.reply(action.setting(attributes), ()).awaited()
    }
}

extension InterceptorChain {
    /// Sends an action, and delivers its output with the last response; nil if there was none.
    func sendObserved<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input
    ) -> Single<(Output, Response?)> {
        .deferred { [self] in
            let observed = Latest<Response>()
            return send(action, input) { observed.value = $0 }.map { ($0, observed.value) }
        }
    }
}

/// The latest of several values, such as the responses of a call.
final class Latest<Value: Sendable>: Sendable {
    private let latest = Mutex<Value?>(nil)

    var value: Value? {
        get { latest.withLock { $0 } }
        // The former one is released after the lock.
        set { _ = latest.withLock { exchange(&$0, with: newValue) } }
    }
}
