import OpenCombine
import Streams

/// One source for several subscribers; a delivery to one of them is an element.
func shares() {
    for observers in [1, 10, 100] {
        let workload = "share to \(observers)"
        row(workload, "loop") { count in
            let total = Total()
            let each = Array(repeating: { total.add($0) }, count: observers)
            for element in 0..<count / observers { for observer in each { observer(element) } }
            return total.value
        }
        row(workload, "Streams") { count in
            let total = Total()
            let subject = PublishSubject<Int>()
            let shared = subject.map { $0 &+ 1 }.share()
            for _ in 0..<observers { shared.subscribe { total.add($0) } }
            for element in 0..<count / observers { subject.onNext(element) }
            return total.value
        }
        row(workload, "OpenCombine") { count in
            let total = Total()
            let subject = PassthroughSubject<Int, Never>()
            let shared = subject.map { $0 &+ 1 }.share()
            let subscriptions = (0..<observers).map { _ in shared.sink { total.add($0) } }
            for element in 0..<count / observers { subject.send(element) }
            return withExtendedLifetime(subscriptions) { total.value }
        }
    }
}
