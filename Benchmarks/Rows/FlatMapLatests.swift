import Benchmark
import OpenCombine
import Streams

/// `flatMapLatest` five times over: of the constant `just`, and of a source that has to run.
func flatMapLatests() {
    row("flatMapLatest ×5 of just", "Streams") { count in
        let total = Total()
        Observable.from(0..<count)
            .flatMapLatest { .just($0 &+ 1) as Single<Int> }
            .flatMapLatest { .just($0 &+ 1) as Single<Int> }
            .flatMapLatest { .just($0 &+ 1) as Single<Int> }
            .flatMapLatest { .just($0 &+ 1) as Single<Int> }
            .flatMapLatest { .just($0 &+ 1) as Single<Int> }
            .subscribe { total.add($0) }
        return total.value
    }
    row("flatMapLatest ×5 of just", "OpenCombine", .thousand) { count in
        let total = Total()
        // In one chain it does not type-check in reasonable time.
        let first = (0..<count).publisher.map { Just($0 &+ 1) }.switchToLatest()
        let second = first.map { Just($0 &+ 1) }.switchToLatest()
        let third = second.map { Just($0 &+ 1) }.switchToLatest()
        let fourth = third.map { Just($0 &+ 1) }.switchToLatest()
        let subscription = fourth.map { Just($0 &+ 1) }.switchToLatest().sink { total.add($0) }
        return withExtendedLifetime(subscription) { total.value }
    }

    row("flatMapLatest ×5 of a general inner", "Streams", .thousand) { count in
        let total = Total()
        Observable.from(0..<count)
            .flatMapLatest(inner).flatMapLatest(inner).flatMapLatest(inner).flatMapLatest(inner)
            .flatMapLatest(inner)
            .subscribe { total.add($0) }
        return total.value
    }
    row("flatMapLatest ×5 of a general inner", "OpenCombine", .thousand) { count in
        let total = Total()
        let subscription = (0..<count).publisher
            .map(innerPublisher).switchToLatest().map(innerPublisher).switchToLatest()
            .map(innerPublisher).switchToLatest().map(innerPublisher).switchToLatest()
            .map(innerPublisher).switchToLatest()
            .sink { total.add($0) }
        return withExtendedLifetime(subscription) { total.value }
    }
}
