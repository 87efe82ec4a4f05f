import Streams
import Testing

@Suite(.virtualLimit) struct EndingContract {
    @Test(arguments: Operator.immediate)
    func `nothing follows an ending`(_ operator: Operator) {
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            observer.onNext(2)
            observer.onError(Oops())
            return Disposables.create()
        }
        #expect(`operator`.apply(source).drawnAtOnce() == "1 |")
    }

    @Test(arguments: Operator.immediate)
    func `a failure comes after the elements before it`(_ operator: Operator) {
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onError(Oops())
            return Disposables.create()
        }
        #expect(`operator`.apply(source).drawnAtOnce() == "1 #")
    }

    @Test func `an ending is delivered once when threads race to end`() {
        for _ in 0..<200 {
            let (subject, log) = (PublishSubject<Int>(), Log())
            subject.draw(into: log)
            onThreads(2) { $0 == 0 ? subject.onCompleted() : subject.onError(Oops()) }
            #expect(log.text.count == 1)
        }
    }

    @Test(arguments: ["|", "#"])
    func `an ending is delivered after the queued elements`(_ ending: String) {
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        let (isDelivering, isTold) = (Latch(), Latch())
        let log = Log()
        Observable.of(a.flow, b.flow).flatMap { $0 }.subscribe { event in
            if event == .next(1) {
                isDelivering.open()
                isTold.wait()
            }
            log.draw(event)
        }
        onThreads(2) { thread in
            guard thread == 1 else { return a.onNext(1) }
            isDelivering.wait()
            b.onNext(2)
            if ending == "|" { b.onCompleted() } else { b.onError(Oops()) }
            a.onCompleted()
            isTold.open()
        }
        #expect(log.text == "1 2 \(ending)")
    }

    @Test(arguments: [Observable.of(1, 2), .of(1, 2).catch { .error($0) }])
    func `elements on their way to a scheduler arrive before the ending`(_ source: Observable<Int>)
    {
        let (time, log) = (VirtualTimeScheduler(), Log())
        source.observe(on: time).draw(into: log)
        time.run()
        #expect(log.text == "1 2 |")
    }

    @Test func `a stream is over before its ending is delivered`() {
        let (faucet, log) = (Faucet(), Log())
        faucet.flow.subscribe { event in
            log.draw(event)
            if event.isEnding { faucet.onNext(2) }
        }
        faucet.onCompleted()
        #expect(log.text == "|")
    }

    @Test func `the teardown runs after the ending`() {
        let log = Log()
        Observable<Int>.create { observer in
            observer.onCompleted()
            return Disposables.create { log.note("disposable") }
        }.subscribe(onCompleted: { log.note("|") }, onDisposed: { log.note("onDisposed") })
        #expect(log.text == "| disposable onDisposed")
    }

    @Test(arguments: Operator.immediate, Stop.allCases)
    func `onDispose runs after the teardown of the source`(_ operator: Operator, _ stop: Stop) {
        let text = stop.log { source in
            { onDispose in `operator`.apply(source).do(onDispose: onDispose) }
        }
        #expect(text == "source do")
    }

    @Test(arguments: Creation.all)
    func `onDispose runs after a source that is over before it has been created`(
        _ creation: Creation
    ) { #expect(creation.run() == creation.expected) }

    @Test(arguments: SingleCase.all)
    func `a single delivers one element or one error`(_ single: SingleCase) {
        #expect(single.run() == single.expected)
    }

    @Test func `a single that threads resolve at once delivers one result`() {
        for _ in 0..<200 {
            let resolve = Locked<(@Sendable (Result<Int, any Error>) -> Void)?>(nil)
            let log = Log()
            Single<Int>.create { handed in
                resolve.value = handed
                return Disposables.create()
            }.subscribe(onSuccess: { _ in log.note("a") }, onFailure: { _ in log.note("#") })
            onThreads(2) { resolve.value?($0 == 0 ? .success(1) : .failure(Oops())) }
            #expect(log.text.count == 1)
        }
    }
}
