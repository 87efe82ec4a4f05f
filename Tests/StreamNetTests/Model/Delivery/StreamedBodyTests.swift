import Foundation
import Locks
import Streams
import Testing

@testable import StreamNet

@Suite(.hangLimit) struct StreamedBodyTests {
    /// A sender that obeys its last instruction, with an event meanwhile.
    private final class Sender: Pausable {
        let canPause = true
        let readingScheduler: (any Scheduler)? = nil
        let isPaused = Mutex(false)
        let meanwhile = Mutex<(@Sendable () -> Void)?>(nil)

        func pause() { isPaused.withLock { $0 = true } }

        func resume() {
            meanwhile.withLock { $0.take() }?()
            isPaused.withLock { $0 = false }
        }

        func cancel() {}
    }

    /// A body of a sender with so much room, and its stream, which ends when it is released.
    private static func started(
        limit: Int, _ sender: Sender = Sender()
    ) throws -> (StreamedBody, ByteStream) {
        let body = StreamedBody(limit: limit, of: sender, overflow: NetError.cancelled)
        return (body, try #require(body.begin(Response())?.stream))
    }

    /// Reads on, in a task that is cancelled already.
    private static func lateReader(of stream: ByteStream) -> Task<Void, any Error> {
        Task {
            withUnsafeCurrentTask { $0?.cancel() }
            for try await _ in stream {}
        }
    }

    @Test func `what was thrown away is missing at the end, though all had come`() async throws {
        let (body, stream) = try Self.started(limit: 100)
        for piece in ["Keep ", "it ", "simple."] { try body.write(Data(piece.utf8)) }
        _ = body.finish(Response())
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next() == Data("Keep ".utf8))
        let reader = Self.lateReader(of: stream)
        await #expect(throws: CancellationError.self) { try await reader.value }
        let error = await #expect(throws: NetError.self) { try await iterator.next() }
        #expect(error?.isCancelled == true)
    }

    @Test func `what has been read to its end stays at its end`() async throws {
        let (body, stream) = try Self.started(limit: 100)
        try body.write(Data("all".utf8))
        _ = body.finish(Response())
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next() == Data("all".utf8))
        try await Self.lateReader(of: stream).value
        #expect(try await iterator.next() == nil)
    }

    @Test func `a sender who is resumed too late is paused again`() async throws {
        let sender = Sender()
        let (body, stream) = try Self.started(limit: 4, sender)
        try body.write(Data("hello".utf8))
        #expect(sender.isPaused.withLock { $0 })
        // Bytes on their way arrive between the reader's decision and its effect.
        sender.meanwhile.withLock { $0 = { try? body.write(Data("world".utf8)) } }
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next() == Data("hello".utf8))
        #expect(sender.isPaused.withLock { $0 })
        #expect(try await iterator.next() == Data("world".utf8))
        #expect(!sender.isPaused.withLock { $0 })
    }

    @Test(arguments: [(Delivery.streamed, 8_000_000), (.streamed(buffering: 0), 1)])
    func `a sender is paused by the byte behind the limit`(delivery: Delivery, limit: Int) throws {
        let sender = Sender()
        let (body, stream) = try Self.started(limit: delivery.limit, sender)
        try body.write(Data(count: limit))
        #expect(!sender.isPaused.withLock { $0 })
        try body.write(Data(count: 1))
        #expect(sender.isPaused.withLock { $0 })
        withExtendedLifetime(stream) {}
    }

    @Test(arguments: [([3, 2], false), ([2, 3], true)])
    func `a sender is resumed at half of the limit`(pieces: [Int], isPaused: Bool) async throws {
        let sender = Sender()
        let (body, stream) = try Self.started(limit: 4, sender)
        for count in pieces { try body.write(Data(count: count)) }
        #expect(sender.isPaused.withLock { $0 })
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next()?.count == pieces[0])
        #expect(sender.isPaused.withLock { $0 } == isPaused)
    }
}
