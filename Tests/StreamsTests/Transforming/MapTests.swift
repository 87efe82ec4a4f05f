import Streams
import Testing

@Suite(.hangLimit)
struct MapTests {
    @Test(arguments: [
        ("--a--b--|", "--A--B--|"),
        ("[ab|]", "[AB|]"),
        ("-a-#", "-A-#"),
        ("--|", "--|"),
        ("|", "|"),
        ("#", "#"),
    ])
    func `map changes each element`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.map { $0.uppercased() } } == result)
    }

    @Test func `map fails where its closure throws`() {
        let result = diagram("-a-b-c|") { $0.map { if $0 == "b" { throw Oops() } else { $0 } } }
        #expect(result == "-a-#")
    }

    @Test func `map says nothing after dispose`() {
        #expect(diagram("-a-b-c|", until: "--!") { $0.map { $0.uppercased() } } == "-A")
    }

    @Test func `map queues what its observer tells the source`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.map { $0 * 10 }.subscribe(onNext: { element in
            log.note(element)
            if element == 10 { subject.onNext(2) }
            log.note("end")
        })
        subject.onNext(1)
        #expect(log.text == "10 end 20 end")
    }

    @Test func `map of a single is a single`() async throws {
        let single: Single<String> = Single.just(1).map { "\($0)" }
        #expect(try await single.value == "1")
    }
}

@Suite(.hangLimit)
struct CompactMapTests {
    @Test(arguments: [
        ("--1--x--2--|", "--1-----2--|"),
        ("-x-#", "---#"),
        ("-x-|", "---|"),
        ("|", "|"),
        ("#", "#"),
    ])
    func `compactMap drops nil`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.compactMap { Int(String($0)) } } == result)
    }

    @Test func `compactMap fails where its closure throws`() {
        let result = diagram("-a-b-|") { $0.compactMap { _ -> Int? in throw Oops() } }
        #expect(result == "-#")
    }

    @Test func `compactMap says nothing after dispose`() {
        #expect(diagram("-1-2|", until: "--!") { $0.compactMap { $0 } } == "-1")
    }

    @Test func `compactMap of a single may complete empty`() {
        #expect(Single.just("x").compactMap { Int($0) }.drawnAtOnce() == "|")
    }
}

@Suite(.hangLimit)
struct MaterializeTests {
    @Test(arguments: [
        ("--a--#", "--a--[#|]"), ("--a--|", "--a--[(completed)|]"), ("|", "[(completed)|]"),
        ("#", "[#|]"), ("-a-", "-a"),
    ])
    func `materialize delivers events as elements`(_ source: String, _ result: String) {
        let drawn = diagram(source) { source in
            source.materialize().map { event in
                event.element.map(String.init) ?? event.error.map { "\($0)" } ?? "completed"
            }
        }
        #expect(drawn == result)
    }

    @Test func `materialize says nothing after dispose`() {
        #expect(diagram("-#", until: "!") { $0.materialize() } == "")
    }

    @Test func `materialize delivers no completion where its observer disposes`() {
        let (subject, held, log) = (PublishSubject<Int>(), Held(), Log())
        held.hold(
            subject.materialize().subscribe { event in
                log.draw(event)
                held.dispose()
            })
        subject.onCompleted()
        #expect(log.text == "completed")
    }
}

@Suite(.hangLimit)
struct DematerializeTests {
    @Test(arguments: [
        ("--a--E--b--|", "--a--#"), ("--a--C--b--|", "--a--|"), ("--a--|", "--a--|"),
        ("--a--#", "--a--#"), ("[aCb|]", "[a|]"), ("|", "|"), ("#", "#"),
    ])
    func `dematerialize says what the elements say`(_ source: String, _ result: String) {
        let drawn = diagram(source) { source in
            source.map { mark -> Event<Character> in
                switch mark {
                case "E": .error(Oops())
                case "C": .completed
                default: .next(mark)
                }
            }.dematerialize()
        }
        #expect(drawn == result)
    }

    @Test func `dematerialize is the inverse of materialize`() {
        #expect(diagram("--a-b--#") { $0.materialize().dematerialize() } == "--a-b--#")
    }

    @Test func `dematerialize disposes the source with the ending`() {
        let subject = PublishSubject<Event<Int>>()
        subject.dematerialize().subscribe()
        subject.onNext(.completed)
        #expect(!subject.hasObservers)
    }

    @Test func `dematerialize says nothing after dispose`() {
        let drawn = diagram("-a-b|", until: "--!") { $0.materialize().dematerialize() }
        #expect(drawn == "-a")
    }
}
