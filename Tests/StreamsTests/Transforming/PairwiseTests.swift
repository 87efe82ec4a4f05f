import Streams
import Testing

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
