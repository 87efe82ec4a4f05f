import Dispatch
import Locks

/// Delivers the events of a loop in order, one at a time, on a thread that runs Swift tasks, as
/// waking another one takes as long as a request, or on its own if all of these are busy.
final class DeliveryQueue: Sendable {
    struct Entry: Sendable {
        let task: CurlTransfer
        var event: EventBuffer.Event
    }

    private enum Phase {
        case idle
        /// A thread has been requested, and has not started yet.
        case requested(since: ContinuousClock.Instant)
        /// A second thread has been requested as well; the first to start delivers.
        case requestedTwice
        case delivering
    }

    private struct State: Sendable {
        var entries: [Entry] = []
        var phase = Phase.idle

        /// Adds entries; true if no thread delivers, and one is requested now.
        mutating func add(_ more: [Entry], _ request: Phase) -> Bool {
            entries += more
            guard case .idle = phase else { return false }
            phase = request
            return true
        }

        /// Starts a delivery; false if another thread has started it, or there is nothing left.
        mutating func begin() -> Bool {
            switch phase {
            case .idle, .delivering: return false
            case .requested, .requestedTwice:
                phase = .delivering
                return true
            }
        }

        /// Returns all events, none if the time of the thread is over; nil if there are none.
        mutating func next(until end: ContinuousClock.Instant) -> [Entry]? {
            if entries.isEmpty {
                phase = .idle
                return nil
            }
            if .now >= end {
                phase = .requestedTwice
                return []
            }
            defer { entries = [] }
            return entries
        }
    }

    /// The time for which events wait for a thread that runs tasks.
    static let maximumWait = Duration.milliseconds(2)
    /// The time for which such a thread delivers before it yields to other work.
    private static let turn = Duration.milliseconds(10)

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "streamnet.curl")

    /// True if events wait for a thread that has been requested, which may take too long to start.
    var isWaiting: Bool { state.withLock { if case .requested = $0.phase { true } else { false } } }

    func take(_ entries: [Entry]) {
        let isFirst = state.withLock { $0.add(entries, .requested(since: .now)) }
        if isFirst { DispatchQueue.global().async { [self] in deliver() } }
    }

    /// Delivers the rest of a piece that `task` holds back. May be called on any thread.
    func deliverRest(of task: CurlTransfer) {
        task.addPendingEvent()
        let rest = Entry(task: task, event: .rest)
        if state.withLock({ $0.add([rest], .requestedTwice) }) { requestThreads() }
    }

    func requestOwnThread() {
        let isLate = state.withLock { state in
            guard case .requested(let since) = state.phase, .now - since >= Self.maximumWait
            else { return false }
            state.phase = .requestedTwice
            return true
        }
        if isLate { queue.async { [self] in deliver() } }
    }

    private func deliver() {
        guard state.withLock({ $0.begin() }) else { return }
        let end = ContinuousClock.now + Self.turn
        while let entries = state.withLock({ $0.next(until: end) }) {
            if entries.isEmpty { return requestThreads() }
            for entry in entries {
                entry.deliver()
                entry.task.removePendingEvent()
            }
        }
    }

    /// Requests threads of both kinds, as the loop does not check; the first to start delivers.
    private func requestThreads() {
        DispatchQueue.global().async { [self] in deliver() }
        queue.asyncAfter(deadline: .now() + Self.maximumWait / .seconds(1)) { [self] in deliver() }
    }
}

extension DeliveryQueue.Entry {
    fileprivate func deliver() {
        let transfer = task.transfer
        switch event {
        case .rest: deliverRest()
        case .gone:
            _ = task.takeBacklog()
            task.finished()
        case _ where task.hold(event): break
        case .end(let error, let rest):
            task.finished()
            let failure = error.map { transfer.call.failure($0, task) }
            transfer.complete(nil, failure, rest)
        case _ where task.isCancelled: break
        case .head(let head): transfer.receive(head, inflating: task.inflater(for: head))
        case .sent(let count): transfer.send(count)
        case .written(let notify): notify()
        case .piece(let piece):
            if !transfer.receive(piece) { task.hold([]) }
            task.deliver(piece.count)
        }
    }

    private func deliverRest() {
        guard let events = task.takeBacklog() else { return }
        guard task.transfer.receiveRest() else { return task.hold(events) }
        for event in events { DeliveryQueue.Entry(task: task, event: event).deliver() }
    }
}

extension Call {
    /// Returns the error of a failed transfer, as a function of the bytes received by then.
    fileprivate func failure(
        _ error: CurlError, _ task: CurlTransfer
    ) -> (_ received: Int?, _ expected: Int?) -> NetError {
        if let limit = error.limit { return { _, _ in self.failure(.headTooLong(limit: limit)) } }
        return { received, expected in
            self.failure(
                TransportError.Reason(
                    error, connectingWithin: task.connectTimeout, received: received,
                    // An end that is missing is more than the body.
                    expected: received == expected ? nil : expected),
                detail: error.text, underlying: error)
        }
    }
}
