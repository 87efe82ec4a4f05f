import Foundation
import Locks

/// One exchange of a request and its response while it runs.
///
/// It resolves once: a streamed response does so with its head, and its body belongs to its reader.
/// Nothing is called while the lock is held; the transport reports events one at a time.
final class Transfer: Sendable, UpgradedConnection {
    typealias Resolve = @Sendable (Result<Response, any Error>) -> Void
    /// Frees the connection of a transfer for another one.
    typealias Leave = @Sendable () -> Void
    /// Starts a transfer; calls its argument when the connection is free again.
    typealias Run = @Sendable (@escaping Leave) -> Void

    let request: EncodedRequest
    let call: Call
    /// The scheduler of a stubbed transfer; nil for one over the network.
    let readingScheduler: (any Scheduler)?
    let state: Mutex<TransferState>
    let offer: (any UpgradeOffer)?

    /// - Parameter scheduler: That of a stubbed transfer, whose time is not measured; or nil.
    init(
        _ request: EncodedRequest, _ call: Call, on scheduler: (any Scheduler)? = nil,
        _ resolve: @escaping Resolve
    ) {
        offer = call.delivery.offer()
        var request = request
        if let offer { request.headers.merge(offer.fields) }
        (self.request, self.call, readingScheduler) = (request, call, scheduler)
        state = Mutex(TransferState(resolve))
    }

    /// True if a caller still waits for the response, or reads it.
    var isWanted: Bool { state.withLock { $0.phase.isWanted } }

    /// Returns a closure that calls `leave` once: at the transfer's end, or when a stream is read.
    func freeing(_ leave: @escaping Leave) -> Leave {
        state.withLock { $0.leaveConnection = leave }
        return free
    }

    @Sendable func free() { state.withLock { $0.leaveConnection.take() }?() }

    /// Records that the body's source makes progress; false if the response is no longer wanted.
    func read() -> Bool {
        state.withLock { state in
            state.clock.lastByte = .now
            return state.phase.isWanted
        }
    }

    /// Starts the deadlines, and sets the task, nil while the request body is read before it is
    /// sent; false if the response is no longer wanted.
    func begin(_ task: (any TransferHandle)?) -> Bool {
        let now = ContinuousClock.now
        let start = call.start(at: now)
        let isWanted = state.withLock { state in
            guard state.phase.isWanted else { return false }
            state.clock.begin(start: start, now: now)
            if let task { (state.handle, state.clock.begun) = (task, now) }
            return true
        }
        if isWanted, task != nil { call.endpoint.mark("sent") }
        return isWanted
    }

    /// Records the total number of bytes of the request body that have been sent.
    func send(_ count: Int) {
        let isWanted = state.withLock { state in
            state.clock.lastByte = .now
            state.sent = count
            return state.phase.isWanted
        }
        if isWanted { call.meter?.send(count, of: request.body?.count) }
    }

    var canPause: Bool { state.withLock { $0.handle?.canPause ?? false } }
    var hasPendingEvents: Bool { state.withLock { $0.handle }?.hasPendingEvents ?? false }
    var progress: Int { state.withLock { $0.handle }?.progress ?? 0 }
    func pause() { setPaused(true)?.pause() }
    func resume() { setPaused(false)?.resume() }
    func cancel() { stop(NetError.cancelled) }

    func write(_ bytes: Data, _ sent: @escaping SentCallback) {
        state.withLock { $0.handle }?.write(bytes, sent)
    }

    private func setPaused(_ isPaused: Bool) -> (any TransferHandle)? {
        state.withLock { state in
            (state.clock.lastByte, state.isPaused) = (.now, isPaused)
            return state.stoppable
        }
    }
}

/// A running transfer in its transport: the session's task, or another transport's handle.
protocol TransferHandle: Sendable {
    /// True if there are events that have not been delivered to the transfer yet.
    var hasPendingEvents: Bool { get }
    /// Grows with each sending that had waited for room; 0 if that is not known.
    var progress: Int { get }
    var canPause: Bool { get }
    func pause()
    func resume()
    /// Cancels the transfer. Returns at once, on any thread.
    func cancel()
    /// Sends bytes on a connection that has switched its protocol.
    func write(_ bytes: Data, _ sent: @escaping SentCallback)
}

extension TransferHandle {
    /// False, for a transport that delivers its events at once, or does not count them.
    var hasPendingEvents: Bool { false }
    var progress: Int { 0 }
    /// Sends nothing, for a transport whose connections stay with HTTP.
    func write(_ bytes: Data, _ sent: @escaping SentCallback) {}
}
