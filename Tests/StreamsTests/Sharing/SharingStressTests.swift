import Streams
import Testing

/// Many short rounds in which threads subscribe, dispose and send at once.
@Suite(.hangLimit) struct SharingStress {
    static let sharings = [
        Sharing(0, .whileConnected), Sharing(1, .whileConnected), Sharing(3, .whileConnected),
        Sharing(0, .forever), Sharing(1, .forever), Sharing(3, .forever),
    ]

    @Test(arguments: sharings)
    func `first subscribers that come at once connect once`(_ sharing: Sharing) {
        for _ in 0..<75 {
            let tap = Tap()
            let flow = sharing.apply(tap.flow)
            let readers = (0..<4).map { _ in Reader() }
            onThreads(4) { readers[$0].read(flow) }
            tap.tell()
            tap.tell()
            for reader in readers {
                #expect(reader.heard == [1, 2])
                reader.stop()
            }
            #expect(tap.starts == 1 && tap.running == 0)
        }
    }

    @Test(arguments: sharings, [2, 8])
    func `one connection at a time while threads come and go`(_ sharing: Sharing, _ threads: Int) {
        for _ in 0..<20 {
            let tap = Tap()
            let flow = sharing.apply(tap.flow)
            onThreads(threads) { thread in
                for _ in 0..<60 {
                    let reader = Reader()
                    reader.read(flow)
                    if thread == 0 { tap.tell() }
                    reader.stop()
                }
            }
            #expect(tap.mostAtOnce == 1 && tap.running == 0)
        }
    }

    @Test(arguments: sharings)
    func `nobody joins a connection that is over`(_ sharing: Sharing) {
        let (tap, isOver) = (Tap(), Locked(false))
        let flow = sharing.apply(tap.flow)
        onThreads(2) { thread in
            if thread == 0 {
                while !isOver.value { flow.subscribe().dispose() }
                return
            }
            for _ in 0..<2_000 {
                let reader = Reader()
                reader.read(flow)
                // The other thread may start the source or deliver, and take a moment for it.
                while reader.heard.isEmpty { tap.tell() }
                reader.stop()
            }
            isOver.value = true
        }
        #expect(tap.mostAtOnce == 1 && tap.running == 0)
    }

    @Test(arguments: sharings)
    func `who comes while a thread tells misses nothing from then on`(_ sharing: Sharing) {
        for _ in 0..<20 {
            let tap = Tap()
            let flow = sharing.apply(tap.flow)
            let first = Reader()
            first.read(flow)
            onThreads(4) { thread in
                for _ in 0..<50 {
                    if thread == 0 { for _ in 0..<20 { tap.tell() } }
                    let reader = Reader()
                    reader.read(flow)
                    if !reader.isGapless { Issue.record("heard \(reader.heard)") }
                    reader.stop()
                    if !reader.isGapless { Issue.record("heard \(reader.heard)") }
                }
            }
            #expect(first.heard == Array(1...1_000))
            first.stop()
            #expect(tap.starts == 1 && tap.running == 0)
        }
    }

    @Test(arguments: sharings)
    func `who stays hears the ending, whoever comes and goes`(_ sharing: Sharing) {
        for round in 0..<50 {
            let tap = Tap()
            let flow = sharing.apply(tap.flow)
            let stayer = Reader()
            stayer.read(flow)
            onThreads(3) { thread in
                if thread == 0 {
                    tap.tell()
                    tap.end(round.isMultiple(of: 2) ? .completed : .error(Oops()))
                } else {
                    for _ in 0..<5 {
                        let reader = Reader()
                        reader.read(flow)
                        reader.stop()
                    }
                }
            }
            #expect(stayer.heard == [1] && stayer.endings == 1)
            #expect(tap.mostAtOnce == 1 && tap.running == 0)
        }
    }

    @Test(arguments: sharings)
    func `a synchronous source never runs twice at once`(_ sharing: Sharing) {
        for _ in 0..<25 {
            let (running, most) = (Locked(0), Locked(0))
            let source = Observable.from(1...3).do(
                onSubscribe: {
                    let now = running.increment()
                    most.change { $0 = max($0, now) }
                }, onSubscribed: { running.change { $0 -= 1 } })
            let flow = sharing.apply(source)
            onThreads(4) { _ in
                for _ in 0..<10 { flow.take(2).subscribe() }
                flow.subscribe()
            }
            #expect(most.value <= 1 && running.value == 0)
        }
    }

    @Test func `connecting and disconnecting at once leaves nothing running`() {
        for _ in 0..<25 {
            let tap = Tap()
            let connectable = tap.flow.replay(1)
            onThreads(4) { thread in
                for _ in 0..<20 {
                    let reader = Reader()
                    reader.read(thread < 2 ? connectable.flow : connectable.refCount())
                    let connection = connectable.connect()
                    tap.tell()
                    connection.dispose()
                    reader.stop()
                }
            }
            #expect(tap.mostAtOnce == 1 && tap.running == 0)
        }
    }

    @Test(arguments: sharings)
    func `nothing is retained`(_ sharing: Sharing) {
        for _ in 0..<25 {
            let tap = Tap()
            let isReleased = isReleased { probe in
                // Emptied below: a thread may still hold its closure when it has signalled its end.
                let held = Locked<(Observable<Int>, Probe)?>((sharing.apply(tap.flow), probe))
                let subscriptions = Locked<[any Disposable]>([])
                onThreads(3) { thread in
                    guard let (flow, probe) = held.value else { return }
                    for _ in 0..<10 {
                        let subscription = flow.subscribe { _ in probe.touch() }
                        tap.tell()
                        thread == 0
                            ? subscription.dispose()
                            : subscriptions.change { $0.append(subscription) }
                    }
                }
                for subscription in subscriptions.value { subscription.dispose() }
                subscriptions.value = []
                held.value = nil
            }
            #expect(isReleased && tap.running == 0)
        }
    }

    @Test(arguments: Remembering.all)
    func `who comes to a subject hears what it remembers, then all that follows`(
        _ remembering: Remembering
    ) {
        for _ in 0..<12 {
            let subject = remembering.apply()
            let readers = Locked<[Reader]>([])
            onThreads(4) { thread in
                for index in 0..<40 {
                    if thread == 0 {
                        for element in 1...5 { subject.on(.next(index * 5 + element)) }
                    }
                    let reader = Reader()
                    reader.read(subject.flow)
                    readers.change { $0.append(reader) }
                    if index.isMultiple(of: 2) { reader.stop() }
                }
            }
            subject.on(.completed)
            #expect(readers.value.filter { !$0.isGapless }.isEmpty)
            let stayers = readers.value.filter { $0.endings == 1 }
            #expect(stayers.count == 80 && stayers.allSatisfy { $0.heard.last ?? 200 == 200 })
        }
    }
}

/// A subject with a memory.
struct Remembering: NamedRow {
    let testDescription: String
    let apply: @Sendable () -> any Remembers

    static let all = [
        Remembering("BehaviorSubject") { BehaviorSubject(value: 0) },
        Remembering("ReplaySubject of 1") { ReplaySubject.create(bufferSize: 1) },
        Remembering("ReplaySubject of all") { ReplaySubject.create(bufferSize: .max) },
        Remembering("ReplaySubject with a window") {
            ReplaySubject.create(
                bufferSize: 9, window: .seconds(60), scheduler: VirtualTimeScheduler())
        },
    ]
}

/// The requirements of the stress test on a subject.
protocol Remembers: Sendable {
    var flow: Observable<Int> { get }
    func on(_ event: Event<Int>)
}

extension BehaviorSubject: Remembers where Element == Int {}
extension ReplaySubject: Remembers where Element == Int {}
