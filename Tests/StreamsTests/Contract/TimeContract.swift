import Streams
import Testing

@Suite(.hangLimit)
struct TimeContract {
    @Test func `virtual time runs work by its due time`() {
        let (time, log) = (VirtualTimeScheduler(), Log())
        for second in [3, 1, 2] { time.schedule(after: .seconds(second)) { log.note(second) } }
        time.run()
        #expect(log.text == "1 2 3")
    }

    @Test func `work that is due at once runs in the order of scheduling`() {
        let (time, log) = (VirtualTimeScheduler(), Log())
        for name in ["a", "b", "c"] { time.schedule(after: .seconds(1)) { log.note(name) } }
        time.run()
        #expect(log.text == "a b c")
    }

    @Test func `work that falls due on the way runs in the same advance`() {
        let (time, log) = (VirtualTimeScheduler(), Log())
        time.schedule(after: .seconds(1)) {
            time.schedule(after: .seconds(1)) { log.note(time.now) }
        }
        time.advance(by: .seconds(2))
        #expect(log.text == "2.0 seconds")
    }

    @Test func `nothing runs before its time`() {
        let (time, log) = (VirtualTimeScheduler(), Log())
        time.schedule(after: .seconds(2)) { log.note("late") }
        time.advance(by: .milliseconds(1_999))
        #expect(log.text == "")
    }

    @Test func `disposed work does not run`() {
        let (time, log) = (VirtualTimeScheduler(), Log())
        time.schedule(after: .seconds(1)) { log.note("ran") }.dispose()
        time.run()
        #expect(log.text == "")
    }
}
