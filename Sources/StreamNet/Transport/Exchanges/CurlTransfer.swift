import Foundation
import Locks

/// A transfer in a loop, as seen from all threads.
final class CurlTransfer: TransferHandle {
    /// The number of received bytes that may wait for delivery.
    private static let room = 1_000_000

    let transfer: Transfer
    let upload: UploadBody?
    let finished: @Sendable () -> Void
    let head: RequestHead
    let delivery: DeliveryQueue
    private let gate: ConnectionGate
    private let settings: CurlSettings
    private let submit: Submit
    // Flags are released and acquired, so that libcurl's thread sees what came before them. Numbers
    // of events are relaxed: nothing depends on them but how many are delivered together.
    private let wasCancelled = Atomic(false)
    private let isPaused = Atomic(false)
    private let undelivered = Atomic(0)
    private let pendingEvents = Atomic(0)
    private let sendings = Atomic(0)
    private let backlog = Mutex<[EventBuffer.Event]?>(nil)
    private let pieces = Mutex<[Piece]>([])

    /// Passes a command to the loop. May be called on any thread.
    typealias Submit = @Sendable (Command) -> Void

    enum Command: Sendable {
        case start(CurlTransfer), resume(CurlTransfer), cancel(CurlTransfer), write(CurlTransfer)
    }

    init(
        _ transfer: Transfer, sending upload: UploadBody?, by gate: ConnectionGate,
        to delivery: DeliveryQueue, _ settings: CurlSettings, _ submit: @escaping Submit,
        _ finished: @escaping @Sendable () -> Void
    ) {
        (self.transfer, self.upload, self.gate) = (transfer, upload, gate)
        (self.delivery, self.settings, self.submit) = (delivery, settings, submit)
        self.finished = finished
        head = RequestHead(
            transfer.request, sending: upload?.count, accepting: settings.codings)
    }

    var connectTimeout: Duration? { settings.configuration.connectTimeout }
    var headLimit: Int? { settings.configuration.maximumHeaderSize }

    func setMultiplexed(_ isMultiplexed: Bool) {
        if !isUpgrade { gate.setMultiplexed(isMultiplexed, transfer.request.host) }
    }

    /// True if the request may be sent twice (RFC 9110 §9.2.2).
    var isIdempotent: Bool {
        HTTPMethod.idempotent.contains(transfer.request.method)
            || transfer.call.endpoint.isIdempotent
    }

    var isUpgrade: Bool { transfer.offer != nil }
    var isCancelled: Bool { wasCancelled.load(ordering: .acquiring) }
    var hasPendingEvents: Bool { pendingEvents.load(ordering: .relaxed) > 0 }
    var progress: Int { sendings.load(ordering: .relaxed) }
    func addProgress() { sendings.add(1, ordering: .relaxed) }
    var canPause: Bool { true }
    func pause() { isPaused.store(true, ordering: .releasing) }

    func resume() {
        isPaused.store(false, ordering: .releasing)
        submit(.resume(self))
        deliverBacklog()
    }

    func resumeSending() { submit(.resume(self)) }

    func cancel() {
        wasCancelled.store(true, ordering: .releasing)
        submit(.cancel(self))
        deliverBacklog()
    }

    func addPendingEvent() { pendingEvents.add(1, ordering: .relaxed) }
    func removePendingEvent() { pendingEvents.subtract(1, ordering: .relaxed) }
}

// Back-pressure: pieces wait for the delivering queue, which may be slower than the network.
extension CurlTransfer {
    /// True if there is room for another piece; if not, `resume` is submitted when there is.
    var hasRoom: Bool {
        !isPaused.load(ordering: .acquiring) && undelivered.load(ordering: .acquiring) < Self.room
    }

    func addUndelivered(_ count: Int) { undelivered.add(count, ordering: .acquiringAndReleasing) }

    func deliver(_ count: Int) {
        let (before, after) = undelivered.subtract(count, ordering: .acquiringAndReleasing)
        let half = Self.room / 2
        if before >= half, after < half { submit(.resume(self)) }
    }
}

// Inflating: events are held back behind a piece that becomes more than there is room for.
extension CurlTransfer {
    func inflater(for head: Response) -> BodyInflater? {
        BodyInflater(head, of: transfer.request.method, known: settings.codings)
    }

    /// Adds an event to those that are held back; false if there are none.
    func hold(_ event: EventBuffer.Event) -> Bool {
        backlog.withLock { backlog in
            backlog?.append(event)
            return backlog != nil
        }
    }

    /// Holds events back until the body in front is delivered, which may be paused.
    func hold(_ events: [EventBuffer.Event]) {
        backlog.withLock { $0 = events }
        // Behind the lock: a reader that resumes at this moment is seen here, or sees the backlog.
        if isCancelled || !isPaused.load(ordering: .acquiring) { delivery.deliverRest(of: self) }
    }

    func takeBacklog() -> [EventBuffer.Event]? { backlog.withLock { $0.take() } }

    private func deliverBacklog() {
        if backlog.withLock({ $0 != nil }) { delivery.deliverRest(of: self) }
    }
}

// Upgrading: what is sent on the connection behind the request.
extension CurlTransfer {
    struct Piece: Sendable {
        fileprivate(set) var bytes: Data
        fileprivate(set) var sent: [SentCallback] = []

        func dropFirst(_ count: Int) -> Piece? {
            count < bytes.count ? Piece(bytes: bytes.dropFirst(count), sent: sent) : nil
        }
    }

    /// The number of bytes up to which pieces are joined.
    private static let joined = 65_536

    func write(_ bytes: Data, _ sent: @escaping SentCallback) {
        let count = pieces.withLock { pieces in
            if let last = pieces.indices.last, pieces[last].bytes.count < Self.joined {
                pieces[last].bytes += bytes
                pieces[last].sent.append(sent)
                return 0
            }
            pieces.append(Piece(bytes: bytes, sent: [sent]))
            return pieces.count
        }
        if count == 1 { submit(.write(self)) }
    }

    func nextPiece() -> Piece? { pieces.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
}
