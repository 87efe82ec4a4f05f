/// Refuses requests to a server that fails, at once, until one of them has succeeded again.
///
///     Provider<Shop>(interceptors: [
///         CircuitBreaker(failing: 0.5, of: 20, within: .seconds(30)),
///         Retry(2),
///     ])
///
/// A circuit opens when enough of the latest calls have failed; requests then fail with
/// ``Refusal/circuitOpen(retryAfter:)``. After a time one request passes, and others are refused
/// while it runs. Its success closes the circuit, its failure opens it again; after a cancellation
/// the next passes. The result of a request that began before a change does not count, nor does a
/// cancelled one, or one that a cache answers. Outside of ``Retry`` calls count, inside attempts.
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

    private let rules: Circuit.Rules
    private let scope: RequestScope
    private let isFailure: @Sendable (Result<Response, any Error>) -> Bool
    private let circuits: ScopeTable<Circuit>
    private let changes = PublishSubject<Change>()

    /// Makes an interceptor whose circuits are closed. Copies share them.
    /// - Parameters:
    ///   - ratio: The part of the calls, from 0 to 1, at which the circuit opens.
    ///   - least: The number of calls below which it does not.
    ///   - window: The time for which a call counts, or a tenth less, and an unused scope lasts.
    ///   - time: The time from the opening until a request may pass.
    ///   - slow: The time from which on a call counts as failed, whatever its result, also if it is
    ///     cancelled then; nil, the default, is none.
    ///   - scope: The requests that have a circuit together.
    ///   - scheduler: The clock of the times.
    ///   - isFailure: Returns true for a result that counts as failed.
    public init(
        failing ratio: Double = 0.5, of least: Int = 20, within window: Duration = .seconds(30),
        open time: Duration = .seconds(5), slow: Duration? = nil, per scope: RequestScope = .host,
        scheduler: any Scheduler = QueueScheduler(label: "streamnet.circuits"),
        when isFailure:
            @escaping @Sendable (Result<Response, any Error>) -> Bool = CircuitBreaker.isFailure
    ) {
        rules = Circuit.Rules(ratio: ratio, least: least, window: window, open: time, slow: slow)
        circuits = ScopeTable(for: window, on: scheduler, make: { Circuit() }) {
            $0.isBusy(at: $1)
        }
        (self.scope, self.isFailure) = (scope, isFailure)
    }

    /// The changes of all circuits from now on, on the threads of the requests that cause them.
    public var states: Observable<Change> { changes.flow }

    /// Returns true for a status of 500 or above, accepted or not, and for a failure of the
    /// connection or a time limit; false if this device is offline or has no descriptors left.
    public static func isFailure(_ result: Result<Response, any Error>) -> Bool {
        if let response = result.answer { return response.status >= 500 }
        switch result {
        case .failure(NetError.refused(.budgetSpent(let error))): return isFailure(.failure(error))
        case .failure(NetError.transport(let failure)):
            if case .timedOut = failure.reason { return true }
            return ![.offline, .noDescriptors].contains(failure.reason)
                && NetError.transport(failure).isLostConnection
        default: return false
        }
    }

    /// Sends `endpoint`, unless its circuit is open.
    public func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        .using({ try enter(scope.name(endpoint)) }) { call in
            next(endpoint).flatMapResult(of: endpoint) { result, _ in
                call.end(outcome(of: result))
                return .from(result)
            }
        }
    }

    private func enter(_ name: String) throws(NetError) -> CircuitCall {
        let (entry, era, began) = circuits.change(name) { circuit, now in
            (circuit.enter(at: now, rules), circuit.era, now)
        }
        if let wait = entry.wait { throw .refused(.circuitOpen(retryAfter: wait)) }
        report(entry.change, name)
        return CircuitCall { outcome in
            let change = circuits.change(name) { circuit, now in
                let isSlow = rules.slow.map { now - began >= $0 } ?? false
                return circuit.leave(isSlow ? .failed : outcome, of: era, at: now, rules)
            }
            report(change, name)
        }
    }

    private func report(_ change: State?, _ name: String) {
        if let change { changes.onNext(Change(scope: name, state: change)) }
    }

    private func outcome(of result: Result<Response, any Error>) -> Circuit.Outcome {
        // A cached response may stand in place of a failure.
        let result = result.answer?.replacedResult ?? result
        if isFailure(result) { return .failed }
        return result.answer?.isFromServer == true ? .succeeded : .unknown
    }

    /// The rule, and what it counts at this place: calls, or attempts of a ``Retry``.
    public func describe(for endpoint: Endpoint) -> String {
        "CircuitBreaker: opens for \(rules.open) if \(rules.ratio) of \(rules.least)"
            + " \(endpoint.limited)s fail within \(rules.window)"
    }
}
