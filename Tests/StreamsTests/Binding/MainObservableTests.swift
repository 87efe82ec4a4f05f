import Foundation
import Streams
import Testing

/// A view model on the main actor, and operators that call its methods.
@MainActor @Suite(.hangLimit) struct MainObservableTests {
    private let bag = DisposeBag()

    /// ReactorKit's shape.
    @MainActor final class Reactor {
        enum Action: Sendable { case load(Int), fail }

        let action = PublishRelay<Action>()
        let source = PublishSubject<Int>()
        private(set) lazy var state = action.onMain
            .flatMap { [weak self] in self?.mutate($0) ?? .empty() }
            .scan("") { [weak self] in self?.reduce($0, $1) ?? $0 }
            .startWith("")
        private var count = 0

        private func mutate(_ action: Action) -> Observable<Int> {
            count += 1
            return switch action {
            case .load(let number): source.map { $0 + number }
            case .fail: .error(Oops())
            }
        }

        private func reduce(_ state: String, _ number: Int) -> String { state + "\(number)." }
    }

    @Test func `a reactor reduces on the main actor what inner streams deliver elsewhere`() async {
        let (log, reactor) = (Log(), Reactor())
        await withCheckedContinuation { over in
            reactor.state.subscribe(
                onNext: {
                    log.note("[\($0)]")
                    if $0.hasSuffix("13.") { over.resume() }
                }
            ).disposed(by: bag)
            reactor.action.accept(.load(10))
            reactor.source.onNext(1)
            let source = reactor.source
            onThreads(1) { _ in for number in 2...3 { source.onNext(number) } }
            log.note("back")
        }
        #expect(log.text == "[] [11.] back [11.12.] [11.12.13.]")
    }

    @Test func `a failure reaches the subscriber on the main actor`() {
        let (log, reactor) = (Log(), Reactor())
        reactor.state.subscribe(onNext: { log.note("[\($0)]") }, onError: { log.note($0) })
            .disposed(by: bag)
        reactor.action.accept(.fail)
        #expect(log.text == "[] oops")
    }

    @Test func `a reactor is not retained by its state`() {
        var reactor: Reactor? = Reactor()
        weak let released = reactor
        reactor?.state.subscribe().disposed(by: bag)
        reactor = nil
        #expect(released == nil)
    }

    @Test func `each subscription of a main observable runs its source`() {
        let log = Log()
        let source = log.noting("run", Observable<Int>.just(1))
        let main = source.onMain.map { $0 }
        for _ in 0..<2 { main.subscribe(onNext: { log.note($0) }).disposed(by: bag) }
        #expect(log.text == "run 1 run 1")
    }

    typealias Applied = @MainActor @Sendable (MainObservable<Int>) -> MainObservable<Int>

    /// Operators that keep 1 and 2; their closures are on the main actor.
    nonisolated static let operators: [(String, Applied)] = [
        ("map", { $0.map { isolated($0) } }),
        ("compactMap", { $0.compactMap { isolated($0) } }),
        ("filter", { $0.filter { isolated($0) > 0 } }),
        ("distinctUntilChanged", { $0.distinctUntilChanged() }),
        ("distinctUntilChanged by key", { $0.distinctUntilChanged { isolated($0) } }),
        ("scan", { $0.scan(0) { isolated($1) } }),
        ("startWith", { $0.skip(1).startWith(1) }),
        ("take", { $0.take(2) }),
        ("do", { $0.do(onNext: { _ = isolated($0) }, onCompleted: { _ = isolated(0) }) }),
        ("flatMap", { $0.flatMap { Observable.just(isolated($0)) } }),
        ("flatMap of its kind", { $0.flatMap { MainObservable.just(isolated($0)) } }),
        ("flatMapLatest", { $0.flatMapLatest { Observable.just(isolated($0)) } }),
        ("flatMapLatest of its kind", { $0.flatMapLatest { MainObservable.just(isolated($0)) } }),
        ("switchLatest", { $0.map { MainObservable.just(isolated($0)) }.switchLatest() }),
        ("debounce", { $0.debounce(.zero) }),
        ("throttle", { $0.throttle(.zero) }),
        ("withLatestFrom", { $0.withLatestFrom(.just(0)) { isolated($0 + $1) } }),
        ("withLatestFrom the other", { .just(9).withLatestFrom($0.take(1)).concatenated(2) }),
        ("withLatestFrom by none", { .empty().withLatestFrom($0).concatenated(1).concatenated(2) }),
        ("combineLatest", { .combineLatest(.just(0), $0) { isolated($0 + $1) } }),
        (
            "combineLatest of three",
            { .combineLatest(.just(0), .just(0), $0) { isolated($0 + $1 + $2) } }
        ),
        ("zip", { .zip($0, Observable.of(0, 0, 0).onMain) { isolated($0 + $1) } }),
        ("merge", { .merge($0, .empty()) }),
    ]

    @Test(arguments: operators.indices)
    func `operators deliver at once what is sent on the main actor`(_ index: Int) {
        let (log, source) = (Log(), Observable.of(1, 2))
        Self.operators[index].1(source.onMain)
            .subscribe(onNext: { log.note($0) }, onCompleted: { log.note("|") })
            .disposed(by: bag)
        #expect(log.text == "1 2 |", "\(Self.operators[index].0)")
    }

    @Test(arguments: operators.indices)
    func `operators run on the main actor when all happens elsewhere`(_ index: Int) async {
        let log = Log()
        let stream = Self.operators[index].1(Observable.of(1, 2).onMain)
        await withCheckedContinuation { over in
            onThreads(1) { _ in
                stream.subscribe(
                    onNext: { log.note($0) },
                    onCompleted: {
                        MainActor.assertIsolated()
                        over.resume()
                    })
            }
        }
        #expect(log.text == "1 2", "\(Self.operators[index].0)")
    }

    @Test func `a driver keeps its kind through operators, and replays`() {
        let (log, name) = (Log(), BehaviorRelay(value: 1))
        let driver: Driver<String> = name.asDriver()
            .scan(0) { $0 + isolated($1) }
            .flatMapLatest { number in Driver.just("\(number)") }
            .startWith("first")
        for _ in 0..<2 { driver.drive(onNext: { log.note($0) }).disposed(by: bag) }
        name.accept(2)
        #expect(log.text == "first 1 1 3 3")
    }

    @Test func `debounce of a driver takes a scheduler of virtual time`() {
        let (log, time, text) = (Log(), VirtualTimeScheduler(), PublishRelay<String>())
        text.asSignal().debounce(.seconds(1), scheduler: time)
            .emit(onNext: { log.note($0) }).disposed(by: bag)
        for word in ["a", "b"] { text.accept(word) }
        #expect(log.text == "")
        time.advance(by: .seconds(1))
        #expect(log.text == "b")
    }

    @Test func `drivers and signals become each other`() {
        let log = Log()
        BehaviorRelay(value: 1).asDriver().asSignal().emit(onNext: { log.note($0) })
            .disposed(by: bag)
        let relay = PublishRelay<Int>()
        let driver = relay.asSignal().asDriver()
        driver.drive(onNext: { log.note($0) }).disposed(by: bag)
        relay.accept(2)
        driver.drive(onNext: { log.note($0) }).disposed(by: bag)
        #expect(log.text == "1 2 2")
    }

    @Test func `a main observable is bound and becomes a driver or a signal`() {
        let (log, relay) = (Log(), BehaviorRelay(value: 0))
        Observable.of(1, 2).onMain.bind(to: relay).disposed(by: bag)
        #expect(relay.value == 2)
        let failing = Observable<Int>.error(Oops()).onMain
        failing.asDriver(onErrorJustReturn: 3).drive(onNext: { log.note($0) }).disposed(by: bag)
        failing.asSignal(onErrorJustReturn: 4).emit(onNext: { log.note($0) }).disposed(by: bag)
        #expect(log.text == "3 4")
    }
}

@MainActor private func isolated(_ element: Int) -> Int {
    MainActor.assertIsolated()
    return element
}

extension SharedSequence where Strategy == MainSharingStrategy, Element == Int {
    /// The first element, and then another.
    fileprivate func concatenated(_ other: Int) -> Self { .merge(self, .just(other)) }
}
