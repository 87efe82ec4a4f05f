import Streams
import Testing

/// A stream whose source is over before the closure that creates it has returned.
struct Creation: Sendable, CustomTestStringConvertible {
    typealias Make = @Sendable (Source) -> Observable<Int>

    let testDescription: String
    let expected: String
    let make: Make

    init(_ name: String, _ expected: String = "source do", _ make: @escaping Make) {
        testDescription = name
        self.expected = expected
        self.make = make
    }

    /// The order in which the source and `do` are disposed.
    func run() -> String {
        let source = Source()
        make(source).do(onDispose: { source.log.note("do") })
            .subscribe(onNext: { _ in }, onError: { _ in })
        source.trigger.onNext(1)
        source.trigger.onCompleted()
        source.time.run()
        return source.log.text
    }

    static let all = plain + sequences + shared + late

    private static let plain = [
        Creation("a completion") { $0.completing },
        Creation("a failure") { $0.failing },
        Creation("take(1) of an open source") { $0.open.take(1) },
        Creation("a single") { $0.single.asObservable() },
        Creation("first of an open source") { $0.open.first().compactMap { $0 } },
        Creation("using", "source resource do") { source in
            .using {
                Disposables.create { source.log.note("resource") }
            } observableFactory: { _ in
                source.completing
            }
        },
        Creation("using and take(1)", "source resource do") { source in
            .using {
                Disposables.create { source.log.note("resource") }
            } observableFactory: { _ in
                source.open
            }.take(1)
        },
        Creation("do behind do", "source inner do") { source in
            source.completing.do(onDispose: { source.log.note("inner") })
        },
        Creation("debug and materialize") { $0.failing.materialize().take(1).map { _ in 1 } },
        Creation("observe(on:)") { $0.completing.observe(on: ImmediateScheduler()) },
        Creation("subscribe(on:)") { $0.completing.subscribe(on: $0.time) },
        Creation("delaySubscription") {
            $0.completing.delaySubscription(.seconds(1), scheduler: $0.time)
        },
        Creation("a subscription inside create") { source in
            .create { source.trigger.flatMap { _ in source.completing }.subscribe($0) }
        },
    ]

    private static let sequences = [
        Creation("concat") { .empty().concat($0.completing) },
        Creation("concat and take(1)") { $0.open.concat(.of(1)).take(1) },
        Creation("startWith") { $0.completing.startWith(1) },
        Creation("catch") { source in
            Observable<Int>.error(Oops()).catch { _ in source.completing }
        },
        Creation("catch of the source") { $0.failing.catchAndReturn(1) },
        Creation("retry", "source source do") { $0.failing.retry(2) },
        Creation("retry and take(1)") { $0.open.retry(2).take(1) },
        Creation("ifEmpty") { source in Observable<Int>.empty().ifEmpty(switchTo: source.completing)
        },
        Creation("merge") { Observable.merge($0.completing, .never()).take(1) },
        Creation("zip", "source source do") { .zip($0.open, $0.open) { $0 + $1 }.take(1) },
        Creation("combineLatest") { .combineLatest(Observable.of(1), $0.open) { $0 + $1 }.take(1) },
        Creation("withLatestFrom") { $0.open.withLatestFrom(Observable.of(1)).take(1) },
        Creation("amb") { .amb([$0.completing, .never()]) },
        Creation("timeout") { $0.completing.timeout(.seconds(1), scheduler: $0.time) },
    ]

    private static let shared = [
        Creation("share") { $0.completing.share() },
        Creation("share and take(1)") { $0.open.share(replay: 1).take(1) },
        Creation("shared single") { $0.single.share().asObservable() },
        Creation("multicast with a selector") {
            $0.open.multicast({ PublishSubject() }) { $0.take(1) }
        },
        Creation("groupBy") { $0.completing.groupBy { $0 }.flatMap { $0.asObservable() } },
    ]

    private static let late = [
        Creation("flatMap") { source in source.trigger.flatMap { _ in source.completing } },
        Creation("flatMap and take(1)") { source in
            source.trigger.flatMap { _ in source.open }.take(1)
        },
        Creation("flatMap in flatMap") { source in
            source.trigger.flatMap { _ in Observable.of(1, 2).flatMap { _ in source.open } }.take(1)
        },
        Creation("flatMap that fails") { source in source.trigger.flatMap { _ in source.failing } },
        Creation("flatMap of a single") { source in
            source.trigger.first().flatMap { _ in source.single }.asObservable()
        },
        Creation("flatMap of the last element of a stream", "source source do") { source in
            source.trigger.flatMap { _ in
                source.single.asObservable().flatMap { _ in source.open }
            }.take(1)
        },
        Creation("flatMapLatest of the last element", "source source do") { source in
            source.single.asObservable().flatMapLatest { _ in source.open }.take(1)
        },
        Creation("flatMapFirst") { source in
            source.trigger.flatMapFirst { _ in source.open }.take(1)
        },
        Creation("flatMapLatest") { source in
            source.trigger.flatMapLatest { _ in source.open }.take(1)
        },
        Creation("concatMap") { source in
            source.trigger.concatMap { _ in source.completing }.take(1)
        },
        Creation("concatMap of an open source") { source in
            source.trigger.concatMap { _ in source.open }.take(1)
        },
        Creation("expand") { source in source.trigger.expand { _ in source.open }.take(2) },
        Creation("catch of a late source") { source in
            source.trigger.map { _ in throw Oops() }.catch { _ in source.open }.take(1)
        },
        Creation("retry of a late source") { source in
            source.trigger.flatMap { _ in source.failing }.retry(2).take(1).ifEmpty(default: 1)
        },
        Creation("concat of late sources", "source source do") { source in
            source.trigger.flatMap { _ in source.open }.take(1).concat(source.open).take(2)
        },
        Creation("share of a late source") { source in
            source.trigger.flatMap { _ in source.open }.share().take(1)
        },
    ]

    /// A source, and what makes it run late.
    final class Source: Sendable {
        let log = Log()
        let trigger = PublishSubject<Int>()
        let time = VirtualTimeScheduler()

        /// Delivers an element before it has been created, and then `ending`.
        private func source(_ ending: Event<Int>?) -> Observable<Int> {
            .create { observer in
                observer.onNext(1)
                if let ending { observer.on(ending) }
                return Disposables.create { self.log.note("source") }
            }
        }

        var open: Observable<Int> { source(nil) }
        var completing: Observable<Int> { source(.completed) }
        var failing: Observable<Int> { source(.error(Oops())) }

        var single: Single<Int> {
            .create { resolve in
                resolve(.success(1))
                return Disposables.create { self.log.note("source") }
            }
        }
    }
}
