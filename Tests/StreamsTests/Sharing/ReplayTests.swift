import Streams
import Testing

@Suite(.hangLimit)
struct ReplayTests {
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
        (1, "|", "^", 0, nil, "|"),
        (1, "#", "^", 0, nil, "#"),
    ])
    func `who comes late hears the last elements first`(
        _ size: Int, _ source: String, _ connected: String, _ column: Int, _ end: String?,
        _ result: String
    ) {
        let drawn = Connecting.replay(size).drawn(
            source, connected: connected, from: column, until: end)
        #expect(drawn == result)
    }

    @Test(arguments: [
        ("-a-b-c---d|", "^", 6, "[abc]--d|"), ("-a-b-c---d|", "^---!-^", 8, "-d|"),
        ("-a-b#", "^", 3, "[ab]#"),
    ])
    func `replayAll remembers everything`(
        _ source: String, _ connected: String, _ column: Int, _ result: String
    ) {
        #expect(Connecting.replayAll.drawn(source, connected: connected, from: column) == result)
    }

    @Test(arguments: [
        (2, 3, "-a-b-c---d--|", 6, "[bc]--d--|"),
        (2, 2, "a-b-c---d--|", 5, "c--d--|"),
        (9, 0, "-a-b-c---d--|", 6, "---d--|"),
    ])
    func `replay remembers for a time`(
        _ size: Int, _ seconds: Int, _ source: String, _ column: Int, _ result: String
    ) {
        let time = VirtualTimeScheduler()
        let connectable = time.hot(source)
            .replay(size, window: .seconds(seconds), scheduler: time)
        connectable.connect()
        time.advance(to: .seconds(column))
        #expect(time.draw(connectable.flow) == result)
    }

    @Test func `the replay comes before what an observer tells during it`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        let connectable = subject.replayAll()
        connectable.connect()
        for element in 1...2 { subject.onNext(element) }
        connectable.subscribe(onNext: { element in
            log.note(element)
            if element == 1 { subject.onNext(3) }
            log.note("end")
        })
        #expect(log.text == "1 end 2 end 3 end")
    }

    @Test func `a memory is let go with its connection`() {
        let subject = PublishSubject<Probe>()
        let connectable = subject.replayAll()
        let connection = connectable.connect()
        #expect(
            isReleased { probe in
                subject.onNext(probe)
                connection.dispose()
            })
    }
}
