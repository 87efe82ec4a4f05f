// Stands on the pages "Page through results" and "An API in ten lines".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import ResponseMapper

struct Repo: Decodable, Sendable { var name: String }
func show(_ name: String) {}

let base = URL(string: "https://api.github.com")!
let stubs = Stubs<GitHub>()
stubs.on(.get, url: "https://api.github.com/user/repos?per_page=1", .response(Response(
    headers: ["Link": #"</user/repos?per_page=1&page=2>; rel="next""#], text: #"[{"name": "a"}]"#)))
stubs.on(.get, url: "https://api.github.com/user/repos?per_page=1&page=2", #"[{"name": "b"}]"#)
let github = Provider<GitHub>(backend: stubs)

enum GitHub: Target {
    case repos
    var baseURL: URL { base }
    var path: Path { "user/repos" }
    var payload: Payload { .query(["per_page": 1]) }
}

func targets() async throws {
// snippet.pages
let repos = github.rx.pages(.repos, next: .link)    // Pages<Response>
    .mapArray(Repo.self)                            // Pages<[Repo]>
    .items                                          // Pages<Repo>
    .take(250)

repos.subscribe(onNext: { show($0.name) })
// snippet.end
// snippet.loop
// requests a page when an element of it is needed
for try await repo in repos.values {
    show(repo.name)
    // and for none after this
    if repo.name == "b" { break }
}
// snippet.end
    let names = try await repos.map(\.name).toArray().value
    assert(names == ["a", "b"])
}
try await targets()

let shop = Provider<AnyTarget>(backend: StubBackend { endpoint in
    let body = String(decoding: try endpoint.encoded().body?.collected() ?? Data(), as: UTF8.self)
    let isFirst = try endpoint.encoded().url.query()?.contains("after=") != true
        && !body.contains("after")
    return Response(text: isFirst
        ? #"{"orders": [{"id": 1}, {"id": 2}], "end": "x"}"# : #"{"orders": [{"id": 3}]}"#)
})

// snippet.actions
struct Shop: API {
    static let attributes: Attributes =
        .baseURL(URL(string: "https://shop.example")!)

    @GET("/orders", .paging(.cursor("after", at: "end")))
    var orders: Action<Void, Orders>
    @POST("/search")
    var search: Action<Search, Orders>
}

struct Orders: Decodable, Sendable { let orders: [Order]; let end: String? }
struct Order: Decodable, Sendable { let id: Int }
struct Search: Encodable, Sendable { let term: String; var after: String? }
// snippet.end

func actions() async throws -> [Int] {
// snippet.calls
// Pages<Order>
let orders = shop.rx.pages(Shop.orders).map(\.orders).items

let tea = Search(term: "tea")
let found = shop.rx.pages(Shop.search, tea) { page, search in
    // in the body of the POST
    page.end.map { Search(term: search.term, after: $0) }
}
// snippet.end
    let ids = try await orders.map(\.id).toArray().value
    let more = try await found.map(\.orders).items.map(\.id).toArray().value
    assert(ids == more)
    return ids
}
let ids = try await actions()
assert(ids == [1, 2, 3])

enum Library: Target {
    case books, search(String)
    var baseURL: URL { URL(string: "https://library.example")! }
    var path: Path { "books" }
    var payload: Payload {
        if case .search(let term) = self { .query(["q": term]) } else { .none }
    }
}
struct Book: Decodable, Sendable { let title: String }
let shelves = Stubs<Library>().on(.books, [
    #"{"next": "https://library.example/books?page=2", "results": [{"title": "a"}]}"#,
    #"{"next": null, "results": [{"title": "b"}]}"#,
])
let library = Provider<Library>(backend: shelves)

// snippet.scrolling
@MainActor final class RepoFeed {
    private(set) var repos: [Repo] = []
    private var next = github.rx.pages(.repos, next: .link)
        .mapArray(Repo.self).values.makeAsyncIterator()

    func loadMore() async throws {
        var pages = next
        // nil after the last page
        guard let page = try await pages.next() else { return }
        repos += page
        // not reached after an error: the same page, the next time
        next = pages
    }
}
// snippet.end
let feed = RepoFeed()
try await feed.loadMore()
assert(feed.repos.count == 1)

// snippet.list
@MainActor final class BookList {
    private(set) var books: [Book] = []
    private var known: Set<String> = []
    private var next: Pages<[Book]>.Values.Iterator?
    private var searches = 0
    private let library: Provider<Library>

    init(_ library: Provider<Library>) { self.library = library }

    // also to refresh: what is shown stays until the first page is there
    func search(_ term: String) async throws {
        searches += 1
        let pages = library.rx
            .pages(.search(term), next: .address(at: "next"))
            .mapArray(Book.self, at: "results")
        try await show(pages.values.makeAsyncIterator(), instead: true)
    }

    // at the end of the list; a page that failed is requested again
    func more() async throws {
        if let next { try await show(next, instead: false) }
    }

    private func show(
        _ pages: Pages<[Book]>.Values.Iterator, instead: Bool
    ) async throws {
        let search = searches
        var pages = pages
        let page = try await pages.next()
        // another search has begun
        guard search == searches else { return }
        if instead { (books, known) = ([], []) }
        // lists that grow at their head repeat books
        books += (page ?? []).filter { known.insert($0.title).inserted }
        next = page == nil ? nil : pages
    }
}
// snippet.end
func titles(_ titles: String..., next: String? = nil) -> StubAnswer {
    let results = titles.map { "{\"title\": \"\($0)\"}" }.joined(separator: ",")
    return "{\"next\": \(next.map { "\"\($0)\"" } ?? "null"), \"results\": [\(results)]}"
}
let found = Stubs<Library>()
    .on(.search("tea"), [
        titles("a", "b", next: "?q=tea&page=2"), .failure(.connectionLost),
        titles("b", "c"), titles("c"),
    ])
let list = BookList(Provider<Library>(backend: found))
try await list.search("tea")
assert(list.books.map(\.title) == ["a", "b"])
do { try await list.more() } catch {}
try await list.more()
// A book that has moved to the next page meanwhile is shown once.
assert(list.books.map(\.title) == ["a", "b", "c"])
try await list.more()
assert(list.books.count == 3)
try await list.search("tea")
assert(list.books.map(\.title) == ["c"])
// Another term, whose answer comes before that of the first.
let arrives = BehaviorRelay(value: false)
struct Late: Interceptor {
    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        .deferred {
            guard try endpoint.encoded().url.query() == "q=tea" else { return next(endpoint) }
            return next(endpoint).flatMap { response in
                arrives.asObservable().filter { $0 }.map { _ in response }.take(1).asSingle()
            }
        }
    }
}
let terms = Stubs<Library>()
    .on(.search("tea"), matching: .query, titles("late", next: "?q=tea&page=2"))
    .on(.search("milk"), matching: .query, titles("m"))
let typed = BookList(Provider<Library>(backend: terms, interceptors: [Late()]))
let stale = Task { try await typed.search("tea") }
while terms.requests.isEmpty { await Task.yield() }
try await typed.search("milk")
assert(typed.books.map(\.title) == ["m"])
arrives.accept(true)
try await stale.value
try await typed.more()
assert(typed.books.map(\.title) == ["m"] && terms.requests.count == 2)

func addresses() async throws -> [String] {
// snippet.address
// {"next": "https://…/books?page=2", "results": […]}
let books = library.rx.pages(.books, next: .address(at: "next"))
    .mapArray(Book.self, at: "results").items
// snippet.end
// snippet.pace
let calm = library.rx.pages(
    .books, next: .address(at: "next").endingAtRepetition()
)
.take(50)
// a second between requests
.pausing(for: .seconds(1))
let quick = library.rx.pages(.books, next: .address(at: "next"))
    // the next page is under way while this one is shown
    .prefetching()
    .mapArray(Book.self, at: "results")
let counted = library.rx.pages(.books, next: .address(at: "next"))
    // 20 of 543, by the first page
    .withTotal { page in page.headers["X-Total-Count"].flatMap { Int($0) } }
// snippet.end
_ = (calm, quick, counted)

// snippet.origins
let mirrored = library.rx.pages(
    .books, .pageOrigins(.any), next: .address(at: "next"))
// snippet.end
    _ = mirrored
    return try await books.map(\.title).toArray().value
}
let titles = try await addresses()
assert(titles == ["a", "b"])

func resuming() async throws -> [String] {
var cursor: String?
var names: [String] = []
// snippet.resume
// nil: from the start
let pages = github.rx.pages(.repos, next: .link, from: cursor)
let one = pages.mapArray(Repo.self).withCursors().take(1)
for try await page in one.values {
    names += page.value.map(\.name)
    // text
    cursor = page.next
}
let rest = github.rx.pages(.repos, next: .link, from: cursor)
// snippet.end
    return names + (try await rest.mapArray(Repo.self).items.map(\.name).toArray().value)
}
let resumed = try await resuming()
assert(resumed == ["a", "b"])

let first = github.rx(.repos).mapReply { try $0.mapArray(Repo.self) }
let mapped = try await first.value
assert(mapped.value.count == 1 && mapped.response.link("next") != nil)

func failing() async {
// snippet.errors
do {
    let pages = github.rx.pages(.repos, next: .link).mapArray(Repo.self)
    for try await repo in pages.items.values {
        show(repo.name)
    }
} catch NetError.request(let failure)
    where failure.reason == .invalidNextPage {
    // GET https://…: wanted a page that has not been requested, found …
    show("\(failure)")
} catch {
    show("\(error)")
}
// snippet.end
}
await failing()
