import Foundation
import Locks

/// A request body that is read ahead on a queue of its own, so that the loop does not wait for it.
final class UploadBody: Sendable {
    /// The number of bytes that are read ahead, and read at a time.
    private static let chunk = 262_144

    private struct State: Sendable {
        var ready = Data()
        var isWhole = false
        var hasFailed = false
        var isReading = false
        /// True if the loop must be notified when there are bytes.
        var isAwaited = false
        var round = 0

        /// Appends `part` to a copy: a slice would retain the bytes before it.
        mutating func append(_ part: Data) {
            if ready.startIndex > 0 { ready = Data(ready) }
            ready.append(part)
        }

        var wantsMore: Bool { !isWhole && !hasFailed && ready.count < UploadBody.chunk }
    }

    let count: Int
    /// The whole body, if it is in memory.
    private let bytes: Data?
    private let source: CurlSource
    private let state: Mutex<State>

    /// - Parameter body: One whose length is known.
    init(_ body: RequestBody) {
        count = body.count ?? 0
        bytes = body.data
        source = CurlSource(body.source)
        state = Mutex(State(ready: body.data ?? Data(), isWhole: body.data != nil))
    }

    /// Reads ahead before the transfer starts, which is stopped if its body is unreadable.
    func fill(for task: CurlTransfer, _ done: @escaping @Sendable () -> Void) {
        let round = state.withLock { state -> Int? in
            state.isReading = state.wantsMore
            return state.isReading ? state.round : nil
        }
        guard let round, task.transfer.read() else { return done() }
        read(round, for: task) { [self] in fill(for: task, done) }
    }

    /// Returns the next bytes, none at the end; if there are none yet, `task` is resumed with them.
    func take(_ limit: Int, for task: CurlTransfer) -> HTTPExchange.BodyPart {
        let (result, round) = state.withLock { state -> (HTTPExchange.BodyPart, Int?) in
            if state.hasFailed { return (.abort, nil) }
            let part = state.ready.prefix(limit)
            state.ready = state.ready.dropFirst(limit)
            state.isAwaited = part.isEmpty && !state.isWhole
            let isFirst = !state.isReading && state.wantsMore
            if isFirst { state.isReading = true }
            return (state.isAwaited ? .pause : .bytes(part), isFirst ? state.round : nil)
        }
        if let round {
            read(round, for: task) { [self] in if isAwaited { task.resumeSending() } }
        }
        return result
    }

    private var isAwaited: Bool { state.withLock { $0.isAwaited } }

    func rewind() {
        state.withLock { state in
            state = State(
                ready: bytes ?? Data(), isWhole: bytes != nil, isReading: state.isReading,
                round: state.round + 1)
        }
    }

    /// Reads one chunk; bytes of an earlier round are dropped.
    private func read(_ n: Int, for task: CurlTransfer, _ done: @escaping @Sendable () -> Void) {
        source.read(n, upTo: Self.chunk) { [self] result in
            state.withLock { state in
                state.isReading = false
                guard n == state.round else { return }
                switch result {
                case .success(let part?): state.append(part)
                case .success(nil): state.isWhole = true
                case .failure: state.hasFailed = true
                }
            }
            if case .failure(let error) = result {
                let failure = RequestError(reading: error)
                task.transfer.stop(task.transfer.call.failure(failure))
            }
            done()
        }
    }
}

/// A body source that is read on a queue of its own.
// Unchecked: the reader is used on the queue only, which is serial.
private final class CurlSource: @unchecked Sendable {
    private let source: BodySource
    // It has a thread whatever else the process does, and other sources block.
    private let queue = DispatchQueue(label: "streamnet.reading")
    private var reader: (round: Int, read: BodySource.Reader)?

    init(_ source: BodySource) { self.source = source }

    /// Reads the next bytes, or the first ones if `round` has changed; nil is the end.
    func read(
        _ round: Int, upTo limit: Int,
        _ done: @escaping @Sendable (Result<Data?, any Error>) -> Void
    ) {
        queue.async { [self] in
            done(
                Result {
                    try Platform.drained {
                        if reader?.round != round { reader = (round, try source.reader()) }
                        return try reader?.read(limit)
                    }
                })
        }
    }
}
