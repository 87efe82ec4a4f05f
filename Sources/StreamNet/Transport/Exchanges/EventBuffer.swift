import Foundation

/// Collects the events of a loop's transfers on its thread, which never waits for their receivers.
final class EventBuffer {
    enum Event: Sendable {
        case head(Response)
        case piece(Data)
        /// There may be room for the rest of a piece, which the transfer holds back.
        case rest
        /// The total number of bytes of the request body that have been sent.
        case sent(Int)
        /// Bytes have been sent on an upgraded connection, and this is to be called.
        case written(@Sendable () -> Void)
        /// The end of the transfer; no other event follows it.
        case end(CurlError?, Transfer.Rest)
        /// The transfer was cancelled; its connection is free, and nothing more is delivered.
        case gone
    }

    /// The size in bytes from which a piece is not joined with the next one.
    private static let piece = 32_768

    /// The queues to which events were passed that no thread delivers yet.
    private var waiting: [ObjectIdentifier: DeliveryQueue] = [:]
    private var entries: [DeliveryQueue.Entry] = []

    func add(_ event: Event, for task: CurlTransfer) {
        guard let last = entries.indices.last, entries[last].task === task
        else { return append(event, for: task) }
        switch (entries[last].event, event) {
        case (.piece(var earlier), .piece(let later)) where earlier.count < Self.piece:
            entries[last].event = .gone  // so that it is appended in place
            earlier.append(later)
            entries[last].event = .piece(earlier)
        case (.sent, .sent): entries[last].event = event
        default: append(event, for: task)
        }
    }

    private func append(_ event: Event, for task: CurlTransfer) {
        task.addPendingEvent()
        entries.append(.init(task: task, event: event))
    }

    /// Passes the events to their queues; those that wait for too long get a thread of their own.
    func send() {
        // In most turns, there is one queue.
        while let queue = entries.first?.task.delivery {
            let others = entries.filter { $0.task.delivery !== queue }
            queue.take(others.isEmpty ? entries : entries.filter { $0.task.delivery === queue })
            waiting[ObjectIdentifier(queue)] = queue
            entries = others
        }
        for queue in waiting.values { queue.requestOwnThread() }
    }

    /// The longest wait of the loop before it must call `send` again; nil if it need not.
    var maximumWait: Duration? {
        for (id, queue) in waiting where !queue.isWaiting { waiting[id] = nil }
        return waiting.isEmpty ? nil : DeliveryQueue.maximumWait
    }
}
