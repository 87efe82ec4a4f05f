// Recipes for daily work; every part stands on the page of its family.
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Streams

// snippet.hero
func results(
    for typed: Observable<String>, on clock: some Scheduler
) -> Observable<[Item]> {
    typed
        // when the typing rests
        .debounce(.milliseconds(300), scheduler: clock)
        .distinctUntilChanged()
        // a new word disposes the last request
        .flatMapLatest { word in
            search(word)
                .timeout(.seconds(10), scheduler: clock)
                .retry(3)
                // a failed request does not end it
                .catchAndReturn([])
        }
}
// snippet.end

// snippet.creating
func positions(of tracker: Tracker) -> Observable<Position> {
    .create { observer in
        // from any thread
        let token = tracker.start { observer.onNext($0) }
        // once: at the end, or when disposed
        return Disposables.create { tracker.stop(token) }
    }
}

func name(of user: Int) -> Single<String> {
    .create { resolve in
        let request = fetch("users/\(user)") { result in resolve(result) }
        return Disposables.create { request.cancel() }
    }
}
// snippet.end

// snippet.pages
func allItems() -> Observable<[Item]> {
    load(page: 1)
        .expand { page in
            Observable.from(optional: page.next).flatMap { load(page: $0) }
        }
        .map { $0.items }
}
// snippet.end

// snippet.uploads
func upload(_ chosen: Observable<Photo>) -> Observable<Upload> {
    // one at a time, in the order chosen
    chosen.concatMap { photo in
        send(photo).retry(3).catch { error in .just(.failed(photo, error)) }
    }
}
// snippet.end

// snippet.filtering
func whenOnline(_ status: Observable<Status>) -> Single<Status?> {
    // nil if it ends before that
    status.filter { $0 == .online }.first()
}

func readings(
    _ sensor: Observable<Double>, until closed: Observable<Void>
) -> Observable<Double> {
    sensor
        // while it warms up
        .skip(5)
        .filter { $0.isFinite }
        // compares with the last one delivered
        .distinctUntilChanged { abs($0 - $1) < 0.1 }
        .take(until: closed)
}
// snippet.end

// snippet.combining
func canLogIn(
    _ name: BehaviorRelay<String>, _ password: BehaviorRelay<String>
) -> Observable<Bool> {
    Observable.combineLatest(name, password) {
        !$0.isEmpty && $1.count >= 8
    }
    .distinctUntilChanged()
}

func logIns(
    _ taps: Observable<Void>, _ name: BehaviorRelay<String>,
    _ password: BehaviorRelay<String>
) -> Observable<Session> {
    taps.withLatestFrom(
        Observable<(String, String)>.combineLatest(name, password)
    )
    // a second tap is one too many
    .flatMapFirst { name, password in logIn(name, password) }
}
// snippet.end

// snippet.recovering
func profile(of user: Int, on clock: some Scheduler) -> Single<Profile> {
    download(user)
        .retry(
            .backoff(
                attempts: 4, base: .milliseconds(200), cap: .seconds(5),
                // another attempt would not help
                when: { !($0 is NotFound) }),
            scheduler: clock)
        .catch { error in
            guard error is Offline else { throw error }
            return cached(user)
        }
}
// snippet.end

// snippet.polling
func health(
    every period: Duration, on clock: some Scheduler
) -> Observable<Status> {
    Observable<Int>.timer(.zero, period: period, scheduler: clock)
        // never two pings at once
        .flatMapFirst { _ in ping().catchAndReturn(.offline) }
        .distinctUntilChanged()
}
// snippet.end

// snippet.scheduling
func thumbnails(of photos: Observable<Photo>) -> any Disposable {
    photos
        // from here on, elsewhere
        .observe(on: QueueScheduler.concurrent(qos: .utility))
        .map { shrink($0) }
        // and here, on the main actor
        .subscribe(onMain: { show($0) })
}
// snippet.end

// snippet.broadcasting
final class Cart: Sendable {
    private let items = BehaviorRelay<[Item]>(value: [])
    private let refused = PublishRelay<Item>()

    // starts with the current ones
    var contents: Observable<[Item]> { items.asObservable() }
    // only later events
    var refusals: Observable<Item> { refused.asObservable() }

    // from any thread: one step
    func add(_ item: Item) {
        let isAdded = items.update { items in
            guard items.count < 100 else { return false }
            items.append(item)
            return true
        }
        if !isAdded { refused.accept(item) }
    }
}
// snippet.end

// snippet.subscribing
final class Screen: Sendable {
    // goes away with the screen
    private let bag = DisposeBag()

    func show(_ cart: Cart) {
        cart.contents.subscribe(onMain: { print($0.count, "items") })
            .disposed(by: bag)
        cart.refusals.subscribe(onMain: { print("no room for", $0.name) })
            .disposed(by: bag)
    }
}
// snippet.end

// snippet.unhandled
func watchForFailures() {
    // on any thread
    StreamErrors.onUnhandled = { error in
        print("without a handler:", error)
    }
}
// snippet.end

// snippet.watching
func watched(
    _ request: Single<Profile>, _ spinner: BehaviorRelay<Bool>
) -> Single<Profile> {
    request
        // adds this place to failures
        .checkpoint()
        .do(
            onSubscribe: { spinner.accept(true) },
            onDispose: { spinner.accept(false) })
        // to be taken out again
        .debug("profile")
}
// snippet.end

struct Item: Sendable, Equatable { let name: String }
struct Page: Sendable { let items: [Item], next: Int? }
struct Photo: Sendable { let name: String }
enum Upload: Sendable { case sent(Photo), failed(Photo, any Error) }
enum Status: Sendable { case online, offline }
struct Profile: Sendable { let name: String }
struct Session: Sendable {}
struct Position: Sendable {}
struct NotFound: Error {}
struct Offline: Error {}
struct Tracker: Sendable {
    func start(_ report: @escaping @Sendable (Position) -> Void) -> Int { 0 }
    func stop(_ token: Int) {}
}
struct Request: Sendable { func cancel() {} }

func fetch(
    _ path: String, _ done: @escaping @Sendable (Result<String, any Error>) -> Void
) -> Request { Request() }
func search(_ word: String) -> Single<[Item]> { .just([Item(name: word)]) }
func load(page: Int) -> Single<Page> { .just(Page(items: [], next: page < 3 ? page + 1 : nil)) }
func send(_ photo: Photo) -> Single<Upload> { .just(.sent(photo)) }
func logIn(_ name: String, _ password: String) -> Single<Session> { .just(Session()) }
func download(_ user: Int) -> Single<Profile> { .error(Offline()) }
func cached(_ user: Int) -> Single<Profile> { .just(Profile(name: "Ada")) }
func ping() -> Single<Status> { .just(.online) }
func shrink(_ photo: Photo) -> Photo { photo }
@MainActor func show(_ photo: Photo) { print(photo.name) }
