import Streams
import Testing

@Suite(.virtualLimit) struct RetryTests {
    @Test(arguments: [
        ("-a-#", 2, "-a--a-#"), ("-a-#", 1, "-a-#"), ("-a-#", -1, "-a-#"), ("-a-|", 3, "-a-|"),
        ("#", 3, "#"), ("|", 3, "|"),
    ])
    func `retry counts attempts`(_ source: String, _ count: Int, _ result: String) {
        #expect(diagram(source) { $0.retry(count) } == result)
    }

    @Test func `retry without a number goes on until it succeeds`() {
        let attempts = Locked(0)
        let source = Single<Int>.deferred {
            let attempt = attempts.increment()
            return attempt < 100 ? .error(Oops()) : .just(attempt)
        }
        #expect(source.retry().drawnAtOnce() == "100 |")
    }

    @Test func `retry delivers the error of the last attempt`() {
        let (attempts, log) = (Locked(0), Log())
        Single<Int>.deferred { .error(Oops("\(attempts.increment())")) }
            .retry(3).subscribe(onFailure: { log.note($0) })
        #expect(log.text == "3")
    }

    @Test func `retry stops where its observer disposes`() {
        let (trigger, held, attempts) = (PublishSubject<Void>(), Held(), Locked(0))
        let failing = Observable<Int>.deferred {
            attempts.value += 1
            return Observable.of(1).map { _ in throw Oops() }
        }
        held.hold(
            trigger.flatMap {
                failing.do(onError: { _ in if attempts.value == 5 { held.dispose() } }).retry(50)
            }.subscribe())
        trigger.onNext(())
        #expect(attempts.value == 5)
    }

    @Test(arguments: [
        ("-a-#", "-----!", "-a"), ("-a-#", "-------!", "-a----a"), ("-a-|", "---------!", "-a-|"),
        ("|", "---!", "|"),
    ])
    func `retry(when:) waits for the trigger`(_ source: String, _ end: String, _ result: String) {
        let drawn = diagram(source, until: end) { source, time in
            source.retry { errors in errors.delay(.seconds(2), scheduler: time) }
        }
        #expect(drawn == result)
    }

    @Test(arguments: [
        ("a-#", "---|", "a--|"), ("a-#", "-|", "a-|"), ("a-#", "-#", "a-#"),
        ("a-#", "---#", "a--#"), ("a-#", "-x-|", "a--|"), ("a-#", "---x---|", "a--a---|"),
        ("a-|", "#", "a-|"),
    ])
    func `the trigger's ending is the result's`(
        _ source: String, _ trigger: String, _ result: String
    ) {
        let drawn = diagram(source, trigger) { source, trigger in source.retry { _ in trigger } }
        #expect(drawn == result)
    }

    @Test func `the trigger's error is the result's`() {
        let log = Log()
        Single<Int>.error(Oops("source")).retry { _ in Observable<Int>.error(Oops("trigger")) }
            .subscribe(onFailure: { log.note($0) })
        #expect(log.text == "trigger")
    }

    @Test func `the trigger gets every error`() {
        let (attempts, log) = (Locked(0), Log())
        let source = Observable<Int>.deferred {
            attempts.value += 1
            return attempts.value < 4 ? .error(Oops("\(attempts.value)")) : .just(9)
        }
        source.retry { errors in errors.do(onNext: { log.note($0) }) }.draw(into: log)
        #expect(log.text == "1 2 3 9 |")
    }

    @Test(arguments: [true, false])
    func `closures are let go`(_ isDisposed: Bool) {
        let (source, trigger) = (PublishSubject<Int>(), PublishSubject<Void>())
        expectReleased { probe in
            let subscription = source.retry { errors in
                errors.flatMap { _ in
                    probe.touch()
                    return trigger.flow
                }
            }.subscribe { _ in }
            source.onError(Oops())
            if isDisposed { subscription.dispose() } else { trigger.onError(Oops()) }
        }
        #expect(!trigger.hasObservers)
    }
}
