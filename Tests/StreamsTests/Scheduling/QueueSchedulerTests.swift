import Dispatch
import Testing

@testable import Streams

@Suite(.hangLimit) struct QueueSchedulerTests {
    @Test func `work without a delay runs in the order of scheduling`() async {
        let (queue, log) = (QueueScheduler(), Log())
        await withCheckedContinuation { over in
            for name in ["a", "b", "c"] { queue.schedule { log.note(name) } }
            queue.schedule { over.resume() }
        }
        #expect(log.text == "a b c")
    }

    @Test func `a delay is never cut short`() async {
        let queue = QueueScheduler()
        let start = queue.now
        let end = await withCheckedContinuation { over in
            queue.schedule(after: .milliseconds(20)) { over.resume(returning: queue.now) }
        }
        #expect(end - start >= .milliseconds(20))
    }

    @Test(arguments: [0, 5])
    func `work that is disposed before it is due does not run`(_ milliseconds: Int) async {
        let (dispatch, log) = (DispatchQueue(label: "test"), Log())
        let queue = QueueScheduler(dispatch)
        await withCheckedContinuation { over in
            dispatch.async {
                queue.schedule(after: .milliseconds(milliseconds)) { log.note("ran") }.dispose()
                queue.schedule(after: .milliseconds(milliseconds + 20)) { over.resume() }
            }
        }
        #expect(log.text == "")
    }

    @Test(arguments: [0, 3_600])
    func `disposed work is let go`(_ seconds: Int) async {
        let (dispatch, isReleased) = (DispatchQueue(label: "test"), Locked(false))
        dispatch.sync {
            isReleased.value = StreamsTests.isReleased { probe in
                QueueScheduler(dispatch).schedule(after: .seconds(seconds)) { probe.touch() }
                    .dispose()
            }
        }
        #expect(isReleased.value)
    }

    @Test func `a delay that is too long to express is for ever`() async {
        let (queue, log) = (QueueScheduler(), Log())
        let job = queue.schedule(after: .seconds(Int64.max)) { log.note("ran") }
        queue.schedule(after: .seconds(1e20)) { log.note("ran") }.dispose()
        await withCheckedContinuation { over in
            queue.schedule(after: .milliseconds(5)) { over.resume() }
        }
        job.dispose()
        #expect(log.text == "")
    }

    @Test func `work may dispose itself`() async {
        let (queue, held) = (QueueScheduler(), Held())
        await withCheckedContinuation { over in
            queue.schedule {
                held.hold(
                    queue.schedule(after: .milliseconds(1)) {
                        held.dispose()
                        over.resume()
                    })
            }
        }
    }

    /// On a 32-bit watch `Int` holds the nanoseconds of two seconds.
    @Test(
        arguments: [
            (Duration.seconds(-1), 0), (.zero, 0), (.nanoseconds(1), 1),
            (.milliseconds(1_500), 1_500_000_000),
            (.seconds(3), 3_000_000_000), (.seconds(86_400), 86_400_000_000_000),
            (.seconds(1_892_159_999), 1_892_159_999_000_000_000),
            (.seconds(1_892_160_000), nil), (.seconds(Int64.max), nil),
        ] as [(Duration, UInt64?)])
    func `a delay has 64 bits, whatever the width of Int`(delay: Duration, nanoseconds: UInt64?) {
        #expect(delay.dispatchNanoseconds == nanoseconds)
    }
}
