import Streams

extension Played {
    static let timing = delaying + clocks

    private static let delaying = [
        Played("buffer-timeSpan") {
            $0.draw(
                $0.a.buffer(timeSpan: .seconds(3), count: 2, scheduler: $0.time)
                    .map { String($0) })
        },
        Played("debounce") { $0.draw($0.a.debounce(.seconds(2), scheduler: $0.time)) },
        Played("delay") { $0.draw($0.a.delay(.seconds(2), scheduler: $0.time)) },
        Played("delaySubscription") {
            $0.draw($0.a.delaySubscription(.seconds(2), scheduler: $0.time))
        },
        Played("sample") { $0.draw($0.a.sample($0.b)) },
        Played("skip-2") { $0.draw($0.a.skip(.seconds(3), scheduler: $0.time)) },
        Played("take-for") { $0.draw($0.a.take(for: .seconds(3), scheduler: $0.time)) },
        Played("throttle") {
            let isLatest = $0.number == 0
            return $0.draw($0.a.throttle(.seconds(3), latest: isLatest, scheduler: $0.time))
        },
        Played("timeout") {
            let other = $0.number == 0 ? nil : $0.time.cold("x-|")
            return $0.draw($0.a.timeout(.seconds(3), other: other, scheduler: $0.time))
        },
        Played("window-timeSpan") {
            $0.draw(windows: $0.a.window(timeSpan: .seconds(3), count: 2, scheduler: $0.time))
        },
    ]

    private static let clocks = [
        Played("interval") { $0.draw(Observable<Int>.interval(.seconds(2), scheduler: $0.time)) },
        Played("timer") { $0.draw(Single<Int>.timer(.seconds(2), scheduler: $0.time)) },
        Played("timer-2") {
            $0.draw(Observable<Int>.timer(.seconds(1), period: .seconds(2), scheduler: $0.time))
        },
        Played("timestamp") {
            $0.draw($0.a.timestamp($0.time).map { "\($0.element)@\($0.time.components.seconds)" })
        },
        Played("timeInterval") {
            $0.draw(
                $0.a.timeInterval($0.time).map { "\($0.element)+\($0.interval.components.seconds)" }
            )
        },
    ]
}
