import Streams
import Testing

@Suite(.virtualLimit) struct BehaviorSubjectTests {
    @Test(arguments: [
        ("a-b--c--|", 3, "b-c--|"), ("a-b--c--|", 0, "[xa]-b--c--|"), ("-", 3, "x"),
        ("--|", 1, "x|"), ("--#", 1, "x#"), ("-a-|", 5, "|"), ("-a-#", 5, "#"),
    ])
    func `an observer hears the present value first`(
        _ told: String, _ column: Int, _ result: String
    ) { #expect(BehaviorSubject(value: "x").drawn(told, from: column) == result) }

    @Test func `an observer of any subject hears nothing after dispose`() {
        let (value, last) = (BehaviorSubject<Character>(value: "x"), AsyncSubject<Character>())
        let all = ReplaySubject<Character>.create(bufferSize: .max)
        #expect(value.drawn("-a-b-|", from: 0, until: "--!") == "xa")
        #expect(last.drawn("a-b-|", from: 0, until: "---!") == "")
        #expect(all.drawn("a-b-c-d|", from: 3, until: "--!") == "[ab]c")
    }

    @Test func `an ending told while an observer hears the present value comes after it`() {
        let (subject, log) = (BehaviorSubject(value: 1), Log())
        subject.subscribe { event in
            log.draw(event)
            subject.onCompleted()
            log.note("end")
        }
        #expect(log.text == "1 end | end")
    }

    @Test func `who subscribes during a delivery hears what was told, once`() {
        let (subject, log) = (BehaviorSubject(value: 0), Log())
        subject.subscribe(onNext: { element in
            guard element == 1 else { return }
            subject.onNext(2)
            subject.draw(into: log)
            log.note("subscribed")
        })
        subject.onNext(1)
        subject.onNext(3)
        #expect(log.text == "2 subscribed 3")
    }

    @Test func `the value changes though its delivery has to wait`() throws {
        let (subject, log) = (BehaviorSubject(value: 0), Log())
        subject.subscribe(onNext: { element in
            if element == 1 { subject.onNext(2) }
            log.note((try? subject.value()) ?? -1)
        })
        subject.onNext(1)
        #expect(log.text == "0 2 2")
    }

    @Test func `the value stays when the subject completes`() throws {
        let subject = BehaviorSubject(value: 1)
        subject.onNext(2)
        subject.onCompleted()
        subject.onNext(3)
        #expect(try subject.value() == 2)
    }

    @Test func `the value of a subject that has failed is its error`() {
        let subject = BehaviorSubject(value: 1)
        subject.onError(Oops())
        #expect(throws: Oops()) { try subject.value() }
    }

    @Test func `an element that was replaced is let go, also by other subjects that store it`() {
        func releases(_ subject: some Observer<Probe?>) -> Bool {
            isReleased { probe in
                subject.onNext(probe)
                subject.onNext(nil)
            }
        }
        #expect(releases(BehaviorSubject<Probe?>(value: nil)))
        #expect(releases(ReplaySubject<Probe?>.create(bufferSize: 1)))
        #expect(releases(AsyncSubject<Probe?>()))
    }

    @Test func `the last value is the last that observers hear`() throws {
        let (subject, last) = (BehaviorSubject(value: 0), Locked(0))
        subject.subscribe(onNext: { last.value = $0 })
        onThreads(4) { thread in for index in 0..<1_000 { subject.onNext(thread * 1_000 + index) } }
        #expect(try subject.value() == last.value)
    }
}
