import OpenCombine
import Streams

/// A subject whose observers share one subscription to it.
func shares() {
    for observers in [1, 10, 100] {
        let workload = "share, observers: \(observers)"
        row(workload, "Streams", .thousand) { count in
            let total = Total()
            let subject = PublishSubject<Int>()
            let shared = subject.share()
            for _ in 0..<observers { shared.subscribe { total.add($0) } }
            for element in 0..<count { subject.onNext(element) }
            return total.value
        }
        row(workload, "OpenCombine", .thousand) { count in
            let total = Total()
            let subject = PassthroughSubject<Int, Never>()
            let shared = subject.share()
            let subscriptions = (0..<observers).map { _ in shared.sink { total.add($0) } }
            for element in 0..<count { subject.send(element) }
            return withExtendedLifetime(subscriptions) { total.value }
        }
    }
}
