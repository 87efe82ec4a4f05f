import Streams
import Testing

@Suite(.hangLimit)
struct FlatMapTests {
    @Test(arguments: [
        ("--a--b--|", "---a-ab-b|"),
        ("a|", "-a-a|"),
        ("[ab|]", "-[ab]-[ab]|"),
        ("a-#", "-a#"),
        ("--|", "--|"),
        ("#", "#"),
    ])
    func `flatMap merges what the inner flows deliver`(_ source: String, _ result: String) {
        let drawn = diagram(source) { source, time in
            source.flatMap { time.cold("-\($0)-\($0)|") }
        }
        #expect(drawn == result)
    }

    @Test(arguments: [
        ("a-b-|", "--#", "--#"),
        ("a|", "-|", "-|"),
        ("a---|", "-|", "----|"),
        ("a-#", "---|", "--#"),
        ("a|", "---", ""),
    ])
    func `flatMap ends as its flows do`(_ source: String, _ inner: String, _ result: String) {
        #expect(
            diagram(source) { source, time in source.flatMap { _ in time.cold(inner) } } == result)
    }

    @Test func `flatMap fails where its closure throws`() {
        let drawn = diagram("-a-|") { $0.flatMap { _ -> Single<Int> in throw Oops() } }
        #expect(drawn == "-#")
    }

    @Test func `flatMap says nothing after dispose`() {
        let drawn = diagram("a-b-|", until: "--!") { source, time in
            source.flatMap { time.cold("-\($0)-\($0)|") }
        }
        #expect(drawn == "-a")
    }

    @Test func `a failing inner flow disposes the others`() {
        let (failing, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        Observable.of(failing, other).flatMap { $0.flow }.subscribe { _ in }
        failing.onError(Oops())
        #expect(!other.hasObservers)
    }

    @Test func `flatMap queues what its observer tells an inner flow`() {
        let (a, b, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
        Observable.of(a, b).flatMap { $0.flow }.subscribe(onNext: { element in
            log.note(element)
            if element == 1 { b.onNext(2) }
            log.note("end")
        })
        a.onNext(1)
        #expect(log.text == "1 end 2 end")
    }

    @Test(arguments: [
        (Observable<Int>.just(1), "1 |"), (.empty(), "|"), (.error(Oops()), "#"),
        (.of(1, 2), "1 2 |"),
    ])
    func `flatMap runs constant flows`(_ inner: Observable<Int>, _ result: String) {
        #expect(Observable.just("a").flatMap { _ in inner }.drawnAtOnce() == result)
    }
}

@Suite(.hangLimit)
struct SingleFlatMapTests {
    @Test(arguments: [
        ("--[a|]", "-1-2|", "---1-2|"),
        ("--[a|]", "#", "--#"),
        ("--[a|]", "|", "--|"),
        ("--#", "-1-2|", "--#"),
        ("#", "-1-2|", "#"),
    ])
    func `flatMap of a single continues`(_ source: String, _ inner: String, _ result: String) {
        let drawn = diagram(source) { source, time in
            source.asSingle().flatMap { _ in time.cold(inner) }
        }
        #expect(drawn == result)
    }

    @Test func `flatMap of a single says nothing after dispose`() {
        let drawn = diagram("[a|]", until: "--!") { source, time in
            source.asSingle().flatMap { _ in time.cold("-1-2|") }
        }
        #expect(drawn == "-1")
    }

    @Test func `flatMap of a single returns a single`() async throws {
        let single: Single<Int> = Single.just(1).flatMap { .just($0 + 1) }
        #expect(try await single.value == 2)
    }

    @Test func `disposing a flatMap of a single disposes what it continued with`() {
        let subject = PublishSubject<Int>()
        Single.just(1).flatMap { _ in subject.flow }.subscribe().dispose()
        #expect(!subject.hasObservers)
    }
}
