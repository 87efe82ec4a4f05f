import Streams
import Testing

@Suite(.hangLimit) struct MapTests {
    @Test(arguments: [
        ("--a--b--|", "--A--B--|"), ("[ab|]", "[AB|]"), ("-a-#", "-A-#"), ("--|", "--|"),
        ("|", "|"), ("#", "#"),
    ])
    func `map changes each element`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.map { $0.uppercased() } } == result)
    }

    @Test(arguments: [
        ("--1--x--2--|", "--1-----2--|"),
        ("-x-#", "---#"), ("-x-|", "---|"), ("|", "|"), ("#", "#"),
    ])
    func `compactMap drops nil`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.compactMap { Int(String($0)) } } == result)
    }

    @Test func `compactMap of a single may complete empty`() {
        #expect(Single.just("x").compactMap { Int($0) }.drawnAtOnce() == "|")
    }

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
}
