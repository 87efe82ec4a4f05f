import Streams
import Testing

@Suite(.hangLimit)
struct ReduceTests {
    @Test(arguments: [
        ("--1--2--3--|", "-----------[6|]"),
        ("-1-2-#", "-----#"),
        ("|", "[0|]"),
        ("#", "#"),
        ("-1-", ""),
    ])
    func `reduce delivers the result at the end`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.reduce(0) { $0 + ($1.wholeNumberValue ?? 0) } } == result)
        #expect(
            diagram(source) { $0.reduce(into: 0) { $0 += $1.wholeNumberValue ?? 0 } } == result)
    }

    @Test func `reduce into a collection draws its marble`() {
        #expect(
            diagram("--a--b--b--|") { $0.reduce(into: "") { $0.append($1) } }
                == "-----------[(abb)|]")
    }

    @Test func `reduce delivers what mapResult makes of it`() {
        let result = diagram("--1--2--3--|") { source in
            source.reduce(
                0, accumulator: { $0 + ($1.wholeNumberValue ?? 0) }, mapResult: { $0 / 2 })
        }
        #expect(result == "-----------[3|]")
    }

    @Test func `reduce fails where its closure throws`() {
        #expect(diagram("-a-b-|") { $0.reduce(0) { _, _ in throw Oops() } } == "-#")
        #expect(diagram("-a-b-|") { $0.reduce(into: 0) { _, _ in throw Oops() } } == "-#")
    }

    @Test func `reduce fails where mapResult throws`() {
        let result = diagram("-a-|") { source in
            source.reduce(0, accumulator: { sum, _ in sum }, mapResult: { _ in throw Oops() })
        }
        #expect(result == "---#")
    }

    @Test func `reduce says nothing after dispose`() {
        #expect(diagram("-1-2|", until: "--!") { $0.reduce(0) { sum, _ in sum } } == "")
    }

    @Test func `mapResult may dispose`() {
        let (subject, held, log) = (PublishSubject<Int>(), Held(), Log())
        held.hold(
            subject.reduce(
                0, accumulator: +,
                mapResult: { sum in
                    held.dispose()
                    return sum
                }
            ).draw(into: log))
        subject.onCompleted()
        #expect(log.text == "")
    }

    @Test(arguments: ["ending", "disposing"])
    func `reduce lets go of its closure`(_ how: String) {
        let subject = PublishSubject<Int>()
        let isReleased = isReleased { probe in
            let subscription = subject.reduce(0) { sum, element in
                probe.touch()
                return sum + element
            }.subscribe()
            how == "ending" ? subject.onCompleted() : subscription.dispose()
        }
        #expect(isReleased)
    }
}
