import Streams
import Testing

@Suite(.hangLimit) struct MergeTests {
    @Test(arguments: [
        ("--a---b-|", "-1--2-----|", "-1a-2-b---|"),
        ("ab|", "[12|]", "[a12]b|"), ("a-|", "---1|", "a--1|"), ("a-#", "-1-2|", "a1#"),
        ("---a|", "-#", "-#"), ("[a#]", "1|", "[a#]"), ("a-|", "---", "a"), ("|", "|", "|"),
        ("|", "-1|", "-1|"), ("#", "1|", "#"),
    ])
    func `merge delivers what either delivers`(_ a: String, _ b: String, _ result: String) {
        #expect(diagram(a, b) { Observable.merge($0, $1) } == result)
    }

    @Test(arguments: [
        ("--a--b|", "---1--23-4|"), ("--a-----|", "---1--2-|"), ("[ab]---|", "-13-[24]|"),
        ("a-#", "-1#"), ("a-c-|", "-1-#"), ("a-d---|", "-1--2-|"), ("e|", ""), ("|", "|"),
        ("#", "#"),
    ])
    func `merge runs the streams that arrive`(_ source: String, _ result: String) {
        let streams = ["a": "-1--2|", "b": "--3-4|", "c": "-#", "d": "|", "e": "---"]
        let drawn = diagram(source) { source, time in
            source.map { time.cold(streams["\($0)"] ?? "") }.merge()
        }
        #expect(drawn == result)
    }

    @Test(arguments: [
        ("abc|", 2, "---ab--c|"), ("abc|", 1, "---a---b---c|"), ("abc|", .min, "---a---b---c|"),
        ("abc|", 3, "---abc|"), ("abc|", .max, "---abc|"), ("abc---------|", 2, "---ab--c----|"),
        ("abc#", 1, "---#"), ("axc|", 2, "--#"), ("aaxc|", 1, "---a---a-#"), ("|", 1, "|"),
        ("#", 1, "#"), ("o|", 1, "-o|"),
    ])
    func `merge runs as many as it is allowed`(_ source: String, _ limit: Int, _ result: String) {
        let drawn = diagram(source) { source, time in
            source.map { time.cold($0 == "x" ? "-#" : $0 == "o" ? "-o|" : "---\($0)|") }
                .merge(maxConcurrent: limit)
        }
        #expect(drawn == result)
    }

    @Test func `a failing stream disposes the others`() {
        let (failing, other, waiting) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
        let late = waiting.noting("started", Observable<Int>.never())
        Observable.of(failing.flow, other.flow, late).merge(maxConcurrent: 2).subscribe { _ in }
        failing.onError(Oops())
        #expect(!other.hasObservers && waiting.text == "")
    }

    @Test(arguments: [1, 2, .max])
    func `merge runs constant streams`(_ limit: Int) {
        let inner: [Observable<Int>] = [
            .just(1), .empty(), .of(2, 3), .just(4), .just(5).concat(.just(6)),
        ]
        #expect(Observable.from(inner).merge(maxConcurrent: limit).drawnAtOnce() == "1 2 3 4 5 6 |")
        #expect(Observable.merge(inner).drawnAtOnce() == "1 2 3 4 5 6 |")
        #expect(
            Observable.merge(inner + [.error(Oops()), .just(7)]).drawnAtOnce() == "1 2 3 4 5 6 #")
    }

    @Test func `subjects, flows and singles can be merged`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        Observable.merge(subject.flow, subject.map { $0 * 10 }, Observable.just(0)).draw(into: log)
        Observable.merge([subject, subject]).draw(into: log)
        Observable.merge([Single.just(7), .just(8)]).draw(into: log)
        Observable.of(Single.just(9)).merge().draw(into: log)
        subject.onNext(1)
        #expect(log.text == "0 7 8 | 9 | 1 10 1 1")
    }

    @Test func `a sequence is iterated no further than is wanted`() {
        let made = Locked(0)
        let streams = (1...).lazy.map { number -> Observable<Int> in
            made.value += 1
            return .just(number)
        }
        #expect(Observable.merge(Endless(streams)).take(3).drawnAtOnce() == "1 2 3 |")
        #expect(made.value == 3)
        #expect(Observable<Int>.merge([] as [Observable<Int>]).drawnAtOnce() == "|")
        #expect(Observable<Int>.merge().drawnAtOnce() == "|")
    }

    @Test func `a subject merged with itself may be told from its own observer`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        Observable.merge(subject.flow, subject.map { $0 * 10 }).subscribe(onNext: { element in
            log.note(element)
            if element == 1 { subject.onNext(2) }
        })
        subject.onNext(1)
        #expect(log.text == "1 10 2 20")
    }

    @Test(arguments: [Observable.just(1), .of(1)])
    func `a million streams that complete at once take no stack`(_ inner: Observable<Int>) {
        let (gate, log) = (PublishSubject<Int>(), Log())
        Observable.from(0..<million)
            .map { $0 == 0 ? gate.flow : inner }
            .merge(maxConcurrent: 1)
            .subscribe(onCompleted: { log.note("|") })
        gate.onCompleted()
        #expect(log.text == "|")
    }

    @Test(arguments: ["ending", "disposing"])
    func `merge lets go of the streams that wait`(_ how: String) {
        let subject = PublishSubject<Int>()
        expectReleased { probe in
            let waiting = Observable<Int>.deferred {
                probe.touch()
                return .never()
            }
            let subscription = Observable.of(subject.flow, waiting)
                .merge(maxConcurrent: 1).subscribe { _ in }
            how == "ending" ? subject.onError(Oops()) : subscription.dispose()
        }
    }
}

/// A sequence that is not an array, and need not end.
// Unchecked: a lazy sequence is not `Sendable`, but those given here share nothing unlocked.
struct Endless<Base: Sequence>: Sequence, @unchecked Sendable {
    private let base: Base

    init(_ base: Base) { self.base = base }

    func makeIterator() -> Base.Iterator { base.makeIterator() }
}
