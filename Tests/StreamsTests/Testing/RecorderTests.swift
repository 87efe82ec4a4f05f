import Streams
import Testing

@Suite(.virtualLimit) struct RecorderTests {
    let time = VirtualTimeScheduler()

    @Test(
        arguments: zip(
            [
                { $0.cold("--a|").delay(.seconds(1), scheduler: $0) },
                { $0.cold("-a#") },
                { Observable.just("b").delay(.milliseconds(5), scheduler: $0) },
                { _ in .of("a", "b") },
                { _ in Single.just("a").asObservable() },
            ] as [@Sendable (VirtualTimeScheduler) -> Observable<Character>],
            [
                [.next(.seconds(3), "a"), .completed(.seconds(4))],
                [.next(.seconds(1), "a"), .error(.seconds(2), MarbleError())],
                [.next(.milliseconds(5), "b"), .completed(.milliseconds(5))],
                [.next(.zero, "a"), .next(.zero, "b"), .completed(.zero)],
                [.next(.zero, "a"), .completed(.zero)],
            ] as [[Recorded<Character>]]))
    func `a recording compares with a list of events`(
        _ make: @Sendable (VirtualTimeScheduler) -> Observable<Character>,
        _ events: [Recorded<Character>]
    ) { #expect(time.record(make(time)).events == events) }

    @Test(arguments: [
        ("-a|", Recorded<Character>.completed(.seconds(2))),
        ("-#", .error(.seconds(1), MarbleError())),
        ("-a", nil), ("", nil),
    ])
    func `the ending has a time, or there is none`(_ drawing: String, _ end: Recorded<Character>?) {
        #expect(time.record(time.cold(drawing)).ending == end)
    }

    @Test func `a subject is recorded as its flow`() {
        let subject = BehaviorSubject(value: 1)
        time.schedule(after: .seconds(2)) { subject.onCompleted() }
        #expect(time.record(subject).events == [.next(.zero, 1), .completed(.seconds(2))])
        #expect(time.record(BehaviorRelay(value: 2), until: .seconds(9)).elements == [2])
        #expect(time.now == .seconds(9))
    }

    @Test func `an endless stream is recorded until it is disposed`() {
        let ticks = Observable<Int>.interval(.seconds(1), scheduler: time)
        #expect(time.record(ticks, until: .milliseconds(2_500)).elements == [0, 1])
    }

    @Test func `the clock runs on after the disposal`() {
        time.record(time.hot("-a-b|"), until: .seconds(1))
        #expect(time.now == .seconds(4))
    }

    @Test func `an event prints its time`() {
        #expect(
            time.record(time.cold("-a#")).events.map(\.description)
                == ["next(a) @ 1.0 seconds", "error(#) @ 2.0 seconds"])
    }

    @Test func `a recording lets go of the stream`() {
        let recording = Locked<Recorder<Character>?>(nil)
        let time = time
        expectReleased { probe in
            recording.value = time.record(
                time.cold("-a-b").do(onNext: { _ in probe.touch() }), until: .seconds(2))
        }
    }

    @Test func `a recorder writes down what it is told so far`() {
        let time = VirtualTimeScheduler()
        let recorder = Recorder<Character>(time)
        time.cold("a-b|").subscribe(recorder)
        time.advance(by: .seconds(2))
        #expect(recorder.events == [.next(.zero, "a"), .next(.seconds(2), "b")])
        #expect(recorder.elements == ["a", "b"])
    }

    @Test func `a recorder hides nothing that follows an ending`() {
        let recorder = Recorder<Int>(VirtualTimeScheduler())
        recorder.onCompleted()
        recorder.onNext(1)
        #expect(recorder.events == [.completed(.zero), .next(.zero, 1)])
    }

    @Test func `a recorder may be told by threads at once`() {
        let recorder = Recorder<Int>(VirtualTimeScheduler())
        onThreads(4) { thread in for _ in 0..<500 { recorder.onNext(thread) } }
        #expect(recorder.elements.count == 2_000)
    }
}
