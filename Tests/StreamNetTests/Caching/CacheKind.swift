import Foundation

@testable import StreamNet

/// The caches that come with the package.
enum CacheKind: CaseIterable {
    case memory, disk, layered

    func cache(in folder: TemporaryFolder) -> any ResponseCache {
        switch self {
        case .memory: MemoryCache()
        case .disk: DiskCache(in: folder.url)
        case .layered: LayeredCache(MemoryCache(), DiskCache(in: folder.url))
        }
    }
}

extension DiskCache {
    /// Makes a cache that measures its folder at once, on the calling thread.
    /// - Parameter clock: The clock of ages and of the dates of files.
    convenience init(
        measuring folder: URL, bytes: Int = 50_000_000, maximumAge: Duration? = nil,
        clock: EventClock = .today
    ) {
        let files = CacheFolder(
            path: folder.path, now: { clock.date }, inBackground: { work in work() })
        self.init(files, bytes, maximumAge) { clock.date }
    }
}

extension CacheEntry {
    /// The date on which the tests of stores put their entries there; no whole second.
    static let testDate = Date(timeIntervalSinceReferenceDate: 1_000.25)

    init(text: String) { self.init(Response(text: text), stored: Self.testDate) }
}

extension ResponseCache {
    /// Stores an entry of a request that begins now.
    func store(_ entry: CacheEntry, for key: CacheKey) throws {
        try store(entry, for: key, since: generation)
    }

    /// Returns the body stored for a name.
    func text(_ name: String) -> String? {
        entries(for: CacheKey(named: name)).first.map {
            String(decoding: $0.response.body, as: UTF8.self)
        }
    }
}

extension MemoryCache {
    /// Stores an entry of a request that begins now.
    func store(_ entry: CacheEntry, for key: CacheKey) {
        store(entry, for: key, since: generation)
    }
}
