import Foundation
import Locks

/// Accepts connections on a thread of its own and gives each a thread.
final class Acceptor: Sendable {
    let port: UInt16
    private let listener: Socket
    private let journal: Journal
    private let live = Mutex<[Int: Socket]>([:])
    private let stopping = Signal()
    private let stopped = Signal()

    init(on address: LoopbackAddress, port: UInt16, journal: Journal) throws(LoopbackError) {
        self.journal = journal
        listener = try Socket.listening(on: address, port: port)
        self.port = try listener.port()
    }

    /// Starts to accept.
    func start(_ reading: LoopbackServer.Reading, _ answer: @escaping LoopbackServer.Answer) {
        run { [self] in
            while !stopping.isRaised { acceptNext(reading, answer) }
            listener.close()
            _ = stopped.raise()
        }
    }

    /// Refuses new connections and ends the open ones; only the first call does something.
    func stop() {
        guard stopping.raise() else { return }
        listener.shutDown()
        for socket in live.withLock({ Array($0.values) }) { socket.shutDown() }
        stopped.wait(upTo: .hangLimit)
    }

    private func acceptNext(
        _ reading: LoopbackServer.Reading, _ answer: @escaping LoopbackServer.Answer
    ) {
        do {
            // Not every system wakes `poll` when the listener shuts down, hence the short wait.
            guard try listener.isReadable(before: .now + .milliseconds(100)),
                !stopping.isRaised
            else { return }
            serve(try listener.accept(), reading, answer)
        } catch {
            stopping.wait(upTo: .milliseconds(10))  // out of descriptors, perhaps: try again
        }
    }

    private func serve(
        _ socket: Socket, _ reading: LoopbackServer.Reading,
        _ answer: @escaping LoopbackServer.Answer
    ) {
        let number = journal.note { entries in
            entries.connectionCount += 1
            return entries.connectionCount
        }
        live.withLock { $0[number] = socket }
        // A stop that looked at the list before would have missed this one.
        if stopping.isRaised { socket.shutDown() }
        run { [self] in
            let connection = Connection(
                socket, number: number, journal: journal, stopping: stopping)
            connection.serve(reading, answer)
            _ = live.withLock { $0.removeValue(forKey: number) }
        }
    }

    private func run(_ block: @escaping @Sendable () -> Void) {
        let thread = Thread(block: block)
        thread.stackSize = 512 * 1024
        thread.start()
    }
}
