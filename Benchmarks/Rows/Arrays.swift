import AsyncAlgorithms
import OpenCombine
import Streams

/// An array through `map` and `filter`.
func arrays() {
    row("from(array), map, filter", "loop") { count in
        let total = Total()
        for element in Array(0..<count) {
            let new = element &* 3
            if new & 7 != 0 { total.add(new) }
        }
        return total.value
    }
    row("from(array), map, filter", "Streams") { count in
        let total = Total()
        Observable.from(Array(0..<count))
            .map { $0 &* 3 }.filter { $0 & 7 != 0 }
            .subscribe { total.add($0) }
        return total.value
    }
    row("from(array), map, filter", "OpenCombine", .thousand) { count in
        let total = Total()
        let subscription = Array(0..<count).publisher
            .map { $0 &* 3 }.filter { $0 & 7 != 0 }
            .sink { total.add($0) }
        return withExtendedLifetime(subscription) { total.value }
    }
    row("from(array), map, filter", "AsyncSequence", .thousand) { count in
        var total = 0
        for await element in Array(0..<count).async.map({ $0 &* 3 }).filter({ $0 & 7 != 0 }) {
            total &+= element
        }
        return total
    }
}
