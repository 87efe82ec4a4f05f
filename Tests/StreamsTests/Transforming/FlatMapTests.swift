import Streams
import Testing

@Suite(.hangLimit) struct FlatMapTests {
    @Test(arguments: [
        ("--a--b--|", "-$-$|", "---a-ab-b|"), ("a|", "-$-$|", "-a-a|"),
        ("[ab|]", "-$-$|", "-[ab]-[ab]|"), ("a-#", "-$-$|", "-a#"), ("--|", "-$-$|", "--|"),
        ("#", "-$-$|", "#"), ("a-b-|", "--#", "--#"), ("a|", "-|", "-|"), ("a---|", "-|", "----|"),
        ("a-#", "---|", "--#"), ("a|", "---", ""),
    ])
    func `flatMap merges its flows and ends as they do`(
        _ source: String, _ inner: String, _ result: String
    ) {
        let drawn = diagram(source) { source, time in source.flatMap { time.cold(inner, of: $0) } }
        #expect(drawn == result)
    }

    @Test func `flatMap of a single takes a closure without a type`() {
        #expect(Single.just(1).map { $0 }.flatMap { .just($0 * 2) }.drawnAtOnce() == "2 |")
        let failed = Single.just(1).flatMap { $0 > 0 ? .error(Oops()) : .just($0) }
        #expect(failed.asObservable().drawnAtOnce() == "#")
    }

    @Test(arguments: [
        ("--[a|]", "-1-2|", "---1-2|"), ("--[a|]", "#", "--#"), ("--[a|]", "|", "--|"),
        ("--#", "-1-2|", "--#"), ("#", "-1-2|", "#"),
    ])
    func `flatMap of a single continues`(_ source: String, _ inner: String, _ result: String) {
        let drawn = diagram(source) { source, time in
            source.asSingle().flatMap { _ in time.cold(inner) }
        }
        #expect(drawn == result)
    }

    @Test(arguments: [
        ("a--b--c-----|", "-$--$|", "-a--a--c--c-|"), ("[ab|]", "-$--$|", "-a--a|"),
        ("a-#", "-$--$|", "-a#"), ("a--|", "-$--$|", "-a--a|"), ("|", "-$--$|", "|"),
        ("#", "-$--$|", "#"), ("a-b-|", "-#", "-#"), ("a-b--|", "-|", "-----|"), ("a-|", "---", ""),
    ])
    func `flatMapFirst drops elements while a flow runs, and ends as its flows do`(
        _ source: String, _ inner: String, _ result: String
    ) {
        let drawn = diagram(source) { source, time in
            source.flatMapFirst { time.cold(inner, of: $0) }
        }
        #expect(drawn == result)
    }

    @Test func `flatMapFirst makes no flow for what it drops`() {
        let log = Log()
        Observable.of(1, 2).flatMapFirst { element in
            log.note(element)
            return Observable<Int>.never()
        }.subscribe()
        #expect(log.text == "1")
    }
}
