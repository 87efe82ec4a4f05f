import Streams

extension Played {
    static let recovering = [
        Played("catch") { stage in stage.draw(stage.a.catch { _ in stage.time.cold("-1-2|") }) },
        Played("catchAndReturn") { $0.draw($0.a.catchAndReturn("x")) },
        Played("mapError") { $0.draw($0.a.mapError { $0 }) },
        Played("retry") { $0.draw($0.number == 0 ? $0.a.retry() : $0.a.retry(2)) },
        Played("retry-when") { stage in
            stage.draw(stage.a.retry { $0.delay(.seconds(2), scheduler: stage.time) })
        },
        Played("retry-2") {
            let policy = RetryPolicy.constant(attempts: 3, delay: .seconds(2))
            return $0.draw($0.a.retry(policy, scheduler: $0.time))
        },
    ]
}
