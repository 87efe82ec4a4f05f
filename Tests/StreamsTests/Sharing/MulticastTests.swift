import Streams
import Testing

@Suite(.hangLimit) struct MulticastTests {
    @Test(arguments: [
        ("-a-b-c-d|", "^---!-^", 0, "-a-b---d|"),
        ("-a-b-c-d|", "^---!-^", 5, "b-d|"),
        ("-a-b-c-#", "^", 4, "bc-#"),
        ("-a-|", "^----^", 6, "[a|]"),
        ("-a-|", "", 0, ""),
    ])
    func `a subject stays from one connection to the next`(
        _ source: String, _ connected: String, _ column: Int, _ result: String
    ) {
        let drawn = Connecting.multicast(.create(bufferSize: 1))
            .drawn(source, connected: connected, from: column)
        #expect(drawn == result)
    }

    @Test func `a subject is told what its connectable's source says`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.draw(into: log)
        Observable.of(1, 2).multicast(subject).connect()
        #expect(log.text == "1 2 |")
    }

    @Test func `any subject will do`() {
        let (faucet, log) = (Faucet(), Log())
        let flow = faucet.flow.multicast { Bulletin() }.refCount()
        for _ in 0..<2 { flow.draw(into: log) }
        for event in [Event.next(1), .completed] { faucet.on(event) }
        #expect(log.text == "1 1 | |")
        #expect(faucet.log.text == "started disposed")
    }

    @Test func `each connection has a subject of its own`() {
        let (made, faucet) = (Locked(0), Faucet())
        let connectable = faucet.flow.multicast {
            made.increment()
            return PublishSubject<Int>()
        }
        #expect(made.value == 0)
        for _ in 0..<2 {
            let connection = connectable.connect()
            connectable.subscribe()
            connection.dispose()
        }
        #expect(made.value == 2)
    }

    @Test(arguments: [
        ("--a--b--c--|", "-----A--B--|"), ("-a-b#", "---A#"), ("|", "|"), ("#", "#"), ("-a-", ""),
    ])
    func `a selector uses the stream twice`(_ source: String, _ result: String) {
        let drawn = diagram(source) { source in
            source.multicast({ PublishSubject() }) { $0.zip($0.skip(1)) }
                .map { $0.0.uppercased() }
        }
        #expect(drawn == result)
    }

    @Test func `the source runs once for a selector, and no longer than its result`() {
        let (faucet, log) = (Faucet(), Log())
        faucet.flow.multicast({ PublishSubject() }) { Observable.of($0, $0).flatMap { $0 }.take(3) }
            .draw(into: log)
        for element in 1...2 { faucet.onNext(element) }
        #expect(log.text == "1 1 2 |")
        #expect(faucet.log.text == "started disposed")
    }

    @Test func `a selector keeps the cardinality of its result`() async throws {
        let single = Observable.of(1, 2).multicast({ PublishSubject() }) {
            $0.reduce(0) { $0 + $1 }
        }
        .asSingle()
        let first: Single<Int> = Observable.of(1, 2)
            .multicast({ PublishSubject() }) { $0.take(1).asSingle() }
        #expect(try await [single.value, first.value] == [3, 1])
    }

    @Test(arguments: [
        (2, "a-b-c---d--|", "^", 5, nil, "[bc]--d--|"),
        (3, "a-b-c---d--#", "^", 5, nil, "[abc]--d--#"),
        (3, "a-b-c---d--|", "^", 5, "--!", "[abc]"),
        (3, "a-b-c-d-e-f-|", "^----!-^-!", 6, nil, "--e"),
        (3, "a-b-c-d-e-f-|", "^----!-^---!", 9, nil, "ef"),
        (3, "a-b-c|", "^", 7, nil, ""),
        (3, "a-b-c|", "^------^", 6, nil, "-|"),
        (0, "a-b-c-|", "^", 3, nil, "-c-|"),
        (-1, "a-b-c-|", "^", 3, nil, "-c-|"),
        (.min, "a-b-c-|", "^", 3, nil, "-c-|"),
        (.max, "a-b-c-|", "^", 5, nil, "[abc]|"),
        (.max, "-a-b-c---d|", "^", 6, nil, "[abc]--d|"),
        (.max, "-a-b-c---d|", "^---!-^", 8, nil, "-d|"),
        (.max, "-a-b#", "^", 3, nil, "[ab]#"),
        (1, "|", "^", 0, nil, "|"), (1, "#", "^", 0, nil, "#"),
    ])
    func `who comes late hears the last elements first`(
        _ size: Int, _ source: String, _ connected: String, _ column: Int, _ end: String?,
        _ result: String
    ) {
        let drawn = Connecting.replay(size).drawn(
            source, connected: connected, from: column, until: end)
        #expect(drawn == result)
    }
}
