import Foundation
import StreamNet

/// What an answer of 2 KB out of a cache costs: the cache alone, and a whole request.
func caches() {
    let folder = FileManager.default.temporaryDirectory
        .appending(path: "streamnet-benchmark-\(UUID().uuidString)")
    hits("memory", MemoryCache())
    hits("disk", DiskCache(in: folder))
}

private func hits(_ name: String, _ cache: any ResponseCache) {
    row("cached response of 2 KB", "\(name), entry alone", .thousand) { count in
        guard let key = key(), (try? store(in: cache, for: key)) != nil else { return 0 }
        return (0..<count).reduce(0) { total, _ in
            total + (cache.entry(for: key)?.response.body.count ?? 0)
        }
    }
    row("cached response of 2 KB", "\(name), request", .thousand) { count in
        guard let key = key(), (try? store(in: cache, for: key)) != nil else { return 0 }
        let provider = Provider<Feed>(
            backend: .stub(Response(status: 500)),
            attributes: [.cache(cache), .caching(.cacheFirst)])
        let total = Total()
        for _ in 0..<count {
            provider.rx(Feed()).subscribe(onSuccess: { total.add($0.body.count) })
        }
        return total.value
    }
}

private func key() -> CacheKey? {
    (try? Feed().endpoint.encoded()).flatMap { CacheKey($0) }
}

private func store(in cache: any ResponseCache, for key: CacheKey) throws {
    let response = Response(
        headers: ["Content-Type": "application/json", "ETag": "\"1\""],
        body: Data(repeating: 0x20, count: 2_048))
    try cache.store(CacheEntry(response, stored: Date()), for: key)
}

private struct Feed: Target {
    let baseURL = URL(string: "https://server.example/feed")!
    let path: Path = ""
}
