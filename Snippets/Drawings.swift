// Operators side by side, drawn; every part stands on the page of its family, and is run.
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Streams

// snippet.flatmaps
assert(diagram("a-b----|") { a, t in
    a.flatMap { t.cold("-\($0)--\($0)|") }
} == "-a-ba-b|")
assert(diagram("a-b----|") { a, t in
    a.concatMap { t.cold("-\($0)--\($0)|") }
} == "-a--a-b--b|")
assert(diagram("a-b----|") { a, t in
    a.flatMapLatest { t.cold("-\($0)--\($0)|") }
} == "-a-b--b|")
assert(diagram("a-b----|") { a, t in
    a.flatMapFirst { t.cold("-\($0)--\($0)|") }
} == "-a--a--|")
// snippet.end

// snippet.accumulating
assert(diagram("1-2-3-|") {
    $0.compactMap { Int("\($0)") }.scan(0) { $0 + $1 }
} == "1-3-6-|")
assert(diagram("1-2-3-|") {
    $0.compactMap { Int("\($0)") }.reduce(0) { $0 + $1 }
} == "------[6|]")
assert(diagram("1-2-3-|") { $0.toArray().map { String($0) } }
    == "------[(123)|]")
assert(diagram("1-2-3-|") { $0.pairwise().map { "\($0)\($1)" } }
    == "--(12)-(23)-|")
// snippet.end

// snippet.picking
assert(diagram("-a-b-|") { $0.take(1) }                   == "-[a|]")
assert(diagram("-a-b-|") { $0.takeLast(1) }               == "-----[b|]")
assert(diagram("-a-b-|") { $0.element(at: 1) }            == "---[b|]")
assert(diagram("-a-b-|") { $0.single() }                  == "-a-#")
assert(diagram("-----|") { $0.take(1) }                   == "-----|")
assert(diagram("-----|") { $0.first().map { $0 ?? "?" } } == "-----[?|]")
assert(diagram("-----|") { $0.ifEmpty(default: "x") }     == "-----[x|]")
// snippet.end

// snippet.meeting
let (left, right) = ("a-b---c|", "-1---2---3|")
assert(diagram(left, right) { Observable.zip($0, $1) { "\($0)\($1)" } }
    == "-(a1)---(b2)---[(c3)|]")
assert(diagram(left, right) {
    Observable.combineLatest($0, $1) { "\($0)\($1)" }
} == "-(a1)(b1)--(b2)(c2)--(c3)|")
assert(diagram(left, right) { $0.withLatestFrom($1) { "\($0)\($1)" } }
    == "--(b1)---(c2)|")
// snippet.end

// snippet.recovering
let pause = RetryPolicy.constant(attempts: 2, delay: .seconds(2))
assert(diagram("a-b#") { a, t in a.catch { _ in t.cold("x-|") } }
    == "a-bx-|")
assert(diagram("a-b#") { $0.catchAndReturn("x") }         == "a-b[x|]")
assert(diagram("a-b#") { $0.retry(2) }                    == "a-ba-b#")
assert(diagram("a-b#") { $0.retry(pause, scheduler: $1) } == "a-b--a-b#")
// snippet.end

// snippet.quiet
let typing = "abc--d--e--|"
assert(diagram(typing) { $0.debounce(.seconds(2), scheduler: $1) }
    == "----c--d--e|")
assert(diagram(typing) { $0.throttle(.seconds(3), scheduler: $1) }
    == "a--c--d--e-|")
assert(diagram(typing) {
    $0.throttle(.seconds(4), latest: false, scheduler: $1)
} == "a----d-----|")
assert(diagram(typing) { a, t in a.sample(t.cold("---x--x--x--x")) }
    == "---c--d--e-|")
assert(diagram(typing) { $0.delay(.seconds(2), scheduler: $1) }
    == "--abc--d--e--|")
// snippet.end

// snippet.collecting
assert(diagram("abc-----d|") { $0.buffer(count: 2).map { String($0) } }
    == "-(ab)------(cd)|")
assert(diagram("abc-----d|") { source, time in
    source.buffer(timeSpan: .seconds(3), count: 2, scheduler: time)
        .map { String($0) }
} == "-(ab)--c--()-[d|]")
// snippet.end

// snippet.subjects
func drawn(
    _ subject: some ObservableType<Character, Many> & Observer<Character>
) -> String {
    let time = VirtualTimeScheduler()
    time.cold("a-b-c-d-|").subscribe(subject)
    return time.draw(
        subject.asObservable()
            .delaySubscription(.seconds(3), scheduler: time))
}
assert(drawn(PublishSubject())                   == "----c-d-|")
assert(drawn(BehaviorSubject(value: "x"))        == "---bc-d-|")
assert(drawn(ReplaySubject.create(bufferSize: 2)) == "---[ab]c-d-|")
assert(drawn(AsyncSubject())                     == "--------[d|]")
// snippet.end
