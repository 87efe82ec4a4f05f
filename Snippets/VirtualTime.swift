// Testing streams without waiting; every part stands on the page Testing.
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Streams

// snippet.drawing
assert(diagram("a-b-c-|") { $0.map { $0.uppercased() } } == "A-B-C-|")
assert(diagram("ab---c|") { $0.debounce(.seconds(2), scheduler: $1) }
    == "---b--[c|]")
assert(diagram("a-b--#") { $0.retry(2) }
    == "a-b--a-b--#")
assert(diagram("a-b--c|", until: "---!") { $0 }
    == "a-b")
// snippet.end

// snippet.clock
let time = VirtualTimeScheduler()
let typed = PublishSubject<String>()
let shown = BehaviorRelay<[String]>(value: [])
let subscription = results(for: typed, on: time)
    .subscribe(onNext: { shown.accept($0) })

typed.onNext("s")
time.advance(by: .milliseconds(100))
typed.onNext("swift")
time.advance(by: .milliseconds(299))
// not yet
assert(shown.value.isEmpty)
time.advance(by: .milliseconds(1))
// one request, for the last word
assert(shown.value == ["swift"])
// snippet.end

// snippet.argument
func results(
    for typed: PublishSubject<String>, on clock: some Scheduler
) -> Observable<[String]> {
    typed
        .debounce(.milliseconds(300), scheduler: clock)
        .flatMapLatest { word in
            search(word).timeout(.seconds(10), scheduler: clock)
        }
}
// snippet.end

func search(_ word: String) -> Single<[String]> { .just([word]) }
subscription.dispose()

// snippet.recorder
let virtual = VirtualTimeScheduler()
let titles = Recorder<String>(virtual)
Observable.of("Loading", "Ada")
    .delay(.seconds(2), scheduler: virtual).subscribe(titles)
virtual.advance(by: .seconds(2))
assert(titles.elements == ["Loading", "Ada"])
// snippet.end
