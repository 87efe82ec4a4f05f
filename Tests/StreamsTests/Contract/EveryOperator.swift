import Streams
import Testing

/// An operator applied so that it leaves the elements as they are.
struct Operator: NamedRow {
    let testDescription: String
    let apply: @Sendable (Observable<Int>) -> Observable<Int>

    /// Those that deliver where and when their source does; a promise holds for each of them.
    static let immediate = stopping + [create]

    /// Without `create`, which can stop its source only when that has returned.
    static let stopping =
        plain + filtering + transforming + combining + timed + recovering + sharing

    private static let plain = [
        Operator("map") { $0.map { $0 } },
        Operator("compactMap") { $0.compactMap { $0 } },
        Operator("filter") { $0.filter { _ in true } },
        Operator("flatMap to just") { $0.flatMap { Single.just($0) } },
        Operator("flatMap to of") { $0.flatMap { Observable.of($0) } },
        Operator("do") { $0.do(onNext: { _ in }) },
        Operator("do with endings") { $0.do(onError: { _ in }, onCompleted: {}) },
        Operator("catch") { $0.catch { .error($0) } },
        Operator("mapError") { $0.mapError { $0 } },
        Operator("retry") { $0.retry(1) },
        Operator("zip") { .zip(Observable.from(0..<1_000), $0) { _, right in right } },
        Operator("deferred") { source in .deferred { source } },
    ]

    private static let create = Operator("create") { source in
        .create { observer in source.subscribe(observer) }
    }

    private static let timed = [
        Operator("throttle") { $0.throttle(.zero, scheduler: VirtualTimeScheduler()) },
        Operator("take(for:)") { $0.take(for: .seconds(1), scheduler: VirtualTimeScheduler()) },
        Operator("skip") { $0.skip(.zero, scheduler: VirtualTimeScheduler()) },
        Operator("timestamp") { $0.timestamp(VirtualTimeScheduler()).map { $0.element } },
        Operator("timeInterval") { $0.timeInterval(VirtualTimeScheduler()).map { $0.element } },
        Operator("timeout(other:)") {
            $0.timeout(.seconds(1), other: .never(), scheduler: VirtualTimeScheduler())
        },
        Operator("window") {
            $0.window(timeSpan: .zero, count: 2, scheduler: VirtualTimeScheduler()).flatMap { $0 }
        },
        Operator("subscribe(on:)") { $0.subscribe(on: ImmediateScheduler()) },
    ]

    private static let recovering = [
        Operator("retry(when:)") { $0.retry { $0.map { error -> Int in throw error } } },
        Operator("retry by a policy") {
            $0.retry(.constant(attempts: 1, delay: .zero), scheduler: VirtualTimeScheduler())
        },
        Operator("using") { source in
            .using({ SerialDisposable() }, observableFactory: { _ in source })
        },
        Operator("debug") { $0.debug(to: { _ in }) },
        Operator("checkpoint") { $0.checkpoint() },
        Operator("testable") { VirtualTimeScheduler().testable($0).flow },
    ]

    /// Those that deliver on a scheduler.
    static func scheduled(on time: VirtualTimeScheduler) -> [Operator] {
        [
            Operator("observe(on:)") { $0.observe(on: time) },
            Operator("delay") { $0.delay(.seconds(1), scheduler: time) },
            Operator("timeout") { $0.timeout(.seconds(1), scheduler: time) },
        ]
    }
}
