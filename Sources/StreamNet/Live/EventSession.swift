import Foundation
import Locks

/// The state of one subscription of an event stream, across its connections.
final class EventSession: Sendable {
    fileprivate struct State: Sendable {
        /// The rules, as the request of the latest connection sets them.
        var rules: Rules?
        /// The identifier of the last block; nil before the first connection.
        var lastID: String?
        /// The wait that the server has set.
        var retry: Duration?
        /// The number of failures since a connection was healthy.
        var failures = 0
        var hasOpened = false
        /// True if an event has been read, of any connection.
        var hasEvents = false
        /// True if no event has come after the block that set `lastID`.
        var isAtLastID = true
        var connection = Connection()
        /// True after the end mark, and after a 204 to a stream without one.
        var isFinished = false

        /// True if another connection neither repeats nor leaves out an event.
        var canContinue: Bool { !hasEvents || isAtLastID && lastID?.isEmpty == false }
    }

    fileprivate struct Rules: Sendable {
        let reconnect: Reconnect?
        let scheduler: any Scheduler
        let limit: Int
        let endpoint: Endpoint
    }

    /// The state of one connection.
    fileprivate struct Connection: Sendable {
        /// The time at which the events began.
        var opened: Duration?
        var hasEvents = false
        /// The number of bytes of its body.
        var received = 0
        /// The event that the end of the body has cut; nil if there is none.
        var unfinished: ServerSentEvent?
        /// The result of the latest attempt, if that may be lost rather than refused.
        var loss: Loss?
    }

    fileprivate enum Loss: Sendable {
        /// There is no response.
        case network
        /// The status of a server that may be well again.
        case status(retryAfter: Duration?)
    }

    private let state = Mutex(State())
    let mark: EndMark?

    init(until mark: EndMark?) { self.mark = mark }

    /// Begins a connection with this request; returns the identifier to continue after, or "".
    func connect(_ endpoint: Endpoint) -> String {
        let rules = Rules(
            reconnect: endpoint.reconnect.applies(to: endpoint) ? endpoint.reconnect : nil,
            scheduler: endpoint.reconnectScheduler, limit: endpoint.elementLimit,
            endpoint: endpoint)
        let (id, former) = state.withLock { state in
            let former = state.rules
            (state.rules, state.connection) = (rules, Connection())
            let id = state.lastID ?? endpoint.lastEventID ?? ""
            state.lastID = id
            return (id, former)
        }
        // Released after the lock: the end of a scheduler may run code of its own.
        withExtendedLifetime(former) {}
        return id
    }

    /// Records the result of an attempt, as the network delivered it.
    func note(_ result: Result<Response, any Error>) {
        let loss: Loss? =
            switch result {
            case .success(let response): loss(of: response)
            case .failure(NetError.rejected(let response)): loss(of: response)
            case .failure(let error): Retry.isLostConnection(error) ? .network : nil
            }
        state.withLock { $0.connection.loss = loss }
    }

    private func loss(of response: Response) -> Loss? {
        guard Retry.statuses.contains(response.status) else { return nil }
        return .status(retryAfter: response.retryAfter { Date() })
    }

    /// Records that the events begin.
    func open() {
        let now = scheduler.now
        state.withLock { state in
            state.connection.opened = now
            state.hasOpened = true
        }
    }

    /// Records that the stream is over for good.
    func finish() { state.withLock { $0.isFinished = true } }

    /// Returns a reader for the body of a connection.
    func reader() -> Reader {
        let (id, limit) = state.withLock { ($0.lastID ?? "", $0.rules?.limit ?? 0) }
        return Reader(events: EventReader(upTo: limit, after: id), session: self)
    }

    /// True for an event before the end mark.
    func isBeforeEnd(_ event: ServerSentEvent) -> Bool {
        guard let mark, mark.matches(event) else { return true }
        finish()
        return false
    }

    /// Reads events, and records where another connection would continue.
    struct Reader: PieceReader {
        var events: EventReader
        let session: EventSession

        mutating func read(
            _ piece: Data?, _ notify: (ServerSentEvent) -> Void
        ) throws(NetError) {
            defer { session.read(piece, events) }
            try events.read(piece, notify)
        }
    }

    private func read(_ piece: Data?, _ events: EventReader) {
        let unfinished = piece == nil ? events.unfinished : nil
        state.withLock { state in
            state.connection.received += piece?.count ?? 0
            state.connection.hasEvents = events.count > 0
            state.connection.unfinished = unfinished
            state.hasEvents = state.hasEvents || events.count > 0 || unfinished != nil
            state.isAtLastID = events.isAtLastID
            if events.hasBlocks { state.lastID = events.lastID }
            state.retry = events.retry ?? state.retry
        }
    }

    /// Throws ``BodyEnded`` after a connection that was closed, unless the stream is over.
    ///
    /// The mark counts also if the body ended in it, without an empty line.
    func endConnection() throws {
        let (isFinished, last) = state.withLock { ($0.isFinished, $0.connection.unfinished) }
        if isFinished { return }
        if let last, !isBeforeEnd(last) { return }
        throw BodyEnded()
    }

    /// Returns the time to wait before another connection; nil if the stream fails.
    func wait(after error: any Error) -> Duration? {
        let now = scheduler.now
        let loss = state.withLock { $0.countLoss(error, at: now, isMarked: mark != nil) }
        // Without the lock: the random factor is the user's.
        return loss.flatMap { $0.reconnect.wait(after: $0.failures, $0.retry, $0.retryAfter) }
    }

    /// Returns the failure of a stream that ended, or was lost, before its end mark; nil if it has
    /// none, and for any other error.
    func failure(after error: any Error) -> NetError? {
        guard let mark else { return nil }
        let (connection, endpoint) = state.withLock {
            ($0.connection, $0.rules?.endpoint)
        }
        let isLost = connection.opened != nil && Retry.isLostConnection(error)
        guard isLost || error is BodyEnded else { return nil }
        return .transport(
            TransportError(
                .truncated(received: connection.received, expected: nil),
                request: endpoint?.description ?? "a response",
                detail: "\(mark.description) marks the end", underlying: isLost ? error : nil))
    }

    /// Reports the failure of a body that was whole, as far as the network could see.
    func report(_ failure: NetError) {
        state.withLock { $0.rules?.endpoint }?.reportFailure(failure, at: .body)
    }

    /// The clock of the waits.
    var scheduler: any Scheduler {
        state.withLock { $0.rules?.scheduler } ?? ImmediateScheduler()
    }
}

extension EventSession.State {
    /// The rule of a wait, and the numbers that it is computed of.
    fileprivate typealias Wait = (
        reconnect: Reconnect, failures: Int, retry: Duration?, retryAfter: Duration?
    )

    /// Counts a connection that was lost; nil if there may be no other.
    fileprivate mutating func countLoss(
        _ error: any Error, at now: Duration, isMarked: Bool
    ) -> Wait? {
        guard let reconnect = rules?.reconnect,
            !isMarked || canContinue || reconnect.requests == .all
        else { return nil }
        var retryAfter: Duration?
        if let opened = connection.opened {
            guard error is BodyEnded || Retry.isLostConnection(error) else { return nil }
            let isHealthy = error is BodyEnded && connection.hasEvents
            if isHealthy || now - opened >= reconnect.healthy { failures = 0 }
        } else {
            switch connection.loss {
            case .network: break
            case .status(let wait) where hasOpened: retryAfter = wait
            case .status, nil: return nil
            }
        }
        failures += 1
        return (reconnect, failures, retry, retryAfter)
    }
}

/// The end of a connection that was closed in order.
struct BodyEnded: Error {}
