// View models on the main actor; every part stands on the page ViewModels.
// `.ci/modes` compiles it with and without isolation to the main actor by default.
// swift-format-ignore-file
import Streams

// snippet.reactor
@MainActor final class Cart {
    enum Action: Sendable { case add(Int), checkOut }
    enum Mutation: Sendable { case added(Int), isPaying(Bool), paid }

    struct State: Sendable, Equatable {
        var prices: [Int] = []
        var isPaying = false
    }

    let action = PublishRelay<Action>()
    // the one place where the state changes
    private(set) lazy var state = action.onMain
        .flatMap { [weak self] in self?.mutate($0) ?? .empty() }
        .scan(State()) { [weak self] in self?.reduce($0, $1) ?? $0 }
        .startWith(State())
        .asDriver(onErrorJustReturn: State())
    // a stored property, as any class has
    private var current = State()
    private let pay: @Sendable (Int) -> Single<Void>

    init(pay: @escaping @Sendable (Int) -> Single<Void>) { self.pay = pay }

    private func mutate(_ action: Action) -> Observable<Mutation> {
        switch action {
        case .add(let price): .just(.added(price))
        case .checkOut:
            // may deliver on any thread
            pay(current.prices.reduce(0, +)).asObservable()
                .map { .paid }
                .startWith(.isPaying(true))
                .concat(.just(.isPaying(false)))
        }
    }

    private func reduce(_ state: State, _ mutation: Mutation) -> State {
        current = state
        switch mutation {
        case .added(let price): current.prices.append(price)
        case .isPaying(let isPaying): current.isPaying = isPaying
        case .paid: current.prices = []
        }
        return current
    }
}
// snippet.end

// snippet.use
@MainActor func aCartIsPaid() {
    let paid = BehaviorRelay(value: 0)
    let cart = Cart { sum in
        paid.accept(sum)
        return .just(())
    }
    let bag = DisposeBag()
    var shown: [Cart.State] = []
    cart.state.drive(onNext: { shown.append($0) }).disposed(by: bag)
    cart.action.accept(.add(2))
    cart.action.accept(.add(3))
    cart.action.accept(.checkOut)
    assert(paid.value == 5)
    assert(shown.map { $0.prices.count } == [0, 1, 2, 2, 0, 0])
    assert(shown.map { $0.isPaying }
        == [false, false, false, true, true, false])
}
// snippet.end

// snippet.mvvm
@MainActor final class SignUp {
    struct Input {
        var name: Driver<String>
        var taps: Signal<Void>
    }

    struct Output {
        var isEnabled: Driver<Bool>
        var greetings: Signal<String>
    }

    private var attempts = 0

    func transform(_ input: Input) -> Output {
        let names = input.name.map { name in String(name.prefix(20)) }
            .distinctUntilChanged()
        return Output(
            isEnabled: names.map { !$0.isEmpty },
            greetings: input.taps
                // the closures are on the main actor
                .map { [weak self] in self?.countAttempt() ?? 0 }
                .withLatestFrom(names.asSignal()) { "\($0): hello, \($1)" })
    }

    private func countAttempt() -> Int {
        attempts += 1
        return attempts
    }
}
// snippet.end

@MainActor func aNameIsGreeted() {
    let (name, taps) = (BehaviorRelay(value: ""), PublishRelay<Void>())
    let model = SignUp()
    let input = SignUp.Input(name: name.asDriver(), taps: taps.asSignal())
    let output = model.transform(input)
    let bag = DisposeBag()
    var (enabled, greetings): ([Bool], [String]) = ([], [])
    output.isEnabled.drive(onNext: { enabled.append($0) }).disposed(by: bag)
    output.greetings.emit(onNext: { greetings.append($0) }).disposed(by: bag)
    name.accept("Ada")
    taps.accept(())
    taps.accept(())
    assert(enabled == [false, true])
    assert(greetings == ["1: hello, Ada", "2: hello, Ada"])
}

MainActor.assumeIsolated {
    aCartIsPaid()
    aNameIsGreeted()
}
