import OpenCombine
import Streams

/// A subject that emits to its observers.
func subjects() {
    for observers in 1...2 {
        let workload = "subject, observers: \(observers)"
        row(workload, "Streams") { count in
            let total = Total()
            let subject = PublishSubject<Int>()
            for _ in 0..<observers { subject.subscribe { total.add($0) } }
            for element in 0..<count { subject.onNext(element) }
            return total.value
        }
        row(workload, "OpenCombine", .thousand) { count in
            let total = Total()
            let subject = PassthroughSubject<Int, Never>()
            let subscriptions = (0..<observers).map { _ in subject.sink { total.add($0) } }
            for element in 0..<count { subject.send(element) }
            return withExtendedLifetime(subscriptions) { total.value }
        }
    }
    row("subject, observers: 1", "AsyncStream", .thousand) { count in
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        for element in 0..<count { continuation.yield(element) }
        continuation.finish()
        var total = 0
        for await element in stream { total &+= element }
        return total
    }
}
