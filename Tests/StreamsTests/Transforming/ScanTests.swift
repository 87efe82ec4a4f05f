import Streams
import Testing

@Suite(.hangLimit)
struct ScanTests {
    @Test(arguments: [
        ("--1--2--3--|", "--1--3--6--|"),
        ("[123|]", "[136|]"),
        ("-1-2-#", "-1-3-#"),
        ("|", "|"),
        ("#", "#"),
    ])
    func `scan delivers each intermediate result`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.scan(0) { $0 + ($1.wholeNumberValue ?? 0) } } == result)
    }

    @Test(arguments: [("--a--b---c----|", "--a--(ab)---(abc)----|"), ("-a-#", "-a-#"), ("|", "|")])
    func `scan accumulates in place`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.scan(into: "") { $0.append($1) } } == result)
    }

    @Test func `scan takes an operator`() {
        #expect(Observable.of(1, 2, 3).scan(0, accumulator: +).drawnAtOnce() == "1 3 6 |")
    }

    @Test func `scan fails where its closure throws`() {
        let result = diagram("-a-b-c|") { source in
            source.scan("") { if $1 == "b" { throw Oops() } else { $0 + "\($1)" } }
        }
        #expect(result == "-a-#")
    }

    @Test func `scan in place fails where its closure throws`() {
        #expect(diagram("-a-|") { $0.scan(into: "") { _, _ in throw Oops() } } == "-#")
    }

    @Test func `scan says nothing after dispose`() {
        #expect(diagram("-1-2|", until: "--!") { $0.scan("") { $0 + "\($1)" } } == "-1")
    }

    @Test func `scan queues what its observer tells the source`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.scan(0, accumulator: +).subscribe(onNext: { element in
            log.note(element)
            if element == 1 { subject.onNext(2) }
            log.note("end")
        })
        subject.onNext(1)
        #expect(log.text == "1 end 3 end")
    }

    @Test func `each subscription starts from the seed`() {
        let flow = Observable.of(1, 2).scan(10, accumulator: +)
        #expect([flow.drawnAtOnce(), flow.drawnAtOnce()] == ["11 13 |", "11 13 |"])
    }

    @Test func `scan of a single is a single`() async throws {
        let single: Single<Int> = Single.just(1).scan(1, accumulator: +)
        #expect(try await single.value == 2)
    }

    @Test(arguments: ["ending", "disposing"])
    func `scan lets go of its closure`(_ how: String) {
        let subject = PublishSubject<Int>()
        let isReleased = isReleased { probe in
            let subscription = subject.scan(0) { sum, element in
                probe.touch()
                return sum + element
            }.subscribe()
            how == "ending" ? subject.onCompleted() : subscription.dispose()
        }
        #expect(isReleased)
    }
}

@Suite(.hangLimit)
struct EnumeratedTests {
    @Test(arguments: [
        ("--a--b--|", "--(0a)--(1b)--|"), ("-a-#", "-(0a)-#"), ("[ab|]", "[(0a)(1b)|]"), ("|", "|"),
        ("#", "#"),
    ])
    func `enumerated numbers the elements`(_ source: String, _ result: String) {
        let drawn = diagram(source) { $0.enumerated().map { "\($0.index)\($0.element)" } }
        #expect(drawn == result)
    }

    @Test func `each subscription counts anew`() {
        let flow = Observable.of("a", "b").enumerated().map(\.index)
        #expect([flow.drawnAtOnce(), flow.drawnAtOnce()] == ["0 1 |", "0 1 |"])
    }

    @Test func `enumerated says nothing after dispose`() {
        #expect(diagram("-a-b|", until: "--!") { $0.enumerated().map(\.element) } == "-a")
    }

    @Test func `enumerated counts what its observer tells the source`() {
        let (subject, log) = (PublishSubject<String>(), Log())
        subject.enumerated().subscribe(onNext: { index, element in
            log.note("\(index)\(element)")
            if index == 0 { subject.onNext("b") }
            log.note("end")
        })
        subject.onNext("a")
        #expect(log.text == "0a end 1b end")
    }
}

@Suite(.hangLimit)
struct PairwiseTests {
    @Test(arguments: [
        ("--a--b--c--|", "-----(ab)--(bc)--|"),
        ("[abc|]", "[(ab)(bc)|]"),
        ("-a-|", "---|"),
        ("-a-#", "---#"),
        ("|", "|"),
        ("#", "#"),
    ])
    func `pairwise delivers each element with the one before`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.pairwise().map { "\($0.0)\($0.1)" } } == result)
    }

    @Test func `pairwise says nothing after dispose`() {
        #expect(diagram("-a-b-c|", until: "----!") { $0.pairwise().map(\.1) } == "---b")
    }

    @Test func `pairwise queues what its observer tells the source`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.pairwise().subscribe(onNext: { pair in
            log.note("\(pair.0)\(pair.1)")
            if pair.1 == 2 { subject.onNext(3) }
            log.note("end")
        })
        for element in 1...2 { subject.onNext(element) }
        #expect(log.text == "12 end 23 end")
    }

    @Test func `pairwise pairs what may be nil`() {
        let flow = Observable<Int?>.of(nil, nil, 1).pairwise().map { "\($0.1 ?? 0)" }
        #expect(flow.drawnAtOnce() == "0 1 |")
    }
}
