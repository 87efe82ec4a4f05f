import ResponseMapper

struct Search: Target {
    let words: String

    var baseURL: URL { URL(string: "https://api.github.com")! }
    var path: Path { "search/repositories" }
    var payload: Payload { .query(["q": words]) }
}

nonisolated struct Repository: Decodable {
    let name: String
}

func results(
    for typed: Observable<String>, _ github: Provider<Search>,
    on clock: some Scheduler
) -> Observable<[Repository]> {
    typed
        .debounce(.milliseconds(300), scheduler: clock)
        .distinctUntilChanged()
        .flatMapLatest { words in
            github.rx(Search(words: words), .validation(.successCodes))
                .mapArray(Repository.self, at: "items")
                .catchAndReturn([])
        }
}

let time = VirtualTimeScheduler()
let stubs = Stubs<Search>(scheduler: time)
stubs.on(Search(words: "swift"), #"{"items": [{"name": "swift"}]}"#)

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
