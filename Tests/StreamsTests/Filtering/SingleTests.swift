import Streams
import Testing

@Suite(.hangLimit)
struct SingleTests {
    @Test(arguments: [
        ("--a--|", "--a--|"),
        ("--a-b-|", "--a-#"),
        ("--|", "--#"),
        ("--a--#", "--a--#"),
        ("[ab|]", "[a#]"),
        ("|", "#"),
        ("#", "#"),
    ])
    func `single wants exactly one element`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.single() } == result)
    }

    @Test(arguments: [
        ("--1--2--3--|", "-----2-----|"),
        ("-2-2-|", "-2-#"),
        ("-1-|", "---#"),
        ("|", "#"),
        ("#", "#"),
    ])
    func `single wants exactly one that satisfies a condition`(
        _ source: String, _ result: String
    ) {
        #expect(diagram(source) { $0.single { $0 == "2" } } == result)
    }

    @Test(arguments: [
        (Observable<Int>.empty(), "wanted one element, found none"),
        (.of(1, 2), "wanted one element, found a second"),
    ])
    func `the error says what was found`(_ source: Observable<Int>, _ error: String) {
        let log = Log()
        source.single().subscribe(onError: { log.note($0) })
        #expect(log.text == error)
    }

    @Test func `single fails where its closure throws`() {
        #expect(diagram("-1-2|") { $0.single { _ in throw Oops() } } == "-#")
    }

    @Test func `single says nothing after dispose`() {
        #expect(diagram("-a-b|", until: "--!") { $0.single() } == "-a")
    }

    @Test func `single fails behind the element whose observer tells a second`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.single().subscribe { event in
            log.draw(event)
            subject.onNext(2)
            log.note("end")
        }
        subject.onNext(1)
        #expect(log.text == "1 end # end")
    }
}
