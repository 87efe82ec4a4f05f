// Ten operators; every part stands on the page "Streams in ten operators".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Streams

// snippet.subscribe
final class Screen: Sendable {
    // goes away with the screen
    private let bag = DisposeBag()

    func show(_ names: Observable<String>) {
        names
            .subscribe(onMain: { name in print(name) })
            .disposed(by: bag)
    }
}
// snippet.end

// snippet.map
assert(diagram("a-b-c-|") { $0.map { $0.uppercased() } } == "A-B-C-|")
// snippet.end

// snippet.filter
assert(diagram("a-B-c-|") { $0.filter { $0.isLowercase } } == "a---c-|")
// snippet.end

// snippet.distinct
assert(diagram("a-a-b-|") { $0.distinctUntilChanged() } == "a---b-|")
// snippet.end

// snippet.debounce
assert(diagram("abc----d|") { source, time in
    source.debounce(.seconds(2), scheduler: time)
} == "----c---[d|]")
// snippet.end

// snippet.flatMap
assert(diagram("a-b----|") { source, time in
    source.flatMap { time.cold("-\($0)--\($0)|") }
} == "-a-ba-b|")
// snippet.end

// snippet.flatMapLatest
assert(diagram("a-b----|") { source, time in
    source.flatMapLatest { time.cold("-\($0)--\($0)|") }
} == "-a-b--b|")
// snippet.end

// snippet.combineLatest
assert(diagram("a-b---c|", "-1---2---3|") { letters, digits in
    Observable.combineLatest(letters, digits) { "\($0)\($1)" }
} == "-(a1)(b1)--(b2)(c2)--(c3)|")
// snippet.end

// snippet.retry
assert(diagram("a-b#") { $0.retry(2) } == "a-ba-b#")
// snippet.end

// snippet.fallback
assert(diagram("a-b#") { $0.catchAndReturn("x") } == "a-b[x|]")
// snippet.end

// snippet.share
let sent = BehaviorRelay(value: 0)
let request = Single<String>.deferred {
    sent.update { $0 += 1 }
    return .never()
}
.share()

request.subscribe()
request.subscribe()
assert(sent.value == 1)
// snippet.end

// snippet.together
// a request, for example
func search(_ word: String) -> Single<[String]> { .just([word]) }

func results(
    for typed: Observable<String>, on clock: some Scheduler
) -> Observable<[String]> {
    typed
        .filter { $0.count > 1 }
        .debounce(.milliseconds(300), scheduler: clock)
        .distinctUntilChanged()
        .flatMapLatest { word in
            search(word).retry(3).catchAndReturn([])
        }
}
// snippet.end

_ = results(for: .of("s", "swift"), on: VirtualTimeScheduler())
