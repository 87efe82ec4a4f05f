import Streams
import Testing

@Suite(.hangLimit) struct ReplayWindowTests {
    @Test(arguments: [
        (2, 3, "a-b-c---d--|", 5, "[bc]--d--|"),
        (2, 2, "a-b-c---d--|", 5, "c--d--|"),
        (9, 5, "a-b-c---d--|", 5, "[abc]--d--|"),
        (9, 0, "a-b-c---d--|", 4, "c---d--|"),
        (9, 0, "a-b-c---d--|", 5, "---d--|"),
        (9, -1, "a-b-c---d--|", 4, "----d--|"),
        (0, 9, "a-b-c---d--|", 5, "---d--|"),
        (-1, 9, "a-b-c---d--|", 5, "---d--|"),
        (2, 3, "a-b-c#", 6, "[c#]"), (2, 3, "a-b-c|", 9, "|"), (2, 3, "|", 1, "|"),
        (2, 3, "--#", 0, "--#"),
    ])
    func `an observer hears the last elements unless they are too old`(
        _ size: Int, _ seconds: Int, _ told: String, _ column: Int, _ result: String
    ) {
        let time = VirtualTimeScheduler()
        let subject = ReplaySubject<Character>.create(
            bufferSize: size, window: .seconds(seconds), scheduler: time)
        time.cold(told).subscribe(subject)
        time.advance(to: .seconds(column))
        #expect(time.draw(subject.flow) == result)
    }

    @Test(arguments: ["an element", "a subscriber"])
    func `what is too old is let go`(_ when: String) {
        let time = VirtualTimeScheduler()
        let subject = ReplaySubject<Probe?>.create(
            bufferSize: 9, window: .seconds(1), scheduler: time)
        expectReleased { probe in
            subject.onNext(probe)
            time.advance(by: .seconds(2))
            if when == "an element" { subject.onNext(nil) } else { subject.subscribe() }
        }
    }

    @Test func `nothing is scheduled`() {
        let time = CountingScheduler()
        let subject = ReplaySubject<Int>.create(bufferSize: 9, window: .seconds(1), scheduler: time)
        subject.onNext(1)
        subject.subscribe()
        #expect(time.scheduled == 0)
    }

    @Test func `an element is not older than the one before it`() {
        let clock = Chatty()
        let subject = ReplaySubject<Int>.create(
            bufferSize: 1, window: .seconds(2), scheduler: clock)
        for (seconds, element) in [(5, 1), (2, 2)] {
            clock.time.value = .seconds(seconds)
            subject.onNext(element)
        }
        clock.time.value = .seconds(6)
        #expect(subject.drawnAtOnce() == "2")
    }

    @Test func `a clock may tell the subject`() {
        let clock = Chatty()
        let subject = ReplaySubject<Int>.create(
            bufferSize: 9, window: .seconds(1), scheduler: clock)
        clock.say.value = { subject.onNext(1) }
        subject.onNext(2)
        #expect(subject.drawnAtOnce() == "1 2")
    }

    @Test func `threads that look at the clock at once lose nothing`() {
        let subject = ReplaySubject<Int>.create(
            bufferSize: .max, window: .seconds(60), scheduler: QueueScheduler())
        onThreads(4) { thread in for index in 0..<500 { subject.onNext(thread * 500 + index) } }
        let heard = Locked<[Int]>([])
        subject.subscribe(onNext: { element in heard.change { $0.append(element) } })
        #expect(heard.value.sorted() == Array(0..<2_000))
    }
}

/// A clock that is set, and that says something, once, when it is looked at.
private final class Chatty: Scheduler {
    let say = Locked<(@Sendable () -> Void)?>(nil)
    let time = Locked(Duration.zero)

    var now: Duration {
        let once = say.exchange(nil)
        once?()
        return time.value
    }

    func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> any Disposable {
        Disposables.create()
    }
}
