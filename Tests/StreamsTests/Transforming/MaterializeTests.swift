import Streams
import Testing

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
