import Locks

/// A difference between a conversation and its script.
enum StubFinding: Sendable { case unexpected(String, SocketMessage), unused(String) }

/// The differences of the conversations of a table, also of those that go on.
final class StubFindings: Sendable {
    private struct Conversation: Sendable {
        let number: Int
        weak var socket: StubSocket?
    }

    private struct State: Sendable {
        var found: [StubFinding] = []
        var count = 0
        var open: [ObjectIdentifier: Conversation] = [:]
    }

    private let state = Mutex(State())

    /// The differences so far, those of the open conversations last, in the order of these.
    var all: [StubFinding] {
        let (found, open) = state.withLock { ($0.found, Array($0.open.values)) }
        let sockets = open.sorted { $0.number < $1.number }.compactMap(\.socket)
        return found + sockets.flatMap(\.differences)
    }

    func report(_ finding: StubFinding) { state.withLock { $0.found.append(finding) } }

    func add(_ socket: StubSocket) {
        state.withLock { state in
            state.count += 1
            state.open[ObjectIdentifier(socket)] = .init(number: state.count, socket: socket)
        }
    }

    func end(_ socket: StubSocket, _ findings: [StubFinding]) {
        state.withLock { state in
            state.open[ObjectIdentifier(socket)] = nil
            state.found += findings
        }
    }
}
