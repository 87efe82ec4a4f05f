import ResponseMapper

enum GitHub: Target {
    case user(String)
    case search(String)

    var baseURL: URL { URL(string: "https://api.github.com")! }

    var path: Path {
        switch self {
        case .user(let name): "users/\(name)"
        case .search: "search/repositories"
        }
    }

    var payload: Payload {
        switch self {
        case .user: .none
        case .search(let words): .query(["q": words])
        }
    }
}

nonisolated struct Repository: Decodable {
    let name: String
}

func results(
    for typed: Observable<String>, _ github: Provider<GitHub>,
    on clock: some Scheduler
) -> Observable<[Repository]> {
    typed
        .debounce(.milliseconds(300), scheduler: clock)
        .distinctUntilChanged()
        .flatMapLatest { words in
            github.rx(.search(words), .validation(.successCodes))
                .mapArray(Repository.self, at: "items")
                .catchAndReturn([])
        }
}

let time = VirtualTimeScheduler()
let stubs = Stubs<GitHub>(scheduler: time)
stubs.on(.search("swift"), #"{"items": [{"name": "swift"}]}"#)

let typed = PublishSubject<String>()
let shown = BehaviorRelay<[String]>(value: [])
results(for: typed.asObservable(), Provider(backend: stubs), on: time)
    .subscribe(onNext: { shown.accept($0.map(\.name)) })

typed.onNext("s")
time.advance(by: .milliseconds(100))
typed.onNext("swift")
time.advance(by: .milliseconds(300))

assert(shown.value == ["swift"])
assert(stubs.requests.count == 1)
