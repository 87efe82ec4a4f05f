import Streams
import Testing

@Suite(.virtualLimit)
struct FilterTests {
    @Test(arguments: [
        ("--1--2--3--|", "--1-----3--|"),
        ("-2-|", "---|"),
        ("-2-#", "---#"),
        ("[123|]", "[13|]"),
        ("|", "|"),
        ("#", "#"),
    ])
    func `filter keeps what satisfies the condition`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.filter { $0.isOdd } } == result)
    }

    @Test func `filter fails where its closure throws`() {
        #expect(diagram("-1-2|") { $0.filter { _ in throw Oops() } } == "-#")
    }

    @Test func `filter says nothing after dispose`() {
        #expect(diagram("-1-3|", until: "--!") { $0.filter { $0.isOdd } } == "-1")
    }

    @Test func `filter queues what its observer tells the source`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.filter { $0 != 2 }.subscribe(onNext: { element in
            log.note(element)
            if element == 1 { for next in [2, 3] { subject.onNext(next) } }
            log.note("end")
        })
        subject.onNext(1)
        #expect(log.text == "1 end 3 end")
    }

    @Test func `filter of a single may complete empty`() {
        #expect(Single.just(2).filter { $0 > 2 }.drawnAtOnce() == "|")
    }
}

extension Character {
    fileprivate var isOdd: Bool { wholeNumberValue?.isMultiple(of: 2) == false }
}

@Suite(.virtualLimit)
struct IgnoreElementsTests {
    @Test(arguments: [
        ("--a--b--|", "--------|"), ("--a--#", "-----#"), ("|", "|"), ("#", "#"), ("-a-", ""),
    ])
    func `ignoreElements delivers only the ending`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.ignoreElements() } == result)
    }

    @Test func `ignoreElements says nothing after dispose`() {
        #expect(diagram("-a-|", until: "--!") { $0.ignoreElements() } == "")
    }
}
