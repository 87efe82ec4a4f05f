import Streams
import Testing

@Suite(.virtualLimit) struct DisposingContract {
    @Test(arguments: Operator.immediate)
    func `after dispose returns nothing more is delivered`(_ operator: Operator) {
        let (subject, log) = (PublishSubject<Int>(), Log())
        let subscription = `operator`.apply(subject.flow).draw(into: log)
        subject.onNext(1)
        subscription.dispose()
        subject.onNext(2)
        subject.onCompleted()
        #expect(log.text == "1")
    }

    @Test(arguments: [0, 1])
    func `elements waiting when dispose is called are not delivered`(_ index: Int) {
        let (time, log) = (VirtualTimeScheduler(), Log())
        Operator.scheduled(on: time)[index].apply(.of(1, 2)).draw(into: log).dispose()
        time.run()
        #expect(log.text == "")
    }

    @Test(arguments: Interrupted.all)
    func `an element whose operator disposes is not delivered`(_ interrupted: Interrupted) {
        let (subject, held, log) = (PublishSubject<Int>(), Held(), Log())
        held.hold(interrupted.apply(subject.flow, held).draw(into: log))
        subject.onNext(1)
        #expect(log.text == "")
    }

    @Test(arguments: Starting.all)
    func `nothing is started for a subscription that is over`(_ starting: Starting) {
        let (subject, held, log) = (PublishSubject<Int>(), Held(), Log())
        let other = log.noting("started", Observable<Int>.just(1))
        held.hold(starting.apply(subject.flow, other, held).subscribe { _ in })
        subject.onNext(1)
        subject.onError(Oops())
        #expect(log.text == "")
    }

    @Test func `an observer that an earlier one disposes gets nothing more`() {
        let (subject, held, log) = (PublishSubject<Int>(), Held(), Log())
        subject.subscribe(onNext: { _ in held.dispose() })
        held.hold(subject.draw(into: log))
        subject.onNext(1)
        #expect(log.text == "")
    }

    @Test(arguments: Operator.stopping)
    func `disposing stops a synchronous source at once`(_ operator: Operator) {
        let (trigger, held, made) = (PublishSubject<Void>(), Held(), Locked(0))
        let source = Observable.from(0..<1_000).do(onNext: { _ in made.increment() })
        let flow = trigger.flatMap { `operator`.apply(source) }
        held.hold(flow.subscribe(onNext: { if $0 == 3 { held.dispose() } }))
        trigger.onNext(())
        #expect(made.value == 4)
    }

    @Test(arguments: Operator.stopping)
    func `failing stops a synchronous source at once`(_ operator: Operator) {
        let made = Locked(0)
        let source = Observable.from(0..<1_000).do(onNext: { _ in made.increment() })
        `operator`.apply(source).map { if $0 == 3 { throw Oops() } }.subscribe { _ in }
        #expect(made.value == 4)
    }

    @Test func `an endless source stops where its observer fails`() {
        let log = Log()
        Observable.from(0...).map { if $0 < 3 { $0 } else { throw Oops() } }.draw(into: log)
        #expect(log.text == "0 1 2 #")
    }

    @Test func `the disposable of create is disposed once, after the ending`() {
        let (told, log) = (Locked<AnyObserver<Int>?>(nil), Log())
        let subscription = counted(told, log).draw(into: log)
        told.value?.onCompleted()
        subscription.dispose()
        #expect(log.text == "| disposed")
    }

    @Test func `the disposable of create is disposed once, with the subscription`() {
        let (told, log) = (Locked<AnyObserver<Int>?>(nil), Log())
        let subscription = counted(told, log).draw(into: log)
        subscription.dispose()
        told.value?.onCompleted()
        #expect(log.text == "disposed")
    }

    @Test func `a disposable that create returns after an ending is disposed once`() {
        let log = Log()
        let subscription = Observable<Int>.create { observer in
            observer.onCompleted()
            return Counting(log)
        }.draw(into: log)
        subscription.dispose()
        #expect(log.text == "| disposed")
    }

    @Test func `disposing on two threads disposes once`() {
        for _ in 0..<200 {
            let log = Log()
            let subscription = Observable<Int>.create { _ in Counting(log) }.subscribe()
            onThreads(2) { _ in subscription.dispose() }
            #expect(log.text == "disposed")
        }
    }

    @Test func `a bag disposes its contents when it goes away`() {
        let subject = PublishSubject<Int>()
        do {
            let bag = DisposeBag()
            subject.subscribe().disposed(by: bag)
        }
        #expect(!subject.hasObservers)
    }
}

private func counted(_ told: Locked<AnyObserver<Int>?>, _ log: Log) -> Observable<Int> {
    .create { observer in
        told.value = observer
        return Counting(log)
    }
}

private final class Counting: Disposable {
    private let log: Log

    init(_ log: Log) { self.log = log }

    func dispose() { log.note("disposed") }
}
