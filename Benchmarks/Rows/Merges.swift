import AsyncAlgorithms
import OpenCombine
import Streams

/// Subjects that emit in turn, merged.
func merges() {
    for sources in [2, 100] {
        let workload = "merge of \(sources) subjects"
        row(workload, "Streams") { count in
            let total = Total()
            let subjects = (0..<sources).map { _ in PublishSubject<Int>() }
            Observable.merge(subjects.map(\.flow)).subscribe { total.add($0) }
            for element in 0..<count / sources {
                for subject in subjects { subject.onNext(element) }
            }
            return total.value
        }
        // It has no merge; flatMap does the same.
        row(workload, "OpenCombine") { count in
            let total = Total()
            let subjects = (0..<sources).map { _ in PassthroughSubject<Int, Never>() }
            let subscription = subjects.publisher.flatMap { $0 }.sink { total.add($0) }
            for element in 0..<count / sources { for subject in subjects { subject.send(element) } }
            return withExtendedLifetime(subscription) { total.value }
        }
    }
    row("merge of 2 subjects", "AsyncAlgorithms", .thousand) { count in
        let (left, leftEnd) = AsyncStream.makeStream(of: Int.self)
        let (right, rightEnd) = AsyncStream.makeStream(of: Int.self)
        for element in 0..<count / 2 {
            leftEnd.yield(element)
            rightEnd.yield(element)
        }
        leftEnd.finish()
        rightEnd.finish()
        var total = 0
        for await element in merge(left, right) { total &+= element }
        return total
    }
}
