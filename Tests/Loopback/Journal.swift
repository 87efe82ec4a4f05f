import Dispatch
import Locks

/// The events of a server so far, and the tasks that wait for more.
final class Journal: Sendable {
    struct Entries {
        private(set) var requests: [LoopbackRequest] = []
        /// The streams of connections of HTTP/2.
        var streams: [HTTP2Server.Stream] = []
        var streamIndices: [StreamPlace: Int] = [:]
        var connectionCount = 0
        var closedByPeer = 0
        fileprivate let limit: Int

        /// Remembers a request, and forgets old ones now and then.
        mutating func add(_ request: LoopbackRequest) {
            requests.append(request)
            if requests.count / 2 > limit { requests.removeFirst(requests.count - limit) }
        }
    }

    struct StreamPlace: Hashable {
        let connection: Int
        let number: UInt32
    }

    private struct State {
        var entries: Entries
        var readers: [Int: AsyncStream<Void>.Continuation] = [:]
        var nextReader = 0
    }

    private let state: Mutex<State>

    init(remembering limit: Int) {
        state = Mutex(State(entries: Entries(limit: max(0, limit))))
    }

    /// Everything so far.
    var entries: Entries { state.withLock { $0.entries } }

    /// Logs an event and resumes those who wait for it, after the lock is free again.
    @discardableResult
    func note<Result: Sendable>(_ write: (inout Entries) -> Result) -> Result {
        let (result, readers) = state.withLock { state in
            (write(&state.entries), Array(state.readers.values))
        }
        for reader in readers { reader.yield() }
        return result
    }

    /// Waits until `condition` holds, looking again at each new entry, at most for `limit`.
    func wait(upTo limit: Duration, until condition: @Sendable () -> Bool) async -> Bool {
        let (news, reader) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number = state.withLock { state in
            state.nextReader += 1
            state.readers[state.nextReader] = reader
            return state.nextReader
        }
        let timer = DispatchSource.makeTimerSource()
        timer.setEventHandler { reader.finish() }
        timer.schedule(deadline: .now() + limit / .seconds(1))
        timer.resume()
        defer {
            timer.cancel()
            state.withLock { $0.readers[number] = nil }
        }
        reader.yield()
        for await _ in news where condition() { return true }
        return condition()
    }
}
