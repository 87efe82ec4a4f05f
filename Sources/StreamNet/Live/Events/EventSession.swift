import Foundation
import Locks

/// The state of one subscription of an event stream, across its connections.
final class EventSession: Sendable {
    fileprivate struct State: Sendable {
        /// The identifier of the last block; nil before the first connection.
        var lastID: String?
        var retry: Duration?
        /// True if an event has been read, of any connection.
        var hasEvents = false
        /// True if no event has come after the block that set `lastID`.
        var isAtLastID = true
        /// Of the present connection; the event is the one that the end of the body has cut.
        var body = (hasEvents: false, received: 0, unfinished: ServerSentEvent?.none)
        /// True after the end mark, and after a 204 to a stream without one.
        var isFinished = false

        /// True if another connection neither repeats nor leaves out an event.
        var canContinue: Bool {
            !hasEvents || isAtLastID && lastID.map(EventSession.isSentBack) == true
        }
    }

    private let state = Mutex(State())
    let attempts = ConnectionAttempts()
    let mark: EndMark?

    init(until mark: EndMark?) { self.mark = mark }

    /// Begins a connection with this request; returns the identifier to continue after, or "".
    func connect(_ endpoint: Endpoint) -> String {
        let id = state.withLock { state in
            state.body.received = 0
            let id = state.lastID ?? endpoint.lastEventID ?? ""
            state.lastID = id
            return id
        }
        attempts.begin(endpoint)
        return Self.isSentBack(id) ? id : ""
    }

    /// True for an identifier that the next connection sends back: servers limit a head.
    private static func isSentBack(_ id: String) -> Bool { !id.isEmpty && id.utf8.count <= 8_192 }

    func finish() { state.withLock { $0.isFinished = true } }

    /// The identifier with which the next event continues.
    fileprivate var lastID: String { state.withLock { $0.lastID ?? "" } }

    /// Finishes the stream if the event is its mark; returns true then.
    func finish(at event: ServerSentEvent) -> Bool {
        guard let mark, mark.matches(event) else { return false }
        finish()
        return true
    }

    /// Records what a connection has received with this piece, or with its end.
    fileprivate func record(_ piece: Data?, _ events: EventReader) {
        let unfinished = piece == nil ? events.unfinished : nil
        state.withLock { state in
            state.body.received += piece?.count ?? 0
            state.body.hasEvents = events.count > 0
            state.body.unfinished = unfinished
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
        let (isFinished, last) = state.withLock { ($0.isFinished, $0.body.unfinished) }
        if isFinished { return }
        if let last, finish(at: last) { return }
        throw BodyEnded()
    }

    func wait(after error: any Error) -> Duration? {
        let (body, retry, canContinue) = state.withLock { ($0.body, $0.retry, $0.canContinue) }
        let isEnded = error is BodyEnded
        return attempts.wait(
            after: isEnded ? nil : error, isHealthy: isEnded && body.hasEvents, retry
        ) { [mark] in mark == nil || canContinue || $0.requests == .all }
    }

    /// Returns the failure of a stream that ended before its mark; nil without one, and for others.
    func failure(after error: any Error) -> NetError? {
        guard let mark else { return nil }
        let isLost = attempts.isOpen && Retry.isLostConnection(error)
        guard isLost || error is BodyEnded else { return nil }
        let received = state.withLock { $0.body.received }
        return mark.truncation(
            after: received, of: attempts.endpoint, by: isLost ? error : nil)
    }
}

/// The end of a connection that was closed in order.
struct BodyEnded: Error {}

/// Reads the events of a response. A body that begins as a JSON object or array is no stream of
/// events, but the server's refusal, whatever the type of the response says.
struct EventBodyReader: PieceReader {
    private var events: EventReader
    private let response: Response
    private let session: EventSession?
    private var refusal: Data?
    private var extent = JSONExtent()
    private var hasBegun = false

    private static let openings = ASCIISet("{[")

    private static func begins(_ byte: UInt8) -> Bool {
        !JSONExtent.blanks.contains(byte) && !ByteOrderMark.utf8.contains(byte)
    }

    init(of response: Response, _ session: EventSession? = nil) {
        (self.response, self.session) = (response, session)
        events = EventReader(upTo: response.elementLimit, after: session?.lastID ?? "")
    }

    mutating func read(_ piece: Data?, _ notify: (ServerSentEvent) -> Void) throws(NetError) {
        defer { session?.record(piece, events) }
        if !hasBegun, let first = piece?.first(where: Self.begins) {
            hasBegun = true
            if Self.openings.contains(first) { refusal = Data() }
        }
        guard var body = refusal else { return try events.read(piece, notify) }
        let part = piece?.prefix(Response.longestRefusal - body.count) ?? Data()
        body += part
        refusal = body
        extent.append([UInt8](part)[...])
        guard piece == nil || extent.isClosed || body.count == Response.longestRefusal
        else { return }
        var refused = response.with(body: body)
        refused.rejection = Rejection(wanted: "a stream of text/event-stream", found: "JSON")
        throw .rejected(refused)
    }
}
