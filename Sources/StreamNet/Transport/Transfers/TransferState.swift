import Foundation

/// The state of a transfer; guarded by its lock.
struct TransferState: Sendable {
    enum Phase: Sendable {
        /// A caller waits for the response.
        case waiting(Transfer.Resolve)
        /// The response is delivered, and its body is read.
        case reading
        case over

        var isWaiting: Bool { if case .waiting = self { true } else { false } }
        var isWanted: Bool { if case .over = self { false } else { true } }
    }

    private(set) var phase: Phase
    var clock = TransferClock()
    /// The transfer in its transport; nil before it begins and after its end.
    var handle: (any TransferHandle)?
    var isPaused = false
    /// True if the handle is about to complete by itself and must not be stopped any more.
    var isEnding = false
    /// The response so far; nil before its head has arrived.
    private(set) var body: ReceivedBody?
    /// The bytes that have come without a head: URLSession reports that of a 101 at the end only.
    private(set) var headless = Data()
    var sent = 0
    var leaveConnection: Transfer.Leave?
    var isLoginRefused = false

    init(_ resolve: @escaping Transfer.Resolve) { phase = .waiting(resolve) }

    /// Sets the head, and returns it with its URL and timing.
    mutating func receive(
        _ head: Response, of request: EncodedRequest, _ inflater: BodyInflater?, isTimed: Bool
    ) -> Response {
        let now = ContinuousClock.now
        clock.lastByte = now
        let head = Response(
            status: head.status, headers: head.headers, url: head.url ?? request.url,
            timing: isTimed ? clock.timing(now) : nil)
        // In place of one of an earlier round of authentication.
        body = ReceivedBody(head, inflating: inflater, for: request.method, to: body?.sink)
        return head
    }

    /// Adds a piece to the body; nil before its head.
    mutating func receive(_ piece: Data, of count: Int) -> ReceivedBody? {
        if body == nil { headless.append(piece) }
        body?.receive(piece, of: count)
        return body
    }

    /// Sets the receiver of the body; returns the phase before.
    mutating func deliver(to sink: any BodySink, isRead: Bool) -> Phase {
        let before = phase
        guard before.isWanted else { return before }
        body?.sink = sink
        if isRead { phase = .reading }
        return before
    }

    /// The times since which the limits run; `now` for a limit that does not apply yet.
    func beginnings(_ now: ContinuousClock.Instant) -> TimeLimits.Beginnings {
        var times: TimeLimits.Beginnings = (now, now, now)
        guard clock.isRunning, !isPaused else { return times }
        if phase.isWaiting { times.total = clock.start }
        // Events that wait for delivery count as activity.
        if handle?.hasPendingEvents == true { return times }
        if body == nil { times.firstByte = clock.begun ?? now }
        times.idle = clock.lastByte
        return times
    }

    /// Ends the transfer, and returns its state with the receivers to notify, once.
    mutating func end() -> TransferState {
        let ended = self
        (phase, body, headless, handle) = (.over, nil, Data(), nil)
        clock.isRunning = false
        return ended
    }

    /// The handle, if it may be paused, resumed and cancelled.
    var stoppable: (any TransferHandle)? { isEnding ? nil : handle }
}

// Of a transfer that has ended.
extension TransferState {
    func fail(_ error: any Error) {
        stoppable?.cancel()
        notify(error)
    }

    func notify(_ error: any Error) {
        body?.sink?.fail(error)
        if case .waiting(let resolve) = phase { resolve(.failure(error)) }
    }

    func succeed(_ response: Response) {
        let sink = body?.sink
        let result = Result { try sink?.finish(response) ?? response }
        if case .failure(let error) = result { sink?.fail(error) }
        if case .waiting(let resolve) = phase { resolve(result) }
    }
}

/// The times of a transfer, from which its deadlines and its timing follow.
struct TransferClock: Sendable {
    let made = ContinuousClock.now
    /// The time at which the request would have started, had it never waited for a connection.
    private(set) var start = ContinuousClock.now
    private var queued = Duration.zero
    /// True while the deadlines apply.
    var isRunning = false
    /// The time at which this exchange began; nil while its body is read, before it can be sent.
    var begun: ContinuousClock.Instant?
    var lastByte = ContinuousClock.now

    /// Starts the deadlines, with the exchange or the reading of its body.
    mutating func begin(start: ContinuousClock.Instant, now: ContinuousClock.Instant) {
        lastByte = now
        if isRunning { return }
        (self.start, isRunning, queued) = (start, true, now - made)
    }

    /// The timing of a response whose head arrives now, without its body.
    func timing(_ now: ContinuousClock.Instant) -> Response.Timing {
        .init(firstByte: now - start, total: now - start, queued: queued)
    }
}
