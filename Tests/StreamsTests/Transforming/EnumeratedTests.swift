import Streams
import Testing

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
