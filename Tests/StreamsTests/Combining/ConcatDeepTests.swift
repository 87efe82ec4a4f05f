import Streams
import Testing

/// The way in which a chain of many parts was built.
enum Nesting: Sendable {
    case left, right, pairs, lazily

    func chain(of part: Observable<Int>, count: Int) -> Observable<Int> {
        switch self {
        case .left: (1..<count).reduce(part) { chain, _ in chain.concat(part) }
        case .right: (1..<count).reduce(part) { chain, _ in part.concat(chain) }
        case .pairs:
            (0..<count / 2).reduce(.empty()) { chain, _ in part.concat(part).concat(chain) }
        case .lazily: .concat(Endless(repeatElement(part, count: count)))
        }
    }
}

@Suite(.hangLimit) struct ConcatDeepTests {
    @Test(arguments: [
        (Nesting.left, Observable.of(1)), (.right, .just(1)), (.pairs, .just(1)), (.lazily, .of(1)),
    ])
    func `a million parts are joined, run and let go without stack`(
        _ nesting: Nesting, _ part: Observable<Int>
    ) {
        let count = Locked(0)
        onThreads(1) { _ in
            nesting.chain(of: part, count: million).subscribe(
                onNext: { element in count.change { $0 += element } })
        }
        #expect(count.value == million)
    }

    @Test(arguments: [Nesting.left, .right, .pairs])
    func `of a million parts those that never ran are let go without stack`(_ nesting: Nesting) {
        onThreads(1) { _ in nesting.chain(of: .never(), count: million).subscribe().dispose() }
    }

    @Test func `parts may end one by one, much later`() {
        let (subject, count) = (PublishSubject<Int>(), Locked(0))
        let part = subject.take(1)
        Nesting.left.chain(of: part, count: 1_000).subscribe(
            onNext: { _ in count.value += 1 }, onCompleted: { count.value += 1 })
        for _ in 0..<1_001 { subject.onNext(0) }
        #expect(count.value == 1_001)
    }

    @Test(arguments: [Nesting.left, .right])
    func `a part is let go when it is over`(_ nesting: Nesting) {
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        var subscription: (any Disposable)?
        let isReleased = isReleased { probe in
            let held = first.map { element in
                probe.touch()
                return element
            }
            let rest = Observable<Int>.never()
            let left = nesting == .left
            let chain = left ? held.concat(second).concat(rest) : held.concat(second.concat(rest))
            subscription = chain.subscribe()
            first.onCompleted()
        }
        #expect(isReleased && second.hasObservers)
        subscription?.dispose()
    }

    @Test(arguments: ["ending", "disposing"])
    func `parts that have not run are let go`(_ how: String) {
        let subject = PublishSubject<Int>()
        expectReleased { probe in
            let later = Observable<Int>.deferred {
                probe.touch()
                return .never()
            }
            let subscription = subject.concat(later).concat(later).subscribe { _ in }
            how == "ending" ? subject.onError(Oops()) : subscription.dispose()
        }
    }

    @Test func `a chain that threads share is let go once`() {
        for _ in 0..<20 {
            expectReleased { probe in
                let part = Observable<Int>.deferred {
                    probe.touch()
                    return .just(1)
                }
                let chain = Nesting.left.chain(of: part, count: 200)
                let sum = Locked(0)
                let shared = Locked<[Observable<Int>]>([chain, chain, chain.concat(chain)])
                onThreads(3) { _ in
                    shared.change { $0.removeLast() }.subscribe(
                        onNext: { element in sum.change { $0 += element } })
                }
                #expect(sum.value == 800)
            }
        }
    }
}
