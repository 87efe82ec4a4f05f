import Testing

@testable import Streams

@Suite(.hangLimit) struct ElementQueueTests {
    @Test(arguments: [Buffering.unbounded, .newest(0), .oldest(0), .failing(0)])
    func `an element for which a loop waits needs no room`(_ buffering: Buffering) async {
        let queue = ElementQueue<Int>(buffering)
        let reading = await withCheckedContinuation { reader in
            queue.state.withLock { $0.reader = reader }
            #expect(queue.send(1) == nil)
        }
        #expect("\(reading)" == "element(1)")
        #expect(queue.read() == nil)
    }

    @Test func `a source that is ready after the end of the loop is not held`() {
        let (queue, log) = (ElementQueue<Int>(.unbounded), Log())
        queue.start(.never(), in: SubscriptionLifetime { _ in })
        queue.whenReady { log.note("called") }
        #expect(log.text == "")
        queue.dispose()
        queue.whenReady { log.note("later") }
        #expect(log.text == "called later")
    }

    @Test func `a second loop ends the first`() async {
        let (queue, second) = (ElementQueue<Int>(.unbounded), Locked<Task<String, Never>?>(nil))
        let first = await withCheckedContinuation { reader in
            queue.state.withLock { $0.reader = reader }
            second.value = Task { "\(await queue.wait(isolation: nil))" }
        }
        #expect("\(first)" == "cancelled")
        _ = queue.send(2)
        #expect(await second.value?.value == "element(2)")
    }
}
