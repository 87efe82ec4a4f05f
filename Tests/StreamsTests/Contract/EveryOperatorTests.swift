import Streams
import Testing

/// Rules for operators of every kind, beside the promises of the contract.
@Suite(.virtualLimit) struct EveryOperatorTests {
    @Test(arguments: Operator.immediate)
    func `an element that the observer sends comes behind the one before`(_ operator: Operator) {
        let (subject, log) = (PublishSubject<Int>(), Log())
        `operator`.apply(subject.flow).subscribe(onNext: { element in
            log.note(element)
            if element == 1 { subject.onNext(2) }
            log.note("end")
        })
        subject.onNext(1)
        #expect(log.text == "1 end 2 end")
    }

    @Test(arguments: Operator.immediate)
    func `disposing disposes the source`(_ operator: Operator) {
        let subject = PublishSubject<Int>()
        let subscription = `operator`.apply(subject.flow).subscribe()
        #expect(subject.hasObservers)
        subscription.dispose()
        #expect(!subject.hasObservers)
    }

    @Test(arguments: Sufficed.all)
    func `an operator that has enough disposes its source`(_ row: Sufficed) {
        let (subject, log) = (PublishSubject<Int>(), Log())
        row.apply(subject.flow).subscribe { event in
            log.draw(event)
            subject.onNext(9)
            log.note("end")
        }
        for element in 1...2 { subject.onNext(element) }
        #expect(log.text == row.result)
        #expect(!subject.hasObservers)
    }

    @Test(arguments: Cut.all)
    func `a subscription that is disposed gets nothing more`(_ cut: Cut) {
        #expect(cut.draw() == cut.result)
    }

    @Test(arguments: [
        (Observable.of(1, 1).distinctUntilChanged(), "1 |"),
        (.of(1, 2).skip(1), "2 |"), (.of(1, 2).take(1), "1 |"),
        (.of(1, 2).takeLast(1), "2 |"),
        (.of(1, 2).scan(10, accumulator: +), "11 13 |"),
        (Observable.of(7, 8).enumerated().map(\.index), "0 1 |"),
        (Observable.of(1, 2).pairwise().map { $0 + $1 }, "3 |"),
    ])
    func `each subscription has a state of its own`(_ flow: Observable<Int>, _ result: String) {
        #expect([flow.drawnAtOnce(), flow.drawnAtOnce()] == [result, result])
    }

    @Test(arguments: Holding.plain + Holding.flattening, [Stop.failure, .disposal])
    func `an operator that is over releases its closure`(_ holding: Holding, _ stop: Stop) {
        #expect(holding.isReleased(by: stop))
    }

    @Test(arguments: Holding.plain)
    func `an operator that completes releases its closure`(_ holding: Holding) {
        #expect(holding.isReleased(by: .completion))
    }
}

/// An operator that completes or fails before its source does.
struct Sufficed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let result: String
    let apply: @Sendable (Observable<Int>) -> Observable<Int>

    init<Count>(
        _ name: String, _ result: String,
        _ apply: @escaping @Sendable (Observable<Int>) -> Flow<Int, Count>
    ) {
        (testDescription, self.result) = (name, result)
        self.apply = { apply($0).asObservable() }
    }

    /// Each is sent 1 and 2, and by its observer 9 behind each event.
    static let all = [
        Sufficed("first", "1 end | end") { $0.first().map { $0 ?? 0 } },
        Sufficed("element(at: 0)", "1 end | end") { $0.element(at: 0) },
        Sufficed("element(at: 1)", "2 end | end") { $0.element(at: 1) },
        Sufficed("single", "1 end # end") { $0.single() },
        Sufficed("asSingle", "# end") { $0.asSingle() },
        Sufficed("take(1)", "1 end | end") { $0.take(1) },
        Sufficed("take(2)", "1 end 9 end | end") { $0.take(2) },
        Sufficed("take(while:)", "1 end | end") { $0.take(while: { $0 < 3 }) },
        Sufficed("take(while:), inclusive", "1 end 9 end | end") {
            $0.take(while: { $0 < 3 }, behavior: .inclusive)
        },
        Sufficed("dematerialize", "| end") { $0.map { _ in Event<Int>.completed }.dematerialize() },
    ]
}

/// A drawing whose subscription is disposed on the way.
struct Cut: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let result: String
    let draw: @Sendable () -> String

    init<Element, Count>(
        _ name: String, _ source: String, until end: String, _ result: String,
        _ apply:
            @escaping @Sendable (Observable<Character>, VirtualTimeScheduler)
            -> Flow<Element, Count>
    ) {
        (testDescription, self.result) = (name, result)
        draw = { diagram(source, until: end) { apply($0, $1) } }
    }

    static let all = [
        Cut("ignoreElements", "-a-|", until: "--!", "") { source, _ in source.ignoreElements() },
        Cut("first", "--a--|", until: "-!", "") { source, _ in source.first() },
        Cut("element(at:)", "-a-b|", until: "--!", "") { source, _ in source.element(at: 1) },
        Cut("single", "-a-b|", until: "--!", "-a") { source, _ in source.single() },
        Cut("asSingle", "--a--|", until: "---!", "") { source, _ in source.asSingle() },
        Cut("takeLast", "-a-b-|", until: "--!", "") { source, _ in source.takeLast(1) },
        Cut("materialize", "-#", until: "!", "") { source, _ in source.materialize() },
        Cut("reduce", "-1-2|", until: "--!", "") { source, _ in source.reduce(0) { n, _ in n } },
        Cut("toArray", "-a-b|", until: "--!", "") { source, _ in source.toArray() },
        Cut("pairwise", "-a-b-c|", until: "----!", "---b") { source, _ in
            source.pairwise().map(\.1)
        },
        Cut("buffer(count:)", "-a-b|", until: "--!", "") { source, _ in source.buffer(count: 2) },
        Cut("sequenceEqual", "-a-|", until: "--!", "") { source, time in
            source.sequenceEqual(time.cold("-a--|"))
        },
        Cut("sample", "a-b--", until: "--!", "-a") { $0.sample($1.cold("-x-x-")) },
        Cut("merge(maxConcurrent:)", "abc|", until: "----!", "---a") { source, time in
            source.map { time.cold("---\($0)|") }.merge(maxConcurrent: 1)
        },
        Cut("skip of a time", "a-b-c", until: "---!", "--b") {
            $0.skip(.seconds(1), scheduler: $1)
        },
    ]
}

/// An operator with a closure that holds a probe.
struct Holding: NamedRow {
    let testDescription: String
    let apply: @Sendable (Observable<Int>, Probe) -> Observable<Int>

    /// True if the subscription, over in this way, holds the probe no more.
    func isReleased(by stop: Stop) -> Bool {
        let subject = PublishSubject<Int>()
        return StreamsTests.isReleased { probe in
            let subscription = apply(subject.flow, probe).subscribe { _ in }
            subject.onNext(1)
            switch stop {
            case .completion: subject.onCompleted()
            case .failure: subject.onError(Oops())
            case .disposal: subscription.dispose()
            }
        }
    }

    static let plain = [
        Holding("distinctUntilChanged") { source, probe in
            source.distinctUntilChanged { probe.passing($0) }
        },
        Holding("distinctUntilChanged's comparer") { source, probe in
            source.distinctUntilChanged { probe.passing($0 == $1) }
        },
        Holding("skip(while:)") { source, probe in
            source.skip(while: { _ in probe.passing(false) })
        },
        Holding("take(while:)") { source, probe in
            source.take(while: { _ in probe.passing(true) })
        },
        Holding("scan") { source, probe in source.scan(0) { probe.passing($0 + $1) } },
        Holding("reduce") { source, probe in source.reduce(0) { probe.passing($0 + $1) } },
        Holding("groupBy") { source, probe in
            source.groupBy { probe.passing($0) }.flatMap { $0.flow }
        },
        Holding("multicast's selector") { source, probe in
            source.multicast({ PublishSubject() }) { $0.map { probe.passing($0) } }
        },
    ]

    /// Their closures make flows that do not end.
    static let flattening = [
        Holding("flatMap") { source, probe in
            source.flatMap { _ in probe.passing(Observable.never()) }
        },
        Holding("flatMapFirst") { source, probe in
            source.flatMapFirst { _ in probe.passing(Observable.never()) }
        },
        Holding("flatMapLatest") { source, probe in
            source.flatMapLatest { _ in probe.passing(Observable.never()) }
        },
        Holding("concatMap") { source, probe in
            source.concatMap { _ in probe.passing(Observable.never()) }
        },
        Holding("expand") { source, probe in
            source.expand { _ in probe.passing(Observable.never()) }
        },
    ]
}
