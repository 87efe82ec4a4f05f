import Streams
import Testing

@MainActor @Suite(.hangLimit) struct SharedSequenceTests {
    private let bag = DisposeBag()

    @Test func `a driver runs its source and its closures once`() {
        let (log, source) = (Log(), PublishSubject<Int>())
        let driver = source.do(onSubscribe: { log.note("run") })
            .asDriver(onErrorJustReturn: 0)
            .map { element -> Int in
                log.note("map \(element)")
                return element * 10
            }
        driver.drive(onNext: { log.note("a \($0)") }).disposed(by: bag)
        source.onNext(1)
        driver.drive(onNext: { log.note("b \($0)") }).disposed(by: bag)
        source.onNext(2)
        #expect(log.text == "run map 1 a 10 b 10 map 2 a 20 b 20")
    }

    @Test func `a signal delivers nothing from before`() {
        let (log, source) = (Log(), PublishRelay<Int>())
        let signal = source.asSignal()
        signal.emit(onNext: { log.note("a \($0)") }).disposed(by: bag)
        source.accept(1)
        signal.emit(onNext: { log.note("b \($0)") }).disposed(by: bag)
        source.accept(2)
        #expect(log.text == "a 1 a 2 b 2")
    }

    @Test func `drivers, signals and main observables are recorded on the main actor`() {
        let (time, source) = (VirtualTimeScheduler(), Observable<Int>.error(Oops()))
        #expect(time.record(BehaviorRelay(value: 2).asDriver()).elements == [2])
        #expect(time.record(source.asSignal(onErrorJustReturn: 3)).elements == [3])
        #expect(time.record(Observable.of(4).onMain).elements == [4])
    }

    private typealias Failing = Observable<Int>

    @Test func `a driver and a signal do not fail`() {
        let failing = Failing.of(1).concat(.error(Oops("2")))
        #expect(drawn(failing.asDriver(onErrorJustReturn: 9)) == "1 9 |")
        #expect(drawn(failing.asDriver { _ in .empty() }) == "1 |")
        #expect(drawn(failing.asDriver { .just("\($0)" == "2" ? 2 : 0) }) == "1 2 |")
        #expect(drawn(Single<Int>.error(Oops()).asDriver(onErrorJustReturn: 9)) == "9 |")
        #expect(drawn(failing.asSignal(onErrorJustReturn: 9)) == "1 9 |")
        #expect(drawn(failing.asSignal { _ in .empty() }) == "1 |")
        #expect(drawn(failing.asSignal { .just("\($0)" == "2" ? 2 : 0) }) == "1 2 |")
    }

    @Test func `a driver drives relays, subjects and observers, in the order given`() {
        let log = Log()
        let (relay, subject) = (BehaviorRelay(value: 0), PublishSubject<Int>())
        relay.subscribe(onNext: { log.note("relay\($0)") })
        subject.draw(into: log)
        let last = AnyObserver<Int> { log.note($0.isEnding ? "end" : "x") }
        Driver.just(1).drive(relay, subject, last)
        #expect(log.text == "relay0 relay1 1 x | end")
        Streams.Signal.just(3).emit(to: relay, subject)
        #expect(relay.value == 3)
    }

    @Test func `events of other threads arrive on the main actor, in order`() async {
        let (log, source) = (Log(), PublishSubject<Int>())
        await withCheckedContinuation { over in
            source.asDriver(onErrorJustReturn: 9)
                .drive(onNext: { log.note($0) }, onCompleted: { over.resume() })
                .disposed(by: bag)
            onThreads(1) { _ in
                for element in [1, 2] { source.onNext(element) }
                source.onError(Oops())
            }
            log.note("back")
        }
        #expect(log.text == "back 1 2 9")
    }

    @Test func `a driver may be driven from another thread`() async {
        let (log, driver) = (Log(), BehaviorRelay(value: 1).asDriver())
        await withCheckedContinuation { over in
            onThreads(1) { _ in
                driver.drive(onNext: {
                    MainActor.assertIsolated()
                    log.note($0)
                    over.resume()
                })
            }
        }
        #expect(log.text == "1")
    }

    @Test func `an object that drives is not retained`() {
        let names = BehaviorRelay(value: "Ada")
        var screen: Screen? = Screen()
        weak let released = screen
        if let screen {
            names.asDriver().drive(with: screen, onNext: { $0.title = $1 }).disposed(by: bag)
            names.asSignal(onErrorJustReturn: "")
                .emit(with: screen, onNext: { $0.alert = $1 }).disposed(by: bag)
        }
        #expect(screen?.title == "Ada")
        #expect(screen?.alert == "Ada")
        screen = nil
        #expect(released == nil)
        names.accept("Bob")
    }

    /// Draws what has been delivered by the time that `drive` returns.
    private func drawn(_ driver: Driver<Int>) -> String {
        let log = Log()
        driver.drive(onNext: { log.note($0) }, onCompleted: { log.note("|") }).disposed(by: bag)
        return log.text
    }

    private func drawn(_ signal: Streams.Signal<Int>) -> String {
        let log = Log()
        signal.emit(onNext: { log.note($0) }, onCompleted: { log.note("|") }).disposed(by: bag)
        return log.text
    }
}

@MainActor
private final class Screen {
    var title = ""
    var alert = ""
}
