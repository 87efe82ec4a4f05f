import OpenCombine
import Streams

/// Operators with a state of their own, and a source without an end.
func accumulations() {
    row("scan", "loop") { count in
        let total = Total()
        var sum = 0
        for element in 0..<count {
            sum ^= element
            total.add(sum)
        }
        return total.value
    }
    row("scan", "Streams") { count in
        let total = Total()
        Observable.from(0..<count).scan(0) { $0 ^ $1 }.subscribe { total.add($0) }
        return total.value
    }
    row("scan", "OpenCombine", .thousand) { count in
        let total = Total()
        let subscription = (0..<count).publisher.scan(0) { $0 ^ $1 }.sink { total.add($0) }
        return withExtendedLifetime(subscription) { total.value }
    }

    row("take", "Streams") { count in
        let total = Total()
        Observable.from(0..<Int.max).take(count).subscribe { total.add($0) }
        return total.value
    }
    row("take", "OpenCombine", .thousand) { count in
        let total = Total()
        let subscription = (0..<Int.max).publisher.prefix(count).sink { total.add($0) }
        return withExtendedLifetime(subscription) { total.value }
    }

    row("repeat, take", "Streams") { count in
        let total = Total()
        Observable.repeatElement(1).take(count).subscribe { total.add($0) }
        return total.value
    }
    row("repeat, take", "OpenCombine", .thousand) { count in
        let total = Total()
        let endless = repeatElement(1, count: .max).publisher
        let subscription = endless.prefix(count).sink { total.add($0) }
        return withExtendedLifetime(subscription) { total.value }
    }
}
