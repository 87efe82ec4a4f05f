import Streams
import Testing

@Suite(.hangLimit)
struct DistinctUntilChangedTests {
    @Test(arguments: [
        ("--a--a--b--b--a--|", "--a-----b-----a--|"),
        ("[aab|]", "[ab|]"),
        ("-a-a-#", "-a---#"),
        ("-a-a-|", "-a---|"),
        ("|", "|"),
        ("#", "#"),
    ])
    func `distinctUntilChanged drops repetitions`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.distinctUntilChanged() } == result)
    }

    @Test(arguments: [("--a--A--b--|", "--a-----b--|"), ("-a-A-#", "-a---#"), ("|", "|")])
    func `distinctUntilChanged compares keys`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.distinctUntilChanged { $0.lowercased() } } == result)
    }

    @Test func `a key may be a key path`() {
        #expect(diagram("-1-2-a-|") { $0.distinctUntilChanged(\.isLetter) } == "-1---a-|")
    }

    @Test func `distinctUntilChanged compares with the last element delivered`() {
        let result = diagram("--1--2--3--6--|") { source in
            source.map { $0.wholeNumberValue ?? 0 }.distinctUntilChanged { $1 - $0 < 2 }
        }
        #expect(result == "--1-----3--6--|")
    }

    @Test func `distinctUntilChanged fails where its key throws`() {
        let result = diagram("-a-b-|") { source in
            source.distinctUntilChanged { if $0 == "b" { throw Oops() } else { $0 } }
        }
        #expect(result == "-a-#")
    }

    @Test func `distinctUntilChanged fails where its comparison throws`() {
        #expect(diagram("-a-b-|") { $0.distinctUntilChanged { _, _ in throw Oops() } } == "-a-#")
    }

    @Test func `distinctUntilChanged says nothing after dispose`() {
        #expect(diagram("-a-b-|", until: "--!") { $0.distinctUntilChanged() } == "-a")
    }

    @Test func `distinctUntilChanged queues what its observer tells the source`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.distinctUntilChanged().subscribe(onNext: { element in
            log.note(element)
            if element == 1 { for next in [1, 2] { subject.onNext(next) } }
            log.note("end")
        })
        subject.onNext(1)
        #expect(log.text == "1 end 2 end")
    }

    @Test func `distinctUntilChanged of a single is a single`() async throws {
        let single: Single<Int> = Single.just(1).distinctUntilChanged()
        #expect(try await single.value == 1)
    }

    @Test func `each subscription compares anew`() {
        let flow = Observable.of(1, 1).distinctUntilChanged()
        #expect([flow.drawnAtOnce(), flow.drawnAtOnce()] == ["1 |", "1 |"])
    }
}
