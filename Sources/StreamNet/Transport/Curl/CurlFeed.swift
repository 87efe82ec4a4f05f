import Foundation
import Synchronization

/// The body of a request: read ahead on a queue of its own, however slow its source is, and taken
/// by the loop, which does not wait.
final class CurlFeed: Sendable {
    /// How much is read ahead, and at a time.
    private static let chunk = 262_144

    private struct State: Sendable {
        var ready = Data()
        var isWhole = false
        var hasFailed = false
        var isReading = false
        /// Whether the loop is to be told when there is something.
        var isAwaited = false
        /// How often the body has been begun again.
        var round = 0

        /// A slice would keep what stood before it.
        mutating func append(_ part: Data) {
            if ready.startIndex > 0 { ready = Data(ready) }
            ready.append(part)
        }

        var wantsMore: Bool { !isWhole && !hasFailed && ready.count < CurlFeed.chunk }
    }

    /// How many bytes there are.
    let count: Int
    /// All of them, where they are in memory.
    private let bytes: Data?
    private let source: CurlSource
    private let state: Mutex<State>

    init(_ body: RequestBody, count: Int) {
        self.count = count
        bytes = body.data
        source = CurlSource(body.source)
        state = Mutex(State(ready: body.data ?? Data(), isWhole: body.data != nil))
    }

    /// Reads ahead, so that what cannot be read is not begun, then calls `done`, also where nobody
    /// wants the transfer any more, as that has failed, say.
    func fill(for task: CurlTask, _ done: @escaping @Sendable () -> Void) {
        let round = state.withLock { state -> Int? in
            state.isReading = state.wantsMore
            return state.isReading ? state.round : nil
        }
        guard let round, task.transfer.read() else { return done() }
        read(round, for: task) { [self] in fill(for: task, done) }
    }

    /// The next bytes, at most `limit`; none at the end. Where there are none yet, `task` is
    /// resumed when there are.
    func take(_ limit: Int, for task: CurlTask) -> CurlCarriage.Speech {
        let (speech, round) = state.withLock { state -> (CurlCarriage.Speech, Int?) in
            if state.hasFailed { return (.abort, nil) }
            let part = state.ready.prefix(limit)
            state.ready = state.ready.dropFirst(limit)
            state.isAwaited = part.isEmpty && !state.isWhole
            let isFirst = !state.isReading && state.wantsMore
            if isFirst { state.isReading = true }
            return (state.isAwaited ? .pause : .bytes(part), isFirst ? state.round : nil)
        }
        if let round {
            read(round, for: task) { [self] in
                if isAwaited { task.resumeSending() }
            }
        }
        return speech
    }

    /// Whether the loop waits for it.
    var isAwaited: Bool { mayWait && state.withLock { $0.isAwaited } }

    /// Whether its bytes are not all here.
    var mayWait: Bool { bytes == nil }

    /// Begins again.
    func rewind() {
        state.withLock { state in
            state = State(
                ready: bytes ?? Data(), isWhole: bytes != nil, isReading: state.isReading,
                round: state.round + 1)
        }
    }

    /// Reads once; what belongs to an earlier round is dropped.
    private func read(_ round: Int, for task: CurlTask, _ done: @escaping @Sendable () -> Void) {
        source.read(round, upTo: Self.chunk) { [self] result in
            state.withLock { state in
                state.isReading = false
                guard round == state.round else { return }
                switch result {
                case .success(let part?): state.append(part)
                case .success(nil): state.isWhole = true
                case .failure: state.hasFailed = true
                }
            }
            if case .failure(let error) = result {
                let failure = RequestFailure(reading: error)
                task.transfer.stop(task.transfer.journey.failure(failure))
            }
            done()
        }
    }
}
