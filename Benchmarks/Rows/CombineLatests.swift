import AsyncAlgorithms
import Streams

/// Latest with latest. OpenCombine has no such operator.
func combineLatests() {
    row("combineLatest of 4 sources, 7 levels", "Streams") { count in
        let total = Total()
        let subject = PublishSubject<Int>()
        // Three constants and a source that changes, seven times over: RxSwift's own workload.
        var combined = subject.flow
        for _ in 0..<7 {
            let one = Observable.just(1)
            combined = .combineLatest(one, one, one, combined) { $0 &+ $1 &+ $2 &+ $3 }
        }
        combined.subscribe { total.add($0) }
        for element in 0..<count { subject.onNext(element) }
        return total.value
    }
    row("combineLatest of 2 subjects", "Streams") { count in
        let total = Total()
        let (left, right) = (PublishSubject<Int>(), PublishSubject<Int>())
        Observable.combineLatest(left, right) { $0 &+ $1 }.subscribe { total.add($0) }
        for element in 0..<count / 2 {
            left.onNext(element)
            right.onNext(element)
        }
        return total.value
    }
    row("combineLatest of 2 subjects", "AsyncAlgorithms", .thousand) { count in
        let (left, leftEnd) = AsyncStream.makeStream(of: Int.self)
        let (right, rightEnd) = AsyncStream.makeStream(of: Int.self)
        for element in 0..<count / 2 {
            leftEnd.yield(element)
            rightEnd.yield(element)
        }
        leftEnd.finish()
        rightEnd.finish()
        var total = 0
        for await (left, right) in combineLatest(left, right) { total &+= left &+ right }
        return total
    }
}
