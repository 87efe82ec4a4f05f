import Foundation

/// How far a transfer has come; guarded by its lock.
struct TransferState: Sendable {
    enum Phase: Sendable {
        /// Somebody waits for the response.
        case waiting(Transfer.Resolve)
        /// The response is delivered, and its body is read.
        case reading
        case over

        var isWaiting: Bool { if case .waiting = self { true } else { false } }
        var isWanted: Bool { if case .over = self { false } else { true } }
    }

    private(set) var phase: Phase
    var task: (any TransferTask)?
    private let made = ContinuousClock.now
    private(set) var start = ContinuousClock.now
    /// When this exchange began.
    private(set) var begun: ContinuousClock.Instant?
    private var spooling: ContinuousClock.Instant?
    private var spooled = Duration.zero
    /// Whether its deadlines count.
    private(set) var isTimed = false
    var lastByte = ContinuousClock.now
    var sent = 0
    private(set) var head: Response?
    private(set) var received = 0
    private var body = Data()
    /// Where the body goes, unless it is kept here.
    private var sink: (any BodySink)?
    private(set) var isPaused = false
    var isLoginRefused = false
    /// The task is about to complete by itself and must not be cancelled any more.
    var isEnding = false

    init(_ resolve: @escaping Transfer.Resolve) { phase = .waiting(resolve) }

    mutating func begin(
        _ task: some TransferTask, start: ContinuousClock.Instant, now: ContinuousClock.Instant
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

    /// Gives when the request began.
    mutating func endSpooling(_ now: ContinuousClock.Instant) -> ContinuousClock.Instant {
        spooled = spooling.map { now - $0 } ?? .zero
        return start
    }

    /// How long it has waited for its turn.
    private var queued: Duration { begun.map { $0 - made - spooled } ?? .zero }

    /// Gives the head with what is known about it.
    mutating func receive(_ head: Response, from url: URL, isTimed: Bool) -> Response {
        let now = ContinuousClock.now
        lastByte = now
        (body, received) = (Data(), 0)  // of an earlier round of authentication
        let head = Response(
            status: head.status, headers: head.headers, url: head.url ?? url,
            timing: isTimed
                ? .init(firstByte: now - start, total: now - start, queued: queued) : nil)
        self.head = head
        return head
    }

    /// Where the piece goes; it is kept here if there is no such place.
    mutating func receive(_ piece: Data) -> (any BodySink)? {
        received += piece.count
        guard sink == nil else { return sink }
        // Most have one piece, which need not be copied, unless it is a part of other bytes.
        if body.isEmpty, piece.startIndex == 0 { body = piece } else { body.append(piece) }
        return nil
    }

    /// Lets the body go to `sink`; gives the phase before that.
    mutating func deliver(to sink: any BodySink, _ isRead: Bool) -> Phase {
        defer {
            if phase.isWanted {
                self.sink = sink
                if isRead { phase = .reading }
            }
        }
        return phase
    }

    /// What is to be paused or resumed.
    mutating func pause(_ isPaused: Bool) -> (any TransferTask)? {
        self.isPaused = isPaused
        lastByte = .now
        return isEnding ? nil : task
    }

    mutating func leave() -> EndedTransfer? { phase.isWaiting ? end() : nil }

    /// Ends the transfer and gives what is to be told to whom, once.
    mutating func end() -> EndedTransfer {
        defer {
            (phase, isTimed) = (.over, false)
            (task, sink, body) = (nil, nil, Data())
        }
        return EndedTransfer(
            phase: phase, task: isEnding ? nil : task, sink: sink, start: start,
            head: head, received: received, body: body)
    }
}

/// What was going on when a transfer ended, and who is to hear of it.
struct EndedTransfer: Sendable {
    let phase: TransferState.Phase
    let task: (any TransferTask)?
    let sink: (any BodySink)?
    let start: ContinuousClock.Instant
    let head: Response?
    let received: Int
    let body: Data

    func fail(_ error: any Error) {
        task?.cancel()
        tell(error)
    }

    func tell(_ error: any Error) {
        sink?.fail(error)
        if case .waiting(let resolve) = phase { resolve(.failure(error)) }
    }

    func succeed(_ response: Response) {
        let result = Result { try sink?.finish(response) ?? response }
        if case .failure(let error) = result { sink?.fail(error) }
        if case .waiting(let resolve) = phase { resolve(result) }
    }
}
