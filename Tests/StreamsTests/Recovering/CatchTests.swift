import Streams
import Testing

@Suite(.hangLimit) struct CatchTests {
    @Test(arguments: [
        ("--a--#", "-1-2|", "--a---1-2|"), ("--a--#", "#", "--a--#"), ("--a--#", "|", "--a--|"),
        ("--a--|", "-1-2|", "--a--|"), ("|", "-1-2|", "|"), ("#", "1|", "1|"),
    ])
    func `catch continues with another flow`(_ source: String, _ other: String, _ result: String) {
        let drawn = diagram(source) { source, time in source.catch { _ in time.cold(other) } }
        #expect(drawn == result)
    }

    @Test func `catch is given the error`() {
        let log = Log()
        Observable<Int>.error(Oops("lost")).catch { error in
            log.note(error)
            return .empty()
        }.subscribe()
        #expect(log.text == "lost")
    }

    @Test func `catch fails where its closure throws`() {
        let log = Log()
        Observable<Int>.error(Oops("first")).catch { _ in throw Oops("second") }
            .subscribe(onError: { log.note($0) })
        #expect(log.text == "second")
    }

    @Test(arguments: [("--a--#", "--a--[x|]"), ("--a--|", "--a--|"), ("#", "[x|]"), ("|", "|")])
    func `catchAndReturn ends with an element`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.catchAndReturn("x") } == result)
    }

    @Test func `mapError replaces the error, and nothing else`() async {
        #expect(diagram("a-b|") { $0.mapError { _ in StreamError.noElements } } == "a-b|")
        let single = Single<Int>.error(Oops()).mapError { _ in StreamError.noElements }
        await #expect(throws: StreamError.noElements) { try await single.value }
    }
}
