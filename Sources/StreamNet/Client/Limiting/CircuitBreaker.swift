/// Refuses requests to a server that fails, at once, until one of them has succeeded again.
///
///     Provider<Shop>(interceptors: [
///         Retry(2), CircuitBreaker(failing: 0.5, of: 20, within: .seconds(30)),
///     ])
///
/// It counts the exchanges with a server, ``InterceptorPlace/exchange``, wherever it is listed. A
/// circuit opens when enough of the latest ones have failed; requests then fail with
/// ``Refusal/circuitOpen(retryAfter:)``, unless a stored response may answer. After a time one
/// request passes, and others are refused while it runs. Its success closes the circuit, its
/// failure opens it again; a cancelled one does not count, and the next passes. If nobody calls,
/// the circuit closes after another time. The result of an exchange that began before a change does
/// not count.
///
/// A stream or a socket has succeeded with its head. If it fails before it has delivered anything,
/// it counts as failed after all.
public struct CircuitBreaker: Interceptor {
    /// The state of a circuit.
    public enum State: Sendable {
        /// Requests pass.
        case closed
        /// Requests are refused.
        case open
        /// One request passes.
        case halfOpen
    }

    /// The change of a circuit to another state.
    public struct Change: Sendable, Equatable {
        /// The name of its ``RequestScope``: for `host`, such as `https://shop.host:443`.
        public let scope: String
        /// The state from now on.
        public let state: State
    }

    private let scope: RequestScope
    private let isFailure: @Sendable (Result<Response, any Error>) -> Bool
    private let circuits: CircuitTable
    private let rules: Circuit.Rules

    /// Makes an interceptor whose circuits are closed. Copies share them.
    /// - Parameters:
    ///   - ratio: The part of the exchanges, from 0 to 1, at which the circuit opens.
    ///   - least: The number of exchanges below which it does not.
    ///   - window: The time for which one counts, or a tenth less, an unused scope lasts, and a
    ///     circuit waits for a request that tries.
    ///   - time: The time from the opening until a request may pass.
    ///   - slow: The time from which on an exchange counts as failed, whatever its result, also if
    ///     it is cancelled then; nil, the default, is none.
    ///   - scope: The exchanges that have a circuit together.
    ///   - scheduler: The scheduler that measures the times and changes circuits by them.
    ///   - isFailure: Returns true for a result that counts as failed.
    public init(
        failing ratio: Double = 0.5, of least: Int = 20, within window: Duration = .seconds(30),
        open time: Duration = .seconds(5), slow: Duration? = nil, per scope: RequestScope = .host,
        scheduler: any Scheduler = QueueScheduler(label: "streamnet.circuits"),
        when isFailure:
            @escaping @Sendable (Result<Response, any Error>) -> Bool = CircuitBreaker.isFailure
    ) {
        rules = Circuit.Rules(ratio: ratio, least: least, window: window, open: time, slow: slow)
        circuits = CircuitTable(rules, on: scheduler)
        (self.scope, self.isFailure) = (scope, isFailure)
    }

    /// The changes of all circuits from now on, each once and in order, on the threads of the
    /// requests that cause them, or on the scheduler.
    public var states: Observable<Change> { circuits.changes.flow }

    var count: Int { circuits.count }
    /// The place per exchange.
    public var place: InterceptorPlace { .exchange }

    /// Returns true for a status of 500 or above, accepted or not, for a failure of the connection,
    /// a time limit, and a socket that the server closes as it fails, is overloaded or goes away;
    /// false if this device is offline or has no descriptors left.
    public static func isFailure(_ result: Result<Response, any Error>) -> Bool {
        if let response = result.answer { return response.status >= 500 }
        guard case .failure(let error as NetError) = result else { return false }
        switch error {
        case .refused(.budgetSpent(let error)): return isFailure(.failure(error))
        case .transport(let failure):
            if case .timedOut = failure.reason { return true }
            return ![.offline, .noDescriptors].contains(failure.reason) && error.isLostConnection
        default: return error.isLostConnection
        }
    }

    /// Sends `endpoint`, unless its circuit is open.
    public func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        .using({ try circuits.enter(scope.name(endpoint)) }) { call in
            next(endpoint).flatMapResult(of: endpoint) { result, _ in
                let hasFailed = isFailure(result)
                // Without an answer, and no failure of the server: there is no verdict.
                call.end(hasFailed ? .failed : result.answer == nil ? .unknown : .succeeded)
                guard case .success(let response) = result, !hasFailed else { return .from(result) }
                return .just(watched(response, for: call))
            }
        }
    }

    /// Refuses as the breaker does, and counts nothing: it stands in front of a wait.
    var gate: any Interceptor { CircuitGate(circuits: circuits, scope: scope) }

    /// Returns the response, which counts as failed if it fails before it has delivered anything.
    private func watched(_ response: Response, for call: CircuitCall) -> Response {
        let settle = { @Sendable (error: (any Error)?) in
            call.settle { error.map { isFailure(.failure($0)) } ?? false }
        }
        response.firstMessage?.subscribe(
            onSuccess: { settle(nil) }, onFailure: { error in settle(error) })
        guard let stream = response.stream else { return response }
        return response.streaming(
            stream.observed { reading in
                switch reading {
                case .waits: break
                case .piece, .end: settle(nil)
                case .failed(let error): settle(error)
                }
            })
    }

    /// The rule.
    public func describe(for endpoint: Endpoint) -> String {
        "CircuitBreaker: opens for \(rules.open) if \(rules.ratio) of \(rules.least) fail within"
            + " \(rules.window)"
    }
}

private struct CircuitGate: Interceptor {
    let circuits: CircuitTable
    let scope: RequestScope

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        .deferred {
            try circuits.check(scope.name(endpoint))
            return next(endpoint)
        }
    }
}

extension AsyncSubject<Void> {
    func succeed() {
        onNext(())
        onCompleted()
    }
}

extension Attributes {
    /// The first message of a socket, or its end before that; nil of other responses.
    static var firstMessage: Key<Single<Void>?> { .init(nil) }
}
