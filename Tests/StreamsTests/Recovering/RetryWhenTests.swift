import Streams
import Testing

@Suite(.hangLimit)
struct RetryWhenTests {
    @Test(arguments: [
        ("-a-#", "-----!", "-a"),
        ("-a-#", "-------!", "-a----a"),
        ("-a-|", "---------!", "-a-|"),
        ("|", "---!", "|"),
    ])
    func `retry(when:) waits for the trigger`(
        _ source: String, _ end: String, _ result: String
    ) {
        let drawn = diagram(source, until: end) { source, time in
            source.retry { errors in errors.delay(.seconds(2), scheduler: time) }
        }
        #expect(drawn == result)
    }

    @Test(arguments: [
        ("a-#", "---|", "a--|"),
        ("a-#", "-|", "a-|"),
        ("a-#", "-#", "a-#"),
        ("a-#", "---#", "a--#"),
        ("a-#", "-x-|", "a--|"),
        ("a-#", "---x---|", "a--a---|"),
        ("a-|", "#", "a-|"),
    ])
    func `the trigger's ending is the result's`(
        _ source: String, _ trigger: String, _ result: String
    ) {
        let drawn = diagram(source, trigger) { source, trigger in source.retry { _ in trigger } }
        #expect(drawn == result)
    }

    @Test func `a single whose trigger completes fails with its error`() {
        let log = Log()
        Single<Int>.error(Oops("last")).retry { _ in Observable<Int>.empty() }
            .subscribe(onFailure: { log.note($0) })
        #expect(log.text == "last")
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

    @Test func `many attempts that fail at once take no stack`() {
        let attempts = Locked(0)
        let source = Single<Int>.deferred {
            attempts.value += 1
            return attempts.value < 100_000 ? .error(Oops()) : .just(attempts.value)
        }
        #expect(source.retry { errors in errors }.drawnAtOnce() == "100000 |")
    }

    @Test(arguments: [true, false])
    func `closures are let go`(_ isDisposed: Bool) {
        let (source, trigger) = (PublishSubject<Int>(), PublishSubject<Void>())
        let isReleased = isReleased { probe in
            let subscription = source.retry { errors in
                errors.flatMap { _ in
                    probe.touch()
                    return trigger.flow
                }
            }.subscribe { _ in }
            source.onError(Oops())
            if isDisposed { subscription.dispose() } else { trigger.onError(Oops()) }
        }
        #expect(isReleased)
        #expect(!trigger.hasObservers)
    }
}
