import Synchronization

/// A transfer in a loop, as seen from all threads.
final class CurlTransfer: TransferHandle {
    /// The number of received bytes that may wait for delivery.
    private static let room = 1_000_000

    let transfer: Transfer
    let upload: UploadBody?
    /// Called once, when the connection of the transfer is free again.
    let finished: @Sendable () -> Void
    private let loop: CurlLoop
    private let wasCancelled = Atomic(false)
    private let isPaused = Atomic(false)
    private let undelivered = Atomic(0)
    private let pendingEvents = Atomic(0)

    init(
        _ transfer: Transfer, sending upload: UploadBody?, in loop: CurlLoop,
        _ finished: @escaping @Sendable () -> Void
    ) {
        self.transfer = transfer
        self.upload = upload
        self.loop = loop
        self.finished = finished
    }

    var connectTimeout: Duration? { loop.settings.configuration.connectTimeout }

    var headLimit: Int? { loop.settings.configuration.maximumHeaderSize }

    var isCancelled: Bool { wasCancelled.load(ordering: .acquiring) }

    var hasPendingEvents: Bool { pendingEvents.load(ordering: .relaxed) > 0 }

    var canPause: Bool { true }

    func pause() { isPaused.store(true, ordering: .releasing) }

    func resume() {
        isPaused.store(false, ordering: .releasing)
        loop.submit(.resume(self))
    }

    /// Resumes the handle, as there is more of the request body.
    func resumeSending() { loop.submit(.resume(self)) }

    func cancel() {
        wasCancelled.store(true, ordering: .releasing)
        loop.submit(.cancel(self))
    }
}

// The number of events that wait for delivery.
extension CurlTransfer {
    func note() { pendingEvents.add(1, ordering: .relaxed) }

    func notify() { pendingEvents.subtract(1, ordering: .relaxed) }
}

// Back-pressure: pieces wait for the queue that delivers them, which may be slower than the
// network.
extension CurlTransfer {
    /// True if there is room for another piece; if not, `resume` is submitted when there is.
    var hasRoom: Bool {
        !isPaused.load(ordering: .acquiring) && undelivered.load(ordering: .acquiring) < Self.room
    }

    func addUndelivered(_ count: Int) { undelivered.add(count, ordering: .acquiringAndReleasing) }

    func deliver(_ count: Int) {
        let (before, after) = undelivered.subtract(count, ordering: .acquiringAndReleasing)
        let half = Self.room / 2
        if before >= half, after < half { loop.submit(.resume(self)) }
    }
}
