// Several streams, one after another or at once; every part stands on the page Combining.
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Streams

// snippet.cache
func feed(of user: Int) -> Observable<Feed> {
    Observable.concat(
        // the stored feed, at once …
        stored(user).catch { _ in .empty() },
        // … then the new one
        fetched(user).asObservable()
    )
    .distinctUntilChanged()
    .startWith(.loading)
}
// snippet.end

// snippet.drawing
let (first, second) = ("a-b---|", "-1-2|")
assert(diagram(first, second) { Observable.merge($0, $1) } == "a1b2--|")
assert(diagram(first, second) { $0.concat($1) }            == "a-b----1-2|")
assert(diagram(first, second) { $1.concat($0) }            == "-1-2a-b---|")
assert(diagram(first, second) { Observable.amb([$0, $1]) } == "a-b---|")
assert(diagram(first) { $0.startWith("x", "y") }           == "[xya]-b---|")
// snippet.end

enum Feed: Sendable, Equatable { case loading, posts([String]) }
func stored(_ user: Int) -> Observable<Feed> { .just(.posts([])) }
func fetched(_ user: Int) -> Single<Feed> { .just(.posts(["new"])) }
