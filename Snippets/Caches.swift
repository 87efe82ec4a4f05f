// Responses that are stored; every part stands on the page "Cache a response".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

enum News: Target {
    case feed, story(Int)

    var baseURL: URL { URL(string: "https://news.example")! }
    var path: Path {
        switch self {
        case .feed: "feed"
        case .story(let id): "stories/\(id)"
        }
    }
}

let stubs = Stubs<News>().on(.feed, ["yesterday's", "today's"])
let folder = FileManager.default.temporaryDirectory.appending(path: "news-\(UUID().uuidString)")
// snippet.provider
let cache = LayeredCache(
    MemoryCache(), DiskCache(in: folder, bytes: 20_000_000))
let news = Provider<News>(backend: stubs, attributes: .cache(cache))
// snippet.end

// snippet.standard
let standard = news.with(attributes: .caching(.standard))
// by the Cache-Control of the server
let feedNow = standard.rx(.feed)
// after the server has validated it
let newest = standard.rx(.feed, .cacheControl(.noCache))
// never the network
let any = standard.rx(.feed, .cacheControl(.maxStale(), .onlyIfCached))
// snippet.end
// snippet.status
feedNow.subscribe(onSuccess: { response in
    switch response.cacheStatus {
    case .hit(let age, _): print("cached, \(age) old")
    case .revalidated: print("cached, validated by the server")
    case .stale(_, let reason): print("cached, stale: \(reason)")
    case .miss(let reason): print("from the server: \(reason)")
    case .bypassed, nil: print("from the server")
    }
})
// snippet.end
// snippet.search
struct Search: Target {
    let baseURL = URL(string: "https://news.example")!
    let path: Path = "search"
    let method = HTTPMethod.post
    let words: [String: String]
    var payload: Payload { .json(words) }
    // changes nothing: cached by its body
    var attributes: Attributes { .isSafe() }
}
// snippet.end
// snippet.shared
let server: Attributes = [
    .cache(MemoryCache(bytes: 200_000_000)),
    // obeys `private`, `s-maxage` and `CDN-Cache-Control`
    .caching(.standard(shared: true)),
]
// snippet.end
_ = (newest, any, server, Search(words: ["title": "cats"]))

// snippet.cached
news.rx.cached(.feed, .caching(.cacheAndNetwork))
    .subscribe(onNext: { response in
        let text = String(decoding: response.body, as: UTF8.self)
        // cache: …, then network: …
        print("\(response.source): \(text)")
    })
// snippet.end
news.rx.cached(.feed, .caching(.cacheAndNetwork)).subscribe(onNext: { print($0.source) })

// snippet.forms
let fresh: Attributes = [
    .caching(.cacheFirst), .cacheExpiry(.after(.seconds(300))),
]
// a single: one delivery
let story = news.rx(.story(1), fresh)
let feed = news.rx.cached(.feed, .caching(.cacheAndRefresh))
// for try await response in responses
let responses = feed.values(buffering: .unbounded)
feed.subscribe(
    onNext: { print($0.source) }, onError: { print($0) },
    // after all responses
    onCompleted: { print("done") })
// snippet.end

// snippet.offline
let offlineAttributes: Attributes = [
    .caching(.networkFirst),
    // fresh for five minutes
    .cacheExpiry(.after(.seconds(300))),
    // usable for a week after that
    .maximumStaleness(.seconds(7 * 86_400)),
    // per user, not per token
    .cacheVariation(CacheVariation(headers: [], custom: "ann")),
]
// response.source: network, or cache
let offline = news.rx(.story(1), offlineAttributes)
// never the network
let saved = news.rx(.story(1), offlineAttributes, .caching(.cacheOnly))
// snippet.end
_ = (offline, saved)

let home = folder
let user = "ann"
func show(_ body: Data, _ age: Duration?) { print(body.count, age ?? .zero) }
// snippet.offlineFirst
let disk = DiskCache(in: home.appending(path: "feeds"), bytes: 20_000_000)
let feeds = LayeredCache(MemoryCache(), disk)
let offlineNews = Provider<News>(
    backend: stubs,
    attributes: [
        .cache(feeds), .caching(.offlineFirst),
        .cacheExpiry(.after(.seconds(60))),
        .maximumStaleness(.seconds(7 * 86_400)),
        .cacheVariation(CacheVariation(headers: [], custom: user)),
    ])
offlineNews.rx.cached(.feed).subscribe(
    onNext: { show($0.body, $0.age) },
    onError: { print("not cached, and no network: \($0)") })
func leave() throws { try feeds.remove(.all) }
// snippet.end
try leave()
// snippet.settings
let (entries, bytes) = disk.usage()
print("\(entries) responses, \(bytes / 1_000) KB")
// snippet.end

// snippet.signOut
func signOut(_ requests: RequestGroup) throws {
    requests.cancel()
    // responses that arrive later are not stored
    try cache.remove(.all)
}
// snippet.end
try signOut(RequestGroup())

// snippet.key
let variation = CacheVariation(
    ignoringParameters: ["timestamp"], custom: "layout 2")
let variedAttributes: Attributes = [
    .cacheVariation(variation),
    .isCacheable { $0.status == 200 && !$0.body.isEmpty },
]
// snippet.end
_ = (story, feed, variedAttributes)
try cache.remove(.all)
try? FileManager.default.removeItem(at: folder)
