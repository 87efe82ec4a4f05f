import Streams
import Testing

@Suite(.virtualLimit)
struct RecordingTests {
    let time = VirtualTimeScheduler()

    @Test func `a recording compares with a list of events`() {
        let recording = time.record(time.cold("--a|").delay(.seconds(1), scheduler: time))
        #expect(recording.events == [.next(.seconds(3), "a"), .completed(.seconds(4))])
    }

    @Test func `a failure is compared by what it prints`() {
        #expect(time.record(time.cold("-#")).events == [.error(.seconds(1), MarbleError())])
    }

    @Test func `times are those of the clock`() {
        let time = VirtualTimeScheduler(now: .seconds(200))
        #expect(time.record(time.cold("-a")).events == [.next(.seconds(201), "a")])
    }

    @Test func `times may be shorter than a second`() {
        let flow = Single.just(1).delay(.milliseconds(5), scheduler: time)
        let due = Duration.milliseconds(5)
        #expect(time.record(flow).events == [.next(due, 1), .completed(due)])
    }

    @Test func `elements come without times`() {
        #expect(time.record(time.cold("-a-b|")).elements == ["a", "b"])
    }

    @Test(arguments: [
        ("-a|", Recorded<Character>.completed(.seconds(2))),
        ("-#", .error(.seconds(1), MarbleError())),
        ("-a", nil),
        ("", nil),
    ])
    func `the ending has a time, or there is none`(_ drawing: String, _ end: Recorded<Character>?) {
        #expect(time.record(time.cold(drawing)).ending == end)
    }

    @Test func `an endless stream is recorded until it is disposed`() {
        let ticks = Observable<Int>.interval(.seconds(1), scheduler: time)
        #expect(time.record(ticks, until: .milliseconds(2_500)).elements == [0, 1])
    }

    @Test func `the clock runs on after the disposal`() {
        time.record(time.hot("-a-b|"), until: .seconds(1))
        #expect(time.now == .seconds(4))
    }

    @Test func `a synchronous stream is recorded at the present instant`() {
        let recording = time.record(Observable.of(1, 2))
        #expect(recording.events == [.next(.zero, 1), .next(.zero, 2), .completed(.zero)])
    }

    @Test func `a single is recorded`() {
        #expect(time.record(Single.just(1)).elements == [1])
    }

    @Test func `recordings of the same are equal`() {
        let other = VirtualTimeScheduler()
        #expect(time.record(time.cold("-a|")).events == other.record(other.cold("-a|")).events)
    }

    @Test func `an event prints its time`() {
        #expect(
            time.record(time.cold("-a#")).events.map(\.description)
                == ["next(a) @ 1.0 seconds", "error(#) @ 2.0 seconds"])
    }

    @Test func `a recording lets go of the stream`() {
        let recording = Locked<Recorder<Character>?>(nil)
        let time = time
        let isReleased = isReleased { probe in
            recording.value = time.record(
                time.cold("-a-b").do(onNext: { _ in probe.touch() }), until: .seconds(2))
        }
        #expect(isReleased)
    }
}

@Suite(.virtualLimit)
struct RecorderTests {
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

    @Test func `a recorder works on any clock`() {
        let recorder = Recorder<Int>(ImmediateScheduler())
        Observable.of(1, 2).subscribe(recorder)
        #expect(recorder.elements == [1, 2])
    }
}
