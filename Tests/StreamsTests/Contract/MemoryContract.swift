import Streams
import Testing

@Suite(.virtualLimit) struct MemoryContract {
    @Test(arguments: Operator.immediate)
    func `a disposed subscription releases its closures`(_ operator: Operator) {
        let subject = PublishSubject<Int>()
        var subscription: (any Disposable)?
        expectReleased { probe in
            subscription = `operator`.apply(subject.flow).subscribe { _ in probe.touch() }
            subject.onNext(1)
            subscription?.dispose()
        }
    }

    @Test(arguments: Operator.immediate)
    func `a finished subscription releases its closures`(_ operator: Operator) {
        let subject = PublishSubject<Int>()
        var subscription: (any Disposable)?
        expectReleased { probe in
            subscription = `operator`.apply(subject.flow).subscribe { _ in probe.touch() }
            subject.onNext(1)
            subject.onCompleted()
        }
        subscription?.dispose()
    }

    @Test func `an observer that leaves during an emission is released after it`() {
        let (subject, held) = (PublishSubject<Int>(), Held())
        subject.subscribe(onNext: { _ in held.dispose() })
        expectReleased { probe in
            held.hold(subject.subscribe { _ in probe.touch() })
            subject.onNext(1)
        }
    }

    @Test func `a subject that its own observer holds is released when it ends`() {
        #expect(
            isReleased { probe in
                let subject = PublishSubject<Int>()
                subject.subscribe { event in
                    probe.touch()
                    subject.on(event)
                }
                subject.onCompleted()
            })
    }

    @Test func `a subject does not keep itself alive`() {
        weak var subject: PublishSubject<Int>?
        weak var relay: BehaviorRelay<Int>?
        var subscriptions: [any Disposable] = []
        do {
            let (left, right) = (PublishSubject<Int>(), BehaviorRelay(value: 0))
            (subject, relay) = (left, right)
            subscriptions = [left.subscribe(), right.subscribe()]
        }
        #expect(subject == nil && relay == nil)
        for subscription in subscriptions { subscription.dispose() }
    }

    @Test(arguments: ["disposed", "completed"])
    func `an observer stored by the caller of create holds nothing`(_ how: String) {
        let faucet = Faucet()
        expectReleased { probe in
            let subscription = faucet.flow.subscribe { _ in probe.touch() }
            how == "disposed" ? subscription.dispose() : faucet.onCompleted()
        }
    }

    @Test(arguments: ["disposed", "resolved"])
    func `a closure stored by the caller of Single.create holds nothing`(_ how: String) {
        let resolve = Locked<(@Sendable (Result<Int, any Error>) -> Void)?>(nil)
        let single = Single<Int>.create { handed in
            resolve.value = handed
            return Disposables.create()
        }
        expectReleased { probe in
            let subscription = single.subscribe { _ in probe.touch() }
            how == "disposed" ? subscription.dispose() : resolve.value?(.success(1))
        }
    }

    @Test(arguments: 0..<3)
    func `a scheduled job holds nothing of a disposed subscription`(_ index: Int) {
        let time = VirtualTimeScheduler()
        let `operator` = Operator.scheduled(on: time)[index]
        expectReleased { probe in
            let source = Observable.just(1).concat(.never())
            `operator`.apply(source).subscribe { _ in probe.touch() }.dispose()
        }
    }

    @Test func `a disposed job releases its work`() {
        let time = VirtualTimeScheduler()
        #expect(isReleased { time.schedule(after: .seconds(1), $0.touch).dispose() })
    }

    @Test func `a delivered element is released`() {
        let (subject, held) = (PublishSubject<Probe>(), Log())
        Observable.zip(subject, subject) { left, _ in left }.subscribe { _ in held.note("pair") }
        #expect(isReleased { subject.onNext($0) })
    }
}
