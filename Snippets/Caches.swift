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
let kept = LayeredCache(MemoryCache(), DiskCache(in: folder, bytes: 20_000_000))
let news = Provider<News>(backend: stubs, attributes: .cache(kept))
// snippet.end

// snippet.standard
let obedient = news.with(attributes: .caching(.standard))
let feedNow = obedient.rx(.feed)                            // as the server's Cache-Control says
let newest = obedient.rx(.feed, .cacheControl(.noCache))    // confirmed by the server first
let any = obedient.rx(.feed, .cacheControl(.maxStale, .onlyIfCached))   // never the network
// snippet.end
// snippet.status
feedNow.subscribe(onSuccess: { response in
    switch response.cacheStatus {
    case .hit(let age, _): print("stored, \(age) old")
    case .revalidated: print("stored, and confirmed by the server")
    case .stale(_, let reason): print("stored, and stale: \(reason)")
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
    var attributes: Attributes { .isSafe() }                // asks only: stored by its body
}
// snippet.end
// snippet.shared
let server: Attributes = [
    .cache(MemoryCache(bytes: 200_000_000)),
    .caching(.standard(.shared)),                           // obeys `private` and `s-maxage`
]
// snippet.end
_ = (newest, any, server, Search(words: ["title": "cats"]))

// snippet.cached
news.rx.cached(.feed, .caching(.cacheAndNetwork))
    .subscribe(onNext: { response in
        let text = String(decoding: response.body, as: UTF8.self)
        print("\(response.source): \(text)")           // cache: …, then network: …
    })
// snippet.end
news.rx.cached(.feed, .caching(.cacheAndNetwork)).subscribe(onNext: { print($0.source) })

// snippet.forms
let fresh: Attributes = [.caching(.cacheFirst), .cacheExpiry(.after(.seconds(300)))]
let story = news.rx(.story(1), fresh)                       // a single: one delivery
let feed = news.cached(.feed, .caching(.cacheAndRefresh))   // for try await response in feed
news.cached(.feed, .caching(.firstTime), each: { print($0.source) }) { result in
    print(result)                                           // once, behind all deliveries
}
// snippet.end

// snippet.offline
let steadfast: Attributes = [
    .caching(.networkFirst),
    .cacheExpiry(.after(.seconds(300))),                    // how long `cacheFirst` uses it
    .maximumStaleness(.seconds(7 * 86_400)),                // how long after that it is still good
    .cacheVariation(CacheVariation(headers: [], custom: "ann")),    // by user, not by token
]
let offline = news.rx(.story(1), steadfast)                 // response.source: network, or cache
let saved = news.rx(.story(1), steadfast, .caching(.cacheOnly))     // never the network
// snippet.end
_ = (offline, saved)

// snippet.key
let variation = CacheVariation(ignoringParameters: ["timestamp"], custom: "layout 2")
let steady: Attributes = [
    .cacheVariation(variation),
    .isCacheable { $0.status == 200 && !$0.body.isEmpty },
]
// snippet.end
_ = (story, feed, steady)
try kept.removeAll()
try FileManager.default.removeItem(at: folder)
