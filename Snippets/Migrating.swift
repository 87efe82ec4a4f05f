// The counterparts of other libraries; every part stands on the pages "Coming from …".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Streams

// snippet.rx
func find(_ name: String) -> Single<User?> { .just(nil) }       // Maybe<User>
func save(_ user: User) -> Single<Void> { .just(()) }           // Completable

func rename(_ user: User) -> Single<User> {
    save(user).flatMap { .just(user) }                          // andThen(.just(user))
}

@MainActor final class Header {
    private let bag = DisposeBag()
    private var title = ""

    init(_ titles: Observable<String>, _ clicks: Observable<Int>, _ last: BehaviorRelay<Int>) {
        titles.asDriver(onErrorJustReturn: "offline")
            .drive(onNext: { [weak self] in self?.title = $0 }) // a closure on the main actor
            .disposed(by: bag)
        clicks.bind(to: last)
            .disposed(by: bag)
    }
}
// snippet.end

// snippet.combine
@MainActor final class Profile {
    private let names = BehaviorRelay(value: "")                    // @Published var name = ""
    private let bag = DisposeBag()                                  // Set<AnyCancellable>
    private(set) var title = ""

    var name: String { get { names.value } set { names.accept(newValue) } }

    init(_ users: Observable<User>) {
        names.map { "Hello, \($0)" }                                // $name.map { … }
            .subscribe(onMain: { [weak self] in self?.title = $0 }) // .assign(to:on:)
            .disposed(by: bag)                                      // .store(in: &cancellables)
        users.map { try $0.checked() }                              // .tryMap
            .catch { _ in .empty() }                                // .catch { _ in Empty() }
            .do(onNext: { print($0.name) })                         // .handleEvents(receiveOutput:)
            .subscribe(onError: { print($0) })                      // .sink(receiveCompletion:…)
            .disposed(by: bag)
    }
}
// snippet.end

struct User: Sendable {
    let name: String
    func checked() throws -> User { self }
}
