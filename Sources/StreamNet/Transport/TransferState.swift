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
    /// Frees the connection for another transfer, once.
    var freeing: ConnectionGate.Leave?
    var task: (any TransferHandle)?
    private let made = ContinuousClock.now
    private(set) var start = ContinuousClock.now
    /// The time at which this exchange began.
    private(set) var begun: ContinuousClock.Instant?
    private var spooling: ContinuousClock.Instant?
    private var spooled = Duration.zero
    /// True while the deadlines apply.
    private(set) var isTimed = false
    var lastByte = ContinuousClock.now
    var sent = 0
    /// The head as sent.
    private(set) var head: Response?
    /// Inflates the body, unless it is delivered as sent.
    private(set) var inflater: BodyInflater?
    /// The number of bytes of the body that are announced, as sent; nil if it is unknown.
    private(set) var announced: Int?
    /// The number of bytes of the body that have been received, as sent.
    private(set) var received = 0
    /// The number of bytes that have been delivered.
    private(set) var delivered = 0
    private var body = Data()
    /// The receiver of the body, unless it is collected here.
    private var sink: (any BodySink)?
    private(set) var isPaused = false
    var isLoginRefused = false
    /// True if the task is about to complete by itself and must not be cancelled any more.
    var isEnding = false

    init(_ resolve: @escaping Transfer.Resolve) { phase = .waiting(resolve) }

    mutating func begin(
        _ task: some TransferHandle, start: ContinuousClock.Instant, now: ContinuousClock.Instant
    ) -> Bool {
        guard phase.isWanted else { return false }
        self.task = task
        (self.start, isTimed) = (start, true)
        (begun, lastByte) = (now, now)
        return true
    }

    mutating func beginSpooling(start: ContinuousClock.Instant, now: ContinuousClock.Instant) {
        guard phase.isWanted else { return }
        (self.start, isTimed) = (start, true)
        (spooling, lastByte) = (now, now)
    }

    /// Ends the spooling, and returns the time at which the request began.
    mutating func endSpooling(_ now: ContinuousClock.Instant) -> ContinuousClock.Instant {
        spooled = spooling.map { now - $0 } ?? .zero
        return start
    }

    /// The time for which the transfer has waited for its turn.
    private var queued: Duration { begun.map { $0 - made - spooled } ?? .zero }

    /// Sets the head, and returns it with its URL and timing.
    mutating func receive(
        _ head: Response, of request: EncodedRequest, _ inflater: BodyInflater?, isTimed: Bool
    ) -> Response {
        let now = ContinuousClock.now
        lastByte = now
        (body, received, delivered) = (Data(), 0, 0)  // of an earlier round of authentication
        let head = Response(
            status: head.status, headers: head.headers, url: head.url ?? request.url,
            timing: isTimed
                ? .init(firstByte: now - start, total: now - start, queued: queued) : nil)
        self.head = head
        self.inflater = inflater
        announced = head.announcedLength(for: request.method, isAsSent: inflater != nil)
        return head
    }

    /// Returns the receiver of a piece; if there is none, the piece is collected here.
    /// - Parameter count: The number of bytes of the body as sent that the piece was made of.
    mutating func receive(_ piece: Data, of count: Int) -> (any BodySink)? {
        received += count
        delivered += piece.count
        guard sink == nil else { return sink }
        // Most bodies have one piece, which need not be copied unless it is a slice of other bytes.
        if body.isEmpty, piece.startIndex == 0 { body = piece } else { body.append(piece) }
        return nil
    }

    /// Sets the receiver of the body; returns the phase before.
    mutating func deliver(to sink: any BodySink, _ isRead: Bool) -> Phase {
        defer {
            if phase.isWanted {
                self.sink = sink
                if isRead { phase = .reading }
            }
        }
        return phase
    }

    /// Sets the paused state, and returns the task to pause or resume.
    mutating func pause(_ isPaused: Bool) -> (any TransferHandle)? {
        self.isPaused = isPaused
        lastByte = .now
        return isEnding ? nil : task
    }

    mutating func leave() -> EndedTransfer? { phase.isWaiting ? end() : nil }

    /// Ends the transfer, and returns its state with the receivers to notify, which are returned
    /// once.
    mutating func end() -> EndedTransfer {
        defer {
            (phase, isTimed) = (.over, false)
            (task, sink, body, inflater) = (nil, nil, Data(), nil)
        }
        return EndedTransfer(
            phase: phase, task: isEnding ? nil : task, sink: sink, start: start,
            head: head, inflater: inflater, announced: announced, received: received, body: body)
    }
}

/// The state of a transfer when it ended, with the receivers to notify.
struct EndedTransfer: Sendable {
    let phase: TransferState.Phase
    let task: (any TransferHandle)?
    let sink: (any BodySink)?
    let start: ContinuousClock.Instant
    let head: Response?
    let inflater: BodyInflater?
    let announced: Int?
    let received: Int
    let body: Data

    func fail(_ error: any Error) {
        task?.cancel()
        notify(error)
    }

    func notify(_ error: any Error) {
        sink?.fail(error)
        if case .waiting(let resolve) = phase { resolve(.failure(error)) }
    }

    func succeed(_ response: Response) {
        let result = Result { try sink?.finish(response) ?? response }
        if case .failure(let error) = result { sink?.fail(error) }
        if case .waiting(let resolve) = phase { resolve(result) }
    }
}
