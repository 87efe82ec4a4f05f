import Foundation
import StreamNet

/// The cost of a cached response of 2 KB: the cache alone, and a whole request.
func caches() {
    let folder = FileManager.default.temporaryDirectory
        .appending(path: "streamnet-benchmark-\(UUID().uuidString)")
    hits("memory", MemoryCache())
    let disk = DiskCache(in: folder)
    hits("disk", disk)
    var keys: [CacheKey] = []
    row("cached response of 2 KB", "disk of 10 000, each entry", .thousand) { count in
        if keys.isEmpty {
            keys = (0..<10_000).compactMap { key("\($0)") }
            for key in keys { try? store(in: disk, for: key) }
        }
        return (0..<count).reduce(0) { total, index in
            let key = keys[(index * 7) % keys.count]
            return total + (disk.entries(for: key).first?.response.body.count ?? 0)
        }
    }
}

private func hits(_ name: String, _ cache: any ResponseCache) {
    row("cached response of 2 KB", "\(name), entry alone", .thousand) { count in
        guard let key = key(), (try? store(in: cache, for: key)) != nil else { return 0 }
        return (0..<count).reduce(0) { total, _ in
            total + (cache.entries(for: key).first?.response.body.count ?? 0)
        }
    }
    row("cached response of 2 KB", "\(name), standard request", .thousand) { count in
        let fresh = Response(
            headers: ["Cache-Control": "max-age=3600", "ETag": "\"1\""],
            body: Data(repeating: 0x20, count: 2_048))
        let provider = Provider<Feed>(
            backend: .stub(fresh), attributes: [.cache(cache), .caching(.standard)])
        let total = Total()
        for _ in 0..<count {
            provider.rx(Feed()).subscribe(onSuccess: { total.add($0.body.count) })
        }
        return total.value
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

private func key(_ path: Path = "") -> CacheKey? {
    (try? Feed(path: path).endpoint.encoded()).flatMap { CacheKey($0) }
}

private func store(in cache: any ResponseCache, for key: CacheKey) throws {
    let response = Response(
        headers: ["Content-Type": "application/json", "ETag": "\"1\""],
        body: Data(repeating: 0x20, count: 2_048))
    try cache.store(
        CacheEntry(response, stored: Date()), for: key, since: cache.generation)
}

private struct Feed: Target {
    let baseURL = URL(string: "https://server.example/feed")!
    var path: Path = ""
}
