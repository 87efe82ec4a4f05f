import Locks

/// Plays a timeline to a transfer, as if it came from a network.
final class StubPlayer: TransferHandle {
    private struct State: Sendable {
        var timeline: StubTimeline
        /// The time of the event that was played last.
        var lastEvent = Duration.zero
        var timer: (any Disposable)?
        var isPlaying = false
        var isPaused = false
        var isOver = false

        /// Returns the next event and the delay before it; nil if there is nothing to play now.
        mutating func next() -> (StubTimeline.Event?, Duration)? {
            isPlaying = !isPaused && !isOver
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

    init(_ timeline: StubTimeline, to transfer: Transfer, on scheduler: any Scheduler) {
        state = Mutex(State(timeline: timeline))
        self.transfer = transfer
        self.scheduler = scheduler
    }

    func start() {
        guard transfer.begin(self) else { return }
        if let count = transfer.request.body?.count { transfer.send(count) }
        resume()
    }

    func pause() { state.withLock { $0.isPaused = true } }

    func resume() {
        if state.withLock({ $0.resume() }) { play() }
    }

    func cancel() {
        let timer = state.withLock { state in
            state.isOver = true
            return state.timer.take()
        }
        timer?.dispose()
    }

    /// Plays the events that are due, and schedules the rest.
    private func play() {
        while let (event, delay) = state.withLock({ $0.next() }) {
            guard delay > .zero else {
                play(event)
                continue
            }
            let timer = scheduler.schedule(after: delay) { [self] in
                play(event)
                play()
            }
            // The former timer, which has run, is released after the lock.
            let (isOver, _) = state.withLock { state in
                (state.isOver, state.isOver ? nil : exchange(&state.timer, with: timer))
            }
            if isOver { timer.dispose() }
            return
        }
    }

    private func play(_ event: StubTimeline.Event?) {
        switch event {
        case .head(let head):
            transfer.receive(head)
            if !head.body.isEmpty { transfer.receive(head.body) }
        case .piece(let piece): transfer.receive(piece)
        case .failure(let error): transfer.stop(error)
        case nil:
            state.withLock { $0.isOver = true }
            transfer.complete(nil, nil)
        }
    }
}
