import OpenCombine
import Streams

/// Stateless operators from source to subscriber in one function: what the optimiser makes of a
/// chain that it sees as a whole.
func localChains() {
    row("local chain of 5", "loop") { count in
        let total = Total()
        for element in 0..<count {
            let first = element &+ 1
            guard first & 7 != 0 else { continue }
            let second = first &* 3
            guard second & 15 != 1 else { continue }
            total.add(second ^ 5)
        }
        return total.value
    }
    row("local chain of 5", "Streams") { count in
        let total = Total()
        Observable.from(0..<count)
            .map { $0 &+ 1 }.filter { $0 & 7 != 0 }
            .map { $0 &* 3 }.filter { $0 & 15 != 1 }
            .map { $0 ^ 5 }
            .subscribe { total.add($0) }
        return total.value
    }
    row("local chain of 5", "OpenCombine", .thousand) { count in
        let total = Total()
        let subscription = (0..<count).publisher
            .map { $0 &+ 1 }.filter { $0 & 7 != 0 }
            .map { $0 &* 3 }.filter { $0 & 15 != 1 }
            .map { $0 ^ 5 }
            .sink { total.add($0) }
        return withExtendedLifetime(subscription) { total.value }
    }

    row("local chain of 12", "loop") { count in
        let total = Total()
        for element in 0..<count {
            let first = element &+ 1
            guard first & 7 != 0 else { continue }
            let second = first &* 3
            guard second & 15 != 1 else { continue }
            let third = (second ^ 5) &+ 2
            guard third & 31 != 2 else { continue }
            let fourth = third &* 5
            guard fourth & 63 != 3 else { continue }
            let fifth = (fourth ^ 6) &- 3
            guard fifth & 127 != 4 else { continue }
            total.add(fifth)
        }
        return total.value
    }
    row("local chain of 12", "Streams") { count in
        let total = Total()
        Observable.from(0..<count)
            .map { $0 &+ 1 }.filter { $0 & 7 != 0 }
            .map { $0 &* 3 }.filter { $0 & 15 != 1 }
            .map { $0 ^ 5 }.map { $0 &+ 2 }.filter { $0 & 31 != 2 }
            .map { $0 &* 5 }.filter { $0 & 63 != 3 }
            .map { $0 ^ 6 }.map { $0 &- 3 }.filter { $0 & 127 != 4 }
            .subscribe { total.add($0) }
        return total.value
    }
    row("local chain of 12", "OpenCombine", .thousand) { count in
        let total = Total()
        let subscription = (0..<count).publisher
            .map { $0 &+ 1 }.filter { $0 & 7 != 0 }
            .map { $0 &* 3 }.filter { $0 & 15 != 1 }
            .map { $0 ^ 5 }.map { $0 &+ 2 }.filter { $0 & 31 != 2 }
            .map { $0 &* 5 }.filter { $0 & 63 != 3 }
            .map { $0 ^ 6 }.map { $0 &- 3 }.filter { $0 & 127 != 4 }
            .sink { total.add($0) }
        return withExtendedLifetime(subscription) { total.value }
    }
}
