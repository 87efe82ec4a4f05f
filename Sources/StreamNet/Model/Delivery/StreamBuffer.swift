import Foundation
import Locks

/// A buffer for what a transfer receives, between the transport, which adds pieces, and a reader,
/// which removes them at its own pace.
///
/// Nothing is called and no task is resumed while the lock is held: resuming a task takes a lock of
/// its own, under which it may be cancelling.
final class StreamBuffer<Piece: Sendable>: Sendable {
    private struct State: Sendable {
        var pieces = Buffer<(piece: Piece, count: Int)>()
        /// The number of bytes of the pieces.
        var byteCount = 0
        var readers = Buffer<Waiting>()
        var ending: Result<Void, any Error>?
        var trailers: HTTPHeaders = [:]
        /// True if the transfer should be paused; the next property is true if it has been paused.
        var isPaused = false
        var isPauseRequested = false
        var isNotifying = false

        func isToPause(beyond limit: Int) -> Bool { byteCount > limit && !isPaused }

        /// Returns true to pause the transfer next, false to resume it, and nil for neither.
        mutating func nextOrder() -> Bool? {
            guard isPaused != isPauseRequested else {
                isNotifying = false
                return nil
            }
            isPauseRequested = isPaused
            return isPaused
        }
    }

    private typealias Waiting = @Sendable (Result<Piece?, any Error>) -> Void

    private let state = Mutex(State())
    private let limit: Int
    private let transfer: any Pausable
    private let overflow: any Error

    /// - Parameter overflow: The error if more bytes wait, and the transfer cannot be paused.
    init(limit: Int, of transfer: any Pausable, overflow: any Error) {
        (self.limit, self.transfer, self.overflow) = (limit, transfer, overflow)
    }

    /// Adds a piece of `count` bytes; throws if it is too many, and the transfer cannot be paused.
    func add(_ piece: Piece, of count: Int) throws {
        let (reader, isFull) = state.withLock { state -> (Waiting?, Bool) in
            guard state.ending == nil else { return (nil, false) }
            if let reader = state.readers.pop() { return (reader, false) }
            state.pieces.push((piece, count))
            state.byteCount += count
            return (nil, state.isToPause(beyond: limit))
        }
        if let reader { reader(.success(piece)) }
        guard isFull else { return }
        guard transfer.canPause else { throw overflow }
        // A reader may have made room meanwhile.
        let isToPause = state.withLock { state in
            if state.isToPause(beyond: limit) { state.isPaused = true }
            return state.isPaused
        }
        if isToPause { notify() }
    }

    /// Pauses or resumes the transfer until it is in the state that is wanted by then, one thread
    /// at a time: after a late `resume` nothing would slow the sender down any more.
    private func notify() {
        if state.withLock({ exchange(&$0.isNotifying, with: true) }) { return }
        while let isPaused = state.withLock({ $0.nextOrder() }) {
            if isPaused { transfer.pause() } else { transfer.resume() }
        }
    }

    /// Resumes the waiting readers with the end; pieces that have been written can still be read.
    func end(_ ending: Result<Void, any Error>, _ trailers: HTTPHeaders = [:]) {
        let readers = state.withLock { state -> [Waiting] in
            if state.ending == nil { (state.ending, state.trailers) = (ending, trailers) }
            return state.readers.popAll()
        }
        for reader in readers { reader(ending.map { nil }) }
    }

    var isPaused: Bool { state.withLock { $0.isPaused } }
    fileprivate var trailers: HTTPHeaders { state.withLock { $0.trailers } }

    fileprivate func next() async throws -> Piece? {
        do {
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { reader in
                    read { reader.resume(with: $0) }
                }
            } onCancel: {
                close()
            }
        } catch NetError.cancelled where Task.isCancelled { throw CancellationError() }
    }

    private func read(_ reader: @escaping Waiting) {
        let (result, isDrained) = state.withLock { state -> (Result<Piece?, any Error>?, Bool) in
            guard let (piece, count) = state.pieces.pop() else {
                if state.ending == nil { state.readers.push(reader) }
                return (state.ending?.map { nil }, false)
            }
            state.byteCount -= count
            let isDrained = state.isPaused && state.byteCount <= limit / 2
            if isDrained { state.isPaused = false }
            return (.success(piece), isDrained)
        }
        if isDrained { notify() }
        if let result { reader(result) }
    }

    /// Delivers each piece on `scheduler`, when the subscriber has taken what the last one made.
    fileprivate func pass(to sink: Sink<Piece>, on scheduler: any Scheduler) {
        sink.lifetime.whenReady { [self] in
            read { [self] result in
                scheduler.schedule { [self] in
                    switch result {
                    case .success(let piece?):
                        if !sink.lifetime.isClosed { sink.next(piece) }
                        pass(to: sink, on: scheduler)
                    case .success(nil): sink.complete()
                    case .failure(let error): sink.fail(error)
                    }
                }
            }
        }
    }

    fileprivate func close() {
        // The pieces of a stub are its user's, and released after the lock.
        _ = state.withLock { state in
            // The body is not complete if pieces are discarded.
            if state.byteCount > 0, case .success? = state.ending {
                state.ending = .failure(NetError.cancelled)
            }
            state.byteCount = 0
            return state.pieces.popAll()
        }
        end(.failure(NetError.cancelled))
        transfer.cancel()
    }
}

extension StreamBuffer {
    /// The reader of a buffer; ends the transfer when it is released.
    final class Reader: Sendable {
        private let buffer: StreamBuffer

        init(_ buffer: StreamBuffer) { self.buffer = buffer }

        deinit { buffer.close() }

        var trailers: HTTPHeaders { buffer.trailers }
        func next() async throws -> Piece? { try await buffer.next() }

        /// The pieces that have not been read, delivered away from the transport's thread.
        var pieces: Observable<Piece> {
            Observable { [self] sink in
                let scheduler =
                    buffer.transfer.readingScheduler ?? QueueScheduler(label: "streamnet.reading")
                sink.lifetime.onTearDown { [self] in buffer.close() }
                buffer.pass(to: sink, on: scheduler)
            }
        }
    }
}

/// The body of a response that is read as a stream.
typealias StreamedBody = StreamBuffer<Data>

extension StreamBuffer: BodySink where Piece == Data {
    func begin(_ head: Response) -> Response? { head.streaming(ByteStream(self)) }
    func write(_ piece: Data) throws { if !piece.isEmpty { try add(piece, of: piece.count) } }

    func finish(_ head: Response) -> Response {
        end(.success(()), head.trailers)
        return head
    }

    func fail(_ error: any Error) { end(.failure(error)) }
}

extension ByteStream {
    init(_ source: StreamedBody) {
        let reader = StreamedBody.Reader(source)
        self.init(
            { Iterator { _ in try await reader.next() } }, reader.pieces, { reader.trailers })
    }
}
