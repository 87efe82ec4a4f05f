import Foundation
import Locks

/// The connections of one live stream, one after the other: their states, failures and waits.
final class ConnectionAttempts: Sendable {
    fileprivate struct State: Sendable {
        /// The request of the present connection.
        var endpoint: Endpoint?
        /// The number of failures since a connection was healthy.
        var failures = 0
        var hasOpened = false
        /// The time at which the present connection was open.
        var opened: Duration?
        /// The result of the latest attempt, if that may be lost rather than refused.
        var loss: Loss?
        var next: NextConnection?
        /// True between a loss and the wait behind it, and after `reconnectNow()` in between.
        var (isLosing, isDue) = (false, false)
        /// The tokens of the connections; nil without a budget.
        var tokens: RetryAttempts?
        var refusal: NetError?
    }

    fileprivate enum Loss: Sendable {
        case network
        /// The status of a server that may be well again.
        case status(retryAfter: Duration?)
    }

    private let state = Mutex(State())

    func begin(_ endpoint: Endpoint) {
        let (former, failures, tokens) = state.withLock { state in
            (state.opened, state.loss) = (nil, nil)
            state.tokens = state.tokens ?? endpoint.rule?.budget.map { RetryAttempts($0) }
            return (exchange(&state.endpoint, with: endpoint), state.failures, state.tokens)
        }
        _ = tokens?.begin()
        // Released after the lock: the end of a scheduler may run code of its own.
        withExtendedLifetime(former) {}
        notify(.connecting(attempt: failures + 1))
    }

    /// Records the result of an attempt, as the network delivered it.
    func note(_ result: Result<Response, any Error>) {
        let loss: Loss? =
            switch result {
            case .success(let response): loss(of: response)
            case .failure(NetError.rejected(let response)): loss(of: response)
            case .failure(NetError.refused(let refusal)): loss(of: refusal)
            case .failure(let error): Retry.isLostConnection(error) ? .network : nil
            }
        state.withLock { $0.loss = loss }
    }

    private var date: Date { endpoint?.rule?.now() ?? Date() }

    private func loss(of response: Response) -> Loss? {
        guard Retry.statuses.contains(response.status) else { return nil }
        return .status(retryAfter: response.retryAfter { date })
    }

    private func loss(of refusal: Refusal) -> Loss? {
        switch refusal {
        case .circuitOpen(let wait): .status(retryAfter: wait)
        case .rateLimited(let end): .status(retryAfter: .clamped(end.timeIntervalSince(date)))
        // Without a budget the stream would connect again, too.
        case .budgetSpent: .network
        case .deadlineExceeded: nil
        }
    }

    func open() {
        let now = scheduler.now
        let tokens = state.withLock { state in
            (state.opened, state.hasOpened) = (now, true)
            return state.tokens
        }
        tokens?.succeed()
        notify(.open)
    }

    /// The attributes of the next connection: its trace is that of the stream.
    var attributes: Attributes { endpoint?.trace.map { .continuedTrace($0) } ?? [] }

    var isOpen: Bool { state.withLock { $0.opened != nil } }

    var endpoint: Endpoint? { state.withLock { $0.endpoint } }

    var scheduler: any Scheduler { endpoint?.reconnectScheduler ?? ImmediateScheduler() }

    /// Returns the time to wait before another connection; nil if the stream fails.
    /// - Parameters:
    ///   - error: The error that ended the connection; nil if the server has closed it in order.
    ///   - isHealthy: True if the connection counts as healthy, however short it was.
    func wait(
        after error: (any Error)?, isHealthy: Bool, _ wanted: Duration?,
        if mayContinue: (Reconnect) -> Bool
    ) -> Duration? {
        var wait: Duration?
        if let reconnect = endpoint?.rule, mayContinue(reconnect) {
            let now = scheduler.now
            let loss = state.withLock { $0.countLoss(error, reconnect, isHealthy, at: now) }
            // Without the lock: the random factor is the user's.
            wait = loss.flatMap { reconnect.wait(after: $0.failures, wanted, $0.retryAfter) }
            if wait != nil, !pay(after: error ?? closed) { wait = nil }
        }
        report(error, next: wait)
        if let wait {
            endpoint?.mark("waits", "\(wait.inWords) to connect again")
            state.withLock { ($0.isLosing, $0.isDue) = (true, false) }
            notify(.lost(error, next: wait))
        }
        return wait
    }

    /// Notifies the plugins of a loss; closed in order is one, too, if another connection follows.
    private func report(_ error: (any Error)?, next wait: Duration?) {
        guard let endpoint else { return }
        switch error {
        case let error as NetError where !error.isCancelled:
            endpoint.reportFailure(error, at: .connection(next: wait))
        case nil where wait != nil: endpoint.reportFailure(closed, at: .connection(next: wait))
        default: break
        }
    }

    private var closed: NetError {
        .transport(
            TransportError(
                .connectionLost, request: endpoint?.description ?? "a stream",
                detail: "in order, by the server"))
    }

    /// Takes the tokens of another connection; false if there are too few.
    private func pay(after error: any Error) -> Bool {
        guard let tokens = state.withLock({ $0.tokens }), !tokens.pay(after: error)
        else { return true }
        endpoint?.mark("exhausted", "the budget of retries is spent")
        state.withLock { $0.refusal = .refused(.budgetSpent(after: error)) }
        return false
    }

    /// The failure of a stream that has no tokens for another connection.
    var refusal: NetError? { state.withLock { $0.refusal } }

    func end(_ error: (any Error)?) { notify(.ended(error)) }

    private func notify(_ state: EventConnection.State) {
        endpoint?.onConnection?(EventConnection(state: state, attempts: self))
    }
}

extension ConnectionAttempts: Scheduler {
    var now: Duration { scheduler.now }

    /// Schedules the next connection; ``reconnectNow()`` and a network that returns start it.
    func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> any Disposable {
        let next = NextConnection(work)
        let (former, isDue) = state.withLock { state in
            state.isLosing = false
            return (exchange(&state.next, with: next), exchange(&state.isDue, with: false))
        }
        withExtendedLifetime(former) {}
        if isDue { reconnectNow() }
        let timer = scheduler.schedule(after: delay) { next.start() }
        let network = endpoint?.networkReturns.subscribe(onNext: { [self] in reconnectNow() })
        return Disposables.create { [self] in
            if next.cancel() { state.withLock { $0.tokens }?.cancel() }
            timer.dispose()
            network?.dispose()
        }
    }

    func reconnectNow() {
        let next = state.withLock { state in
            state.isDue = state.isLosing
            return state.next.take()
        }
        guard let next else { return }
        _ = scheduler.schedule { next.start() }
    }
}

extension Endpoint {
    /// The rule for connecting again; nil if none applies to this request.
    fileprivate var rule: Reconnect? {
        let rule = self.reconnect
        return rule.applies(to: self) ? rule : nil
    }
}

extension ConnectionAttempts.State {
    /// Counts a connection that was lost; nil if there may be no other.
    fileprivate mutating func countLoss(
        _ error: (any Error)?, _ reconnect: Reconnect, _ isHealthy: Bool, at now: Duration
    ) -> (failures: Int, retryAfter: Duration?)? {
        var retryAfter: Duration?
        if let opened {
            guard error.map(Retry.isLostConnection) ?? true else { return nil }
            if isHealthy || now - opened >= reconnect.healthy { failures = 0 }
        } else {
            guard hasOpened || reconnect.includesFirst else { return nil }
            switch loss {
            case .network: break
            case .status(let wait): retryAfter = wait
            case nil: return nil
            }
        }
        failures += 1
        return (failures, retryAfter)
    }
}

/// A connection that is waited for; started once, by whoever is first.
fileprivate final class NextConnection: Sendable {
    private let work: Mutex<(@Sendable () -> Void)?>

    init(_ work: @escaping @Sendable () -> Void) { self.work = Mutex(work) }

    func start() { work.withLock { $0.take() }?() }

    /// True if it has not been started.
    func cancel() -> Bool { work.withLock { $0.take() } != nil }
}
