import Synchronization

/// A transfer on its way through a loop, as all threads see it.
final class CurlTask: TransferTask {
    /// How many bytes may be on their way to whoever hears of them.
    private static let room = 1_000_000

    let transfer: Transfer
    let feed: CurlFeed?
    /// To be called once, when its connection is free again.
    let finished: @Sendable () -> Void
    private let loop: CurlLoop
    private let wasCancelled = Atomic(false)
    private let isPaused = Atomic(false)
    private let underway = Atomic(0)
    private let news = Atomic(0)

    init(
        _ transfer: Transfer, sending feed: CurlFeed?, in loop: CurlLoop,
        _ finished: @escaping @Sendable () -> Void
    ) {
        self.transfer = transfer
        self.feed = feed
        self.loop = loop
        self.finished = finished
    }

    var connectTimeout: Duration? { loop.settings.configuration.connectTimeout }

    var isCancelled: Bool { wasCancelled.load(ordering: .acquiring) }

    var hasNews: Bool { news.load(ordering: .relaxed) > 0 }

    var canPause: Bool { true }

    func pause() { isPaused.store(true, ordering: .releasing) }

    func resume() {
        isPaused.store(false, ordering: .releasing)
        loop.submit(.resume(self))
    }

    /// There is more of the body.
    func resumeSending() { loop.submit(.resume(self)) }

    func cancel() {
        wasCancelled.store(true, ordering: .releasing)
        loop.submit(.cancel(self))
    }
}

// What happens waits to be told.
extension CurlTask {
    func note() { news.add(1, ordering: .relaxed) }

    func tell() { news.subtract(1, ordering: .relaxed) }
}

// Pieces wait for the queue that delivers them, and that may be slower than the network.
extension CurlTask {
    /// Whether there is room for another piece; if not, `resume` is submitted when there is.
    var hasRoom: Bool {
        !isPaused.load(ordering: .acquiring) && underway.load(ordering: .acquiring) < Self.room
    }

    func post(_ count: Int) { underway.add(count, ordering: .acquiringAndReleasing) }

    func deliver(_ count: Int) {
        let (before, after) = underway.subtract(count, ordering: .acquiringAndReleasing)
        let half = Self.room / 2
        if before >= half, after < half { loop.submit(.resume(self)) }
    }
}
