import Streams
import Testing

@Suite(.hangLimit) struct AsyncSequenceTests {
    @Test func `a sequence becomes a stream`() async throws {
        let sequence = AsyncStream<Int> { continuation in
            for element in 1...3 { continuation.yield(element) }
            continuation.finish()
        }
        var elements: [Int] = []
        for try await element in sequence.asObservable().values(buffering: .unbounded) {
            elements.append(element)
        }
        #expect(elements == [1, 2, 3])
    }

    @Test func `an error that the sequence throws fails the stream`() async {
        let sequence = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: Oops()) }
        await #expect(throws: Oops()) { try await sequence.asObservable().asSingle().value }
    }

    @Test func `disposing cancels the iteration`() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let (begun, over) = (Signal(), Signal())
        continuation.onTermination = { _ in over.send() }
        let subscription = stream.asObservable().subscribe(onNext: { _ in begun.send() })
        continuation.yield(1)
        await begun.wait()
        subscription.dispose()
        await over.wait()
        #expect(over.isSent)
    }
}
