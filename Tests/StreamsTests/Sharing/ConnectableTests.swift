import Streams
import Testing

@Suite(.virtualLimit) struct ConnectableTests {
    @Test(arguments: [
        ("--a--b--c--|", "^", 0, nil, "--a--b--c--|"),
        ("--a--b--c--|", "^", 3, nil, "--b--c--|"),
        ("-a-b-c-|", "^", 2, nil, "-b-c-|"),
        ("-a-b-c-|", "--^", 0, nil, "---b-c-|"),
        ("-a-b-c-#", "^", 2, nil, "-b-c-#"),
        ("-a-b-c-|", "^", 0, "----!", "-a-b"),
        ("-a-b-c-|", "", 0, nil, ""),
        ("-a-b-c-|", "^---!", 0, nil, "-a-b"),
        ("-a-b-c-d|", "^---!-^", 0, nil, "-a-b"),
        ("-a-b-c-d|", "^---!-^", 5, nil, "--d|"),
        ("-a-b-c-d|", "^--^---!", 0, nil, "-a-b-c"),
        ("-a|", "---^", 0, nil, "---|"),
        ("|", "^", 0, nil, "|"), ("#", "^", 0, nil, "#"),
    ])
    func `who listens hears what comes while connected`(
        _ source: String, _ connected: String, _ column: Int, _ end: String?, _ result: String
    ) {
        let drawn = Connecting.publish.drawn(source, connected: connected, from: column, until: end)
        #expect(drawn == result)
    }

    @Test func `a connection is the same as long as it lasts`() {
        let connectable = PublishSubject<Int>().publish()
        let connection = connectable.connect()
        let same = connectable.connect()
        connection.dispose()
        #expect(connection === same && connectable.connect() !== connection)
    }

    @Test func `an operator that disposes the connection tells nobody any more`() {
        let (source, log) = (PublishSubject<Int>(), Log())
        let held = SerialDisposable()
        let connectable = source.map { element in
            if element == 2 { held.dispose() }
            return element
        }.publish()
        connectable.draw(into: log)
        held.disposable = connectable.connect()
        for element in 1...3 { source.onNext(element) }
        #expect(log.text == "1")
    }

    @Test(arguments: [Event<Int>.completed, .error(Oops())])
    func `an ending makes room for the next connection`(_ ending: Event<Int>) {
        let (faucet, log) = (Faucet(), Log())
        let connectable = faucet.flow.publish()
        connectable.draw(into: log)
        let first = connectable.connect()
        faucet.on(ending)
        connectable.draw(into: log)
        let second = connectable.connect()
        first.dispose()
        faucet.onNext(1)
        #expect(first !== second && log.text == (ending.error == nil ? "| 1" : "# 1"))
        #expect(faucet.log.text == "started disposed started")
    }

    @Test func `a connection outlives its connectable`() {
        let (faucet, log) = (Faucet(), Log())
        do {
            let connectable = faucet.flow.publish()
            connectable.draw(into: log)
            connectable.connect()
        }
        faucet.onNext(1)
        #expect(log.text == "1")
    }

    @Test func `a source that connects while it starts is started once`() {
        let (log, held) = (Log(), Locked<ConnectableObservable<Int>?>(nil))
        let connectable = Observable<Int>.create { _ in
            log.note("started")
            let inner = held.value?.connect()
            return Disposables.create { log.note(inner == nil ? "failed" : "disposed") }
        }.publish()
        held.value = connectable
        let connection = connectable.connect()
        #expect(connection === connectable.connect())
        connection.dispose()
        #expect(log.text == "started disposed")
    }

    @Test func `a connection disposed from inside an element stops the source`() {
        let (held, log) = (Held(), Log())
        let trigger = PublishSubject<Void>()
        let connectable = trigger.flatMap { Observable.from(1...) }.publish()
        connectable.subscribe(onNext: {
            log.note($0)
            if $0 == 2 { held.dispose() }
        })
        held.hold(connectable.connect())
        trigger.onNext(())
        #expect(log.text == "1 2")
    }

    @Test(arguments: ["disposed", "completed", "failed", "never connected"])
    func `a connection that is over holds nothing`(_ how: String) {
        let source = PublishSubject<Probe>()
        var connection: (any Disposable)?
        expectReleased { probe in
            let connectable = source.replay(.max)
            let subscription = connectable.subscribe { _ in probe.touch() }
            if how == "never connected" { return subscription.dispose() }
            connection = connectable.connect()
            source.onNext(probe)
            switch how {
            case "disposed":
                connection?.dispose()
                subscription.dispose()
            case "completed": source.onCompleted()
            default: source.onError(Oops())
            }
        }
        connection?.dispose()
    }
}
