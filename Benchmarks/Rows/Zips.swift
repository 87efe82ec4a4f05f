import AsyncAlgorithms
import OpenCombine
import Streams

/// Two subjects that emit in turn; a pair is an element.
func zips() {
    row("zip of 2 subjects", "Streams") { count in
        let total = Total()
        let (left, right) = (PublishSubject<Int>(), PublishSubject<Int>())
        left.zip(right).subscribe { total.add($0 &+ $1) }
        for element in 0..<count {
            left.onNext(element)
            right.onNext(element)
        }
        return total.value
    }
    row("zip of 2 subjects", "OpenCombine", .thousand) { count in
        let total = Total()
        let left = PassthroughSubject<Int, Never>()
        let right = PassthroughSubject<Int, Never>()
        let subscription = left.zip(right).sink { total.add($0 &+ $1) }
        for element in 0..<count {
            left.send(element)
            right.send(element)
        }
        return withExtendedLifetime(subscription) { total.value }
    }
    row("zip of 2 subjects", "AsyncAlgorithms", .thousand) { count in
        let (left, leftEnd) = AsyncStream.makeStream(of: Int.self)
        let (right, rightEnd) = AsyncStream.makeStream(of: Int.self)
        for element in 0..<count {
            leftEnd.yield(element)
            rightEnd.yield(element)
        }
        leftEnd.finish()
        rightEnd.finish()
        var total = 0
        for await (left, right) in zip(left, right) { total &+= left &+ right }
        return total
    }
}
