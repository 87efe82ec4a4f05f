import Dispatch
// Its subjects lock, but they are older than `Sendable`.
@preconcurrency import OpenCombine
import Streams
import Synchronization

/// Two threads that send to one subject, each half of the elements.
func producers() {
    row("2 threads into one subject", "Mutex") { count in
        let total = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            for element in 0..<count / 2 { total.withLock { $0 &+= element } }
        }
        return total.withLock { $0 }
    }
    row("2 threads into one subject", "Streams") { count in
        let total = Total()
        let subject = PublishSubject<Int>()
        subject.subscribe { total.add($0) }
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            for element in 0..<count / 2 { subject.onNext(element) }
        }
        return total.value
    }
    row("2 threads into one subject", "OpenCombine") { count in
        let total = Total()
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.sink { total.add($0) }
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            for element in 0..<count / 2 { subject.send(element) }
        }
        return withExtendedLifetime(subscription) { total.value }
    }
    row("2 threads into one subject", "AsyncStream", .thousand) { count in
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            for element in 0..<count / 2 { continuation.yield(element) }
        }
        continuation.finish()
        var total = 0
        for await element in stream { total &+= element }
        return total
    }
}
