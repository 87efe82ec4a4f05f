import Streams

/// An operator that has a timer, with one second to wait.
struct Clocking: NamedRow {
    let testDescription: String
    let apply: @Sendable (Observable<Probe>, CountingScheduler) -> Observable<Probe>

    static let all = [
        Clocking("delay") { $0.delay(second, scheduler: $1) },
        Clocking("timeout") { $0.timeout(second, scheduler: $1) },
        Clocking("timeout(other:)") { $0.timeout(second, other: .never(), scheduler: $1) },
        Clocking("debounce") { $0.debounce(second, scheduler: $1) },
        Clocking("throttle") { $0.throttle(second, scheduler: $1) },
        Clocking("take(for:)") { $0.take(for: second, scheduler: $1) },
        Clocking("delaySubscription") { $0.delaySubscription(second, scheduler: $1) },
        Clocking("buffer") {
            $0.buffer(timeSpan: second, count: 9, scheduler: $1).flatMap { Observable.from($0) }
        },
        Clocking("window") { $0.window(timeSpan: second, count: 9, scheduler: $1).flatMap { $0 } },
    ]

    private static let second = Duration.seconds(1)
}
