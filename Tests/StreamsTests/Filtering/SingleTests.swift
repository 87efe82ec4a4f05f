import Streams
import Testing

@Suite(.hangLimit) struct SingleTests {
    @Test(arguments: [
        ("--a--b--|", "--[a|]"), ("--|", "--[(nil)|]"), ("--#", "--#"), ("[ab|]", "[a|]"),
        ("|", "[(nil)|]"), ("#", "#"), ("---", ""),
    ])
    func `first delivers the first element or nil`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.first().map { $0.map(String.init) ?? "nil" } } == result)
    }

    @Test(arguments: [
        ("--a--b--c--|", 1, "-----[b|]"), ("--a--|", 1, "-----#"), ("--a--|", 0, "--[a|]"),
        ("--a--#", 1, "-----#"), ("|", 0, "#"), ("#", 0, "#"),
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
        let log = Log()
        log.noting("subscribed", Observable<Int>.empty()).element(at: -1).subscribe { _ in }
        #expect(log.text == "")
    }

    @Test(arguments: [
        ("--a--|", "--a--|"), ("--a-b-|", "--a-#"), ("--|", "--#"), ("--a--#", "--a--#"),
        ("[ab|]", "[a#]"), ("|", "#"), ("#", "#"),
    ])
    func `single wants exactly one element`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.single() } == result)
    }

    @Test(arguments: [
        ("--a--|", "-----[a|]"), ("--a-b-|", "----#"), ("--|", "--#"), ("--a--#", "-----#"),
        ("#", "#"), ("|", "#"), ("[ab|]", "#"),
    ])
    func `asSingle delivers the only element`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.asSingle() } == result)
    }

    @Test(arguments: [
        (Observable<Int>.empty(), StreamError.noElements, "wanted one element, found none"),
        (.of(1, 2), .moreThanOneElement, "wanted one element, found a second"),
    ])
    func `single and asSingle say what is wrong`(
        _ source: Observable<Int>, _ error: StreamError, _ text: String
    ) async {
        let log = Log()
        source.single().subscribe(onError: { log.note($0) })
        #expect(log.text == text)
        await #expect(throws: error) { try await source.asSingle().value }
    }

    @Test func `asSingle delivers an element that is nil`() async throws {
        #expect(try await Observable<Int?>.of(nil).asSingle().value == nil)
    }
}
