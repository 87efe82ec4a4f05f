import Streams
import Testing

@Suite(.virtualLimit) struct DoTests {
    @Test(arguments: [
        (
            Observable.just(1),
            "subscribe next 1 afterNext completed | dispose afterCompleted subscribed"
        ),
        (.error(Oops()), "subscribe error # dispose afterError subscribed"),
        (.never(), "subscribe subscribed"),
    ])
    func `do runs its closures around each event`(_ source: Observable<Int>, _ order: String) {
        let log = Log()
        source.do(
            onNext: { _ in log.note("next") }, afterNext: { _ in log.note("afterNext") },
            onError: { _ in log.note("error") }, afterError: { _ in log.note("afterError") },
            onCompleted: { log.note("completed") },
            afterCompleted: { log.note("afterCompleted") },
            onSubscribe: { log.note("subscribe") }, onSubscribed: { log.note("subscribed") },
            onDispose: { log.note("dispose") }
        ).draw(into: log)
        #expect(log.text == order)
    }

    @Test(arguments: [
        (Single.just(1), "subscribe success 1 afterSuccess | dispose subscribed"),
        (.error(Oops()), "subscribe error # dispose afterError subscribed"),
    ])
    func `do of a single runs its closures around the result`(
        _ source: Single<Int>, _ order: String
    ) {
        let log = Log()
        source.do(
            onSuccess: { _ in log.note("success") },
            afterSuccess: { _ in log.note("afterSuccess") },
            onError: { _ in log.note("error") }, afterError: { _ in log.note("afterError") },
            onSubscribe: { log.note("subscribe") }, onSubscribed: { log.note("subscribed") },
            onDispose: { log.note("dispose") }
        ).draw(into: log)
        #expect(log.text == order)
    }

    @Test func `each closure for an ending is called without the others`() {
        let log = Log()
        let (one, failure) = (Observable.just(1), Observable<Int>.error(Oops()))
        one.do(onCompleted: { log.note("onCompleted") }).subscribe { _ in }
        one.do(afterCompleted: { log.note("afterCompleted") }).subscribe { _ in }
        failure.do(onError: { _ in log.note("onError") }).subscribe { _ in }
        failure.do(afterError: { _ in log.note("afterError") }).subscribe { _ in }
        #expect(log.text == "onCompleted afterCompleted onError afterError")
    }

    @Test func `an error thrown by afterNext comes behind the element`() {
        #expect(diagram("-a|") { $0.do(afterNext: { _ in throw Oops() }) } == "-[a#]")
    }

    @Test func `an error thrown by onError replaces the error`() {
        let log = Log()
        Observable<Int>.error(Oops("first")).do(onError: { _ in throw Oops("second") })
            .subscribe(onError: { log.note($0) })
        #expect(log.text == "second")
    }

    @Test func `onDispose runs once`() {
        let log = Log()
        let subscription = Observable.just(1).do(onDispose: { log.note("dispose") }).subscribe()
        subscription.dispose()
        #expect(log.text == "dispose")
    }

    @Test(arguments: Stop.allCases)
    func `onDispose runs after the teardown of the source, beside any closures`(_ stop: Stop) {
        for closures in 0..<256 {
            let text = stop.log { source in
                func has(_ index: Int) -> Bool { closures & 1 << index != 0 }
                return { onDispose in
                    source.do(
                        onNext: has(0) ? Nothing.element : nil,
                        afterNext: has(1) ? Nothing.element : nil,
                        onError: has(2) ? Nothing.error : nil,
                        afterError: has(3) ? Nothing.error : nil,
                        onCompleted: has(4) ? Nothing.plain : nil,
                        afterCompleted: has(5) ? Nothing.plain : nil,
                        onSubscribe: has(6) ? Nothing.plain : nil,
                        onSubscribed: has(7) ? Nothing.plain : nil,
                        onDispose: onDispose)
                }
            }
            #expect(text == "source do", "closures \(closures)")
        }
    }
}

private enum Nothing {
    static let element: @Sendable (Int) -> Void = { _ in }
    static let error: @Sendable (any Error) -> Void = { _ in }
    static let plain: @Sendable () -> Void = {}
}

/// A way in which a subscription comes to its end.
enum Stop: CaseIterable {
    case completion, failure, disposal

    /// The order in which the source is torn down and `onDispose` runs.
    func log(
        _ make: (Observable<Int>) -> (@escaping @Sendable () -> Void) -> Observable<Int>
    ) -> String {
        let (log, observer) = (Log(), Locked<AnyObserver<Int>?>(nil))
        let source = Observable<Int>.create {
            observer.value = $0
            return Disposables.create { log.note("source") }
        }
        let flow = make(source)({ log.note("do") })
        let subscription = flow.subscribe { _ in }
        if self != .disposal { observer.value?.onNext(1) }
        switch self {
        case .completion: observer.value?.onCompleted()
        case .failure: observer.value?.onError(Oops())
        case .disposal: subscription.dispose()
        }
        return log.text
    }
}
