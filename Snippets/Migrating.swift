// The counterparts of other libraries; every part stands on the pages "Coming from …".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Streams

// snippet.rx
// Maybe<User>
func find(_ name: String) -> Single<User?> { .just(nil) }
// Completable
func save(_ user: User) -> Single<Void> { .just(()) }

func rename(_ user: User) -> Single<User> {
    // andThen(.just(user))
    save(user).flatMap { .just(user) }
}

@MainActor final class Header {
    private let bag = DisposeBag()
    private var title = ""

    init(
        _ titles: Observable<String>, _ clicks: Observable<Int>,
        _ last: BehaviorRelay<Int>
    ) {
        titles.asDriver(onErrorJustReturn: "offline")
            // a closure on the main actor
            .drive(onNext: { [weak self] in self?.title = $0 })
            .disposed(by: bag)
        clicks.bind(to: last)
            .disposed(by: bag)
    }
}
// snippet.end

// snippet.combine
@MainActor final class Profile {
    // @Published var name = ""
    private let names = BehaviorRelay(value: "")
    // Set<AnyCancellable>
    private let bag = DisposeBag()
    private(set) var title = ""

    var name: String { get { names.value } set { names.accept(newValue) } }

    init(_ users: Observable<User>) {
        // $name.map { … }
        names.map { "Hello, \($0)" }
            // .assign(to:on:)
            .subscribe(onMain: { [weak self] in self?.title = $0 })
            // .store(in: &cancellables)
            .disposed(by: bag)
        // .tryMap
        users.map { try $0.checked() }
            // .catch { _ in Empty() }
            .catch { _ in .empty() }
            // .handleEvents(receiveOutput:)
            .do(onNext: { print($0.name) })
            // .sink(receiveCompletion:…)
            .subscribe(onError: { print($0) })
            .disposed(by: bag)
    }
}
// snippet.end

struct User: Sendable {
    let name: String
    func checked() throws -> User { self }
}
