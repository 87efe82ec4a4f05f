import Streams
import Testing

@Suite(.timeLimit(.minutes(1))) struct Smoke {
    @Test func `drawings`() {
        #expect(diagram("a-b-c|") { $0.map { $0.uppercased() } } == "A-B-C|")
        #expect(diagram("a-b---c--|", "-1--2-|") { $0.zip($1).map(\.0) } == "-a--b-|")
        #expect(diagram("a|", "--1|") { $0.zip($1).map { $0.0 } } == "--[a|]")
        #expect(diagram("a-#") { $0.retry(2) } == "a-a-#")
        #expect(diagram("a-b--|") { $0.delay(.seconds(2), scheduler: $1) } == "--a-b--|")
        #expect(diagram("a-b----c-|") { $0.timeout(.seconds(3), scheduler: $1) } == "a-b--#")
        #expect(
            diagram("--a--b--|") { source, time in source.flatMap { time.cold("-\($0)-\($0)|") } }
                == "---a-ab-b|")
        #expect(diagram("--a--|") { $0.asSingle() } == "-----[a|]")
        #expect(diagram("a-b-c-d|", until: "---!") { $0 } == "a-b")
    }

    @Test func `async`() async throws {
        #expect(try await Single.just(1).map { $0 + 1 }.value == 2)
        var all: [Int] = []
        for try await x in Observable.of(1, 2, 3).values(buffering: .unbounded) { all.append(x) }
        #expect(all == [1, 2, 3])
        let s: Single<Int> = Single.just(1).flatMap { .just($0 + 1) }
        #expect(try await s.value == 2)
        let subject = PublishSubject<Int>()
        subject.map { $0 }.subscribe { print($0) }
        subject.subscribe { event in print(event) }
        subject.onNext(1)
        Single.zip(s, s).subscribe { print($0) }
        _ = Observable.zip(subject, subject) { $0 + $1 }
        #expect(throws: Never.self) { }
    }
    @Test func `a million attempts`() async throws {
        let n = Single<Int>.create { $0(.failure(MarbleError())); return Disposables.create() }
        await #expect(throws: MarbleError.self) { try await n.retry(1_000_000).value }
    }
}
