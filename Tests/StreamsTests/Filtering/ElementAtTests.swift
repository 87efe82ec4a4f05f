import Streams
import Testing

@Suite(.hangLimit)
struct ElementAtTests {
    @Test(arguments: [
        ("--a--b--c--|", 1, "-----[b|]"),
        ("--a--|", 1, "-----#"),
        ("--a--|", 0, "--[a|]"),
        ("--a--#", 1, "-----#"),
        ("|", 0, "#"),
        ("#", 0, "#"),
        ("-a-|", -1, "#"),
    ])
    func `element(at:) delivers one element`(_ source: String, _ index: Int, _ result: String) {
        #expect(diagram(source) { $0.element(at: index) } == result)
    }

    @Test(arguments: [-1, 2])
    func `a missing element is an error with its number`(_ index: Int) {
        let log = Log()
        Observable.of("a", "b").element(at: index).subscribe(onError: { log.note($0) })
        #expect(log.text == "wanted an element at \(index), found none there")
    }

    @Test func `a negative number subscribes to nothing`() {
        let source = Locked(false)
        Observable<Int>.deferred {
            source.value = true
            return .empty()
        }.element(at: -1).subscribe { _ in }
        #expect(!source.value)
    }

    @Test func `element(at:) says nothing after dispose`() {
        #expect(diagram("-a-b|", until: "--!") { $0.element(at: 1) } == "")
    }

    @Test func `element(at:) disposes the source`() {
        let subject = PublishSubject<Int>()
        subject.element(at: 1).subscribe()
        for element in 1...2 { subject.onNext(element) }
        #expect(!subject.hasObservers)
    }

    @Test func `element(at:) delivers nothing that its observer tells the source`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.element(at: 0).subscribe { event in
            log.draw(event)
            subject.onNext(2)
        }
        subject.onNext(1)
        #expect(log.text == "1 |")
    }
}
