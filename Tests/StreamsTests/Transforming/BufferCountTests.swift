import Streams
import Testing

@Suite(.hangLimit)
struct BufferCountTests {
    @Test(arguments: [
        ("--a--b--c--|", 2, "-----(ab)-----[c|]"),
        ("-a-b-|", 2, "---(ab)-|"),
        ("-a-b-|", 1, "-a-b-|"),
        ("-a-b-|", 0, "-a-b-|"),
        ("-a-b-|", -1, "-a-b-|"),
        ("-a-#", 2, "---#"),
        ("[abc|]", 2, "[(ab)c|]"),
        ("|", 2, "|"),
        ("#", 2, "#"),
    ])
    func `buffer collects elements`(_ source: String, _ count: Int, _ result: String) {
        #expect(diagram(source) { $0.buffer(count: count).map { String($0) } } == result)
    }

    @Test func `buffer says nothing after dispose`() {
        #expect(diagram("-a-b|", until: "--!") { $0.buffer(count: 2) } == "")
    }

    @Test func `buffer queues what its observer tells the source`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.buffer(count: 2).subscribe(onNext: { elements in
            log.note(elements)
            if elements == [1, 2] { for next in 3...4 { subject.onNext(next) } }
            log.note("end")
        })
        for element in 1...2 { subject.onNext(element) }
        #expect(log.text == "[1, 2] end [3, 4] end")
    }

    @Test func `buffer lets go of what it delivered`() {
        let subject = PublishSubject<Probe>()
        let subscription = subject.buffer(count: 1).subscribe()
        #expect(isReleased { subject.onNext($0) })
        subscription.dispose()
    }
}
