import Dispatch
import OpenCombine
import OpenCombineDispatch
import Streams

/// Elements of a subject, observed on a serial queue.
func hops() {
    let queue = DispatchQueue(label: "hops")

    row("observe(on: serial queue), one at a time", "bare queue.async", .thousand) { count in
        let (total, came) = (Total(), DispatchSemaphore(value: 0))
        for element in 0..<count {
            queue.async {
                total.add(element)
                came.signal()
            }
            came.wait()
        }
        return total.value
    }
    row("observe(on: serial queue), one at a time", "Streams", .thousand) { count in
        let (total, came) = (Total(), DispatchSemaphore(value: 0))
        let subject = PublishSubject<Int>()
        subject.observe(on: QueueScheduler(queue)).subscribe(onNext: {
            total.add($0)
            came.signal()
        })
        for element in 0..<count {
            subject.onNext(element)
            came.wait()
        }
        return total.value
    }
    row("observe(on: serial queue), one at a time", "OpenCombine", .thousand) { count in
        let (total, came) = (Total(), DispatchSemaphore(value: 0))
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.receive(on: queue.ocombine).sink {
            total.add($0)
            came.signal()
        }
        for element in 0..<count {
            subject.send(element)
            came.wait()
        }
        return withExtendedLifetime(subscription) { total.value }
    }

    row("observe(on: serial queue)", "bare queue.async", .thousand) { count in
        let total = Total()
        for element in 0..<count { queue.async { total.add(element) } }
        queue.sync {}
        return total.value
    }
    row("observe(on: serial queue)", "Streams") { count in
        let total = Total()
        let isOver = DispatchSemaphore(value: 0)
        let subject = PublishSubject<Int>()
        subject.observe(on: QueueScheduler(queue)).subscribe(
            onNext: { total.add($0) }, onCompleted: { isOver.signal() })
        for element in 0..<count { subject.onNext(element) }
        subject.onCompleted()
        isOver.wait()
        return total.value
    }
    row("observe(on: serial queue)", "OpenCombine", .thousand) { count in
        let total = Total()
        let isOver = DispatchSemaphore(value: 0)
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.receive(on: queue.ocombine).sink(
            receiveCompletion: { _ in isOver.signal() }, receiveValue: { total.add($0) })
        for element in 0..<count { subject.send(element) }
        subject.send(completion: .finished)
        isOver.wait()
        return withExtendedLifetime(subscription) { total.value }
    }
}
