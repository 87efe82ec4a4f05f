import Foundation
import Locks

/// Plays a timeline to a transfer, as if it came from a network.
final class StubPlayer: TransferHandle, Demand {
    private struct State: Sendable {
        var timeline: StubTimeline
        var lastEvent = Duration.zero
        var isPlaying = false
        var isPaused = false
        var isOver = false
        /// True if the rest is the stream of a response, or a conversation.
        var hasStream = false
        /// The stream's next step, while the transfer is paused.
        var step: (@Sendable () -> Void)?
        /// The conversation that follows the head; nil for a body.
        var socket: StubSocket?
        var trailers: HTTPHeaders = [:]

        /// Returns the next event and the delay before it; nil if there is nothing to play now.
        mutating func next() -> (StubTimeline.Event?, Duration)? {
            isPlaying = !isPaused && !isOver && !hasStream
            guard isPlaying else { return nil }
            let event = timeline.next()
            defer { lastEvent = timeline.now }
            return (event, timeline.now - lastEvent)
        }

        /// Returns true if playing must begin again.
        mutating func resume() -> Bool {
            defer { (isPlaying, isPaused) = (true, false) }
            return !isPlaying
        }
    }

    let canPause = true

    private let transfer: Transfer
    private let scheduler: any Scheduler
    private let state: Mutex<State>
    /// The wait for the next event, or the subscription to the stream of a response.
    private let timer: SerialTimer

    init(_ timeline: StubTimeline, to transfer: Transfer, on scheduler: any Scheduler) {
        state = Mutex(State(timeline: timeline))
        (self.transfer, self.scheduler, timer) = (transfer, scheduler, SerialTimer(on: scheduler))
    }

    func start() {
        guard transfer.begin(self) else { return }
        if let count = transfer.request.body?.count { transfer.send(count) }
        resume()
    }

    func pause() {
        state.withLock { state in
            state.isPaused = true
            return state.socket
        }?.pause()
    }

    func write(_ bytes: Data, _ sent: @escaping SentCallback) {
        sent()?()
        state.withLock { $0.socket }?.receive(bytes)
    }

    func resume() {
        let (isStopped, step, socket) = state.withLock { state in
            (state.resume(), state.step.take(), state.socket)
        }
        step?()
        socket?.resume()
        if isStopped { play() }
    }

    func cancel() {
        let (step, socket) = state.withLock { state in
            state.isOver = true
            return (state.step.take(), state.socket.take())
        }
        socket?.cancel()
        timer.job.dispose()
        step?()
    }

    private func play() {
        while let (event, delay) = state.withLock({ $0.next() }) {
            guard delay > .zero else {
                play(event)
                continue
            }
            return timer.set(delay) { [self] in
                play(event)
                play()
            }
        }
    }

    private func play(_ event: StubTimeline.Event?) {
        switch event {
        case .head(let head):
            if let script = head.attributes.stubSocket { return play(script) }
            if let stream = head.stream { return play(stream, of: head) }
            state.withLock { $0.trailers = head.trailers }
            transfer.receive(head)
            if !head.body.isEmpty { transfer.receive(head.body) }
        case .piece(let piece): transfer.receive(piece)
        case .failure(let error): transfer.stop(error)
        case nil:
            let trailers = state.withLock { state in
                state.isOver = true
                return state.trailers
            }
            transfer.complete(nil, nil, .init(trailers: trailers))
        }
    }

    private func play(_ script: StubSocketScript) {
        guard transfer.offer != nil
        else { return transfer.stop(transfer.call.failure(.invalidResponse, detail: "a socket")) }
        let socket = StubSocket(script, transfer, scheduler)
        state.withLock { ($0.socket, $0.hasStream) = (socket, true) }
        socket.open()
    }

    /// Plays the stream of a response that the stub has made, as fast as it is read.
    private func play(_ stream: ByteStream, of head: Response) {
        state.withLock { $0.hasStream = true }
        transfer.receive(head.with(body: Data()))
        let lifetime = SubscriptionLifetime { [transfer] ending in
            switch ending {
            case .completed: transfer.complete(nil, nil)
            case .error(let error): transfer.stop(error)
            }
        }
        lifetime.wait(for: self)
        timer.job.disposable = lifetime
        if timer.job.isDisposed { return }
        stream.asObservable().start(Sink(lifetime) { [transfer] in transfer.receive($0) })
    }

    func whenReady(_ action: @escaping @Sendable () -> Void) {
        let isReady = state.withLock { state in
            if state.isPaused, !state.isOver { state.step = action }
            return !state.isPaused || state.isOver
        }
        if isReady { action() }
    }
}
