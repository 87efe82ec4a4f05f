import Benchmark
import OpenCombine
import Streams

/// Many parts, one after another; a part is an element.
func concats() {
    row("concat of just", "Streams, of a sequence") { count in
        let total = Total()
        Observable.concat((0..<count).lazy.map { Observable.just($0) })
            .subscribe { total.add($0) }
        return total.value
    }
    row("concat of just", "Streams, joined one by one") { count in
        let total = Total()
        var parts = Observable<Int>.empty()
        for element in 0..<count { parts = parts.concat(Observable.just(element)) }
        parts.subscribe { total.add($0) }
        return total.value
    }
    row("concat of a general part", "Streams, of a sequence") { count in
        let total = Total()
        Observable.concat((0..<count).lazy.map { inner($0) }).subscribe { total.add($0) }
        return total.value
    }
    row("concat of a general part", "Streams, joined one by one") { count in
        let total = Total()
        var parts = Observable<Int>.empty()
        for element in 0..<count { parts = parts.concat(inner(element)) }
        parts.subscribe { total.add($0) }
        return total.value
    }
    // Joined one by one, as above, it overflows the stack at some ten thousand parts.
    row("concat of just", "OpenCombine, by flatMap of one at a time", .thousand) { count in
        let total = Total()
        let subscription = (0..<count).publisher
            .flatMap(maxPublishers: .max(1)) { Just($0) }
            .sink { total.add($0) }
        return withExtendedLifetime(subscription) { total.value }
    }
    row("concat of a general part", "OpenCombine, by flatMap of one at a time", .thousand) {
        count in
        let total = Total()
        let subscription = (0..<count).publisher
            .flatMap(maxPublishers: .max(1), innerPublisher)
            .sink { total.add($0) }
        return withExtendedLifetime(subscription) { total.value }
    }
}
