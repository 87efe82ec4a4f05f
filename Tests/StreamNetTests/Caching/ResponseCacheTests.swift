import Foundation
import StreamNet
import Synchronization
import Testing

/// What every cache does, and what only one on a disk can.
@Suite(.hangLimit) struct ResponseCacheTests {
    private let folder: TemporaryFolder
    private static let start = Date(timeIntervalSinceReferenceDate: 1_000.25)

    init() throws { folder = try TemporaryFolder() }

    private func key(_ name: String) throws -> CacheKey {
        let url = try #require(URL(string: "https://host/\(name)"))
        return try #require(CacheKey(EncodedRequest(url: url)))
    }

    private func entry(_ text: String, expires: Date? = nil) -> CacheEntry {
        CacheEntry(Response(text: text), stored: Self.start, expires: expires)
    }

    private func text(_ cache: any ResponseCache, _ name: String) throws -> String? {
        cache.entry(for: try key(name)).map { String(decoding: $0.response.body, as: UTF8.self) }
    }

    @Test(arguments: CacheKind.allCases)
    func `a response is kept with all that it has`(kind: CacheKind) throws {
        let cache = kind.cache(in: folder)
        let response = Response(
            status: 203, headers: ["ETag": "\"1\"", "Set-Cookie": "a=1"],
            body: Data([0, 10, 10, 255]), url: URL(string: "https://host/behind?q=1"))
        let stored = CacheEntry(response, stored: Self.start, expires: Self.start + 60)
        try cache.store(stored, for: key("a"))
        let found = try #require(cache.entry(for: key("a")))
        #expect(found.response.status == 203)
        #expect(found.response.headers == response.headers)
        #expect(found.response.body == response.body)
        #expect(found.response.url == response.url)
        #expect(found.stored == Self.start)
        #expect(found.expires == Self.start + 60)
    }

    @Test(arguments: CacheKind.allCases)
    func `the latest takes the place of the earlier`(kind: CacheKind) throws {
        let cache = kind.cache(in: folder)
        #expect(try text(cache, "a") == nil)
        for text in ["1", "2"] { try cache.store(entry(text), for: key("a")) }
        try cache.store(entry("b"), for: key("b"))
        #expect(try text(cache, "a") == "2")
        try cache.remove(key("a"))
        #expect(try text(cache, "a") == nil)
        #expect(try text(cache, "b") == "b")
        try cache.removeAll()
        #expect(try text(cache, "b") == nil)
    }

    @Test(arguments: CacheKind.allCases)
    func `a first use is the first for each key and value`(kind: CacheKind) throws {
        let (one, other) = (kind.cache(in: folder), kind.cache(in: folder))
        #expect(one.isFirstUse(of: try key("a")))
        #expect(!one.isFirstUse(of: try key("a")))
        #expect(one.isFirstUse(of: try key("b")))
        #expect(other.isFirstUse(of: try key("a")))
    }

    @Test func `memory forgets the longest unused`() throws {
        let cache = MemoryCache(count: 10)
        for name in 0..<10 { cache.store(entry("\(name)"), for: try key("\(name)")) }
        #expect(try text(cache, "0") == "0")
        cache.store(entry("new"), for: try key("new"))
        #expect(try text(cache, "0") == "0")
        #expect(try text(cache, "1") == nil)
        #expect(try text(cache, "new") == "new")
    }

    @Test func `memory has a limit of bytes`() throws {
        let cache = MemoryCache(bytes: 10)
        cache.store(entry("12345"), for: try key("a"))
        cache.store(entry("123456"), for: try key("b"))
        #expect(try text(cache, "a") == nil)
        #expect(try text(cache, "b") == "123456")
        cache.store(entry("12345678901"), for: try key("b"))
        #expect(try text(cache, "b") == nil)
    }

    @Test func `memory may have any limit`() throws {
        let cache = MemoryCache(count: .max, bytes: 10)
        for name in ["a", "b", "c"] { cache.store(entry("12345"), for: try key(name)) }
        #expect(try text(cache, "a") == nil)
        #expect(try text(cache, "c") == "12345")
    }

    @Test func `a disk is read by later runs`() throws {
        try DiskCache(in: folder.url).store(entry("kept"), for: key("a"))
        #expect(try text(DiskCache(in: folder.url), "a") == "kept")
        let layered = LayeredCache(MemoryCache(), DiskCache(in: folder.url))
        #expect(try text(layered, "a") == "kept")
    }

    @Test func `what is damaged is absent, and removed`() throws {
        let cache = DiskCache(in: folder.url)
        try cache.store(entry("0123456789"), for: key("a"))
        let name = try #require(folder.names.first)
        let file = folder.url.appending(path: name)
        let whole = try Data(contentsOf: file)
        for count in stride(from: 0, to: whole.count, by: 7) {
            try whole.prefix(count).write(to: file)
            #expect(try text(cache, "a") == nil)
            #expect(try folder.names.isEmpty)
        }
        for index in whole.indices {
            var damaged = whole
            damaged[index] ^= 0x20
            try damaged.write(to: file)
            let found = try text(cache, "a")
            // The case of a header's name is the one thing that may differ.
            #expect(found == nil || found == "0123456789")
        }
    }

    @Test func `the file of another key is none`() throws {
        let cache = DiskCache(in: folder.url)
        try cache.store(entry("secret"), for: key("a"))
        let name = try #require(folder.names.first)
        try cache.store(entry("b"), for: key("b"))
        let other = try #require(folder.names.first { $0 != name })
        let file = folder.url.appending(path: other)
        try FileManager.default.removeItem(at: file)
        try FileManager.default.copyItem(at: folder.url.appending(path: name), to: file)
        #expect(try text(cache, "b") == nil)
    }

    @Test func `a disk forgets what is too old`() throws {
        let now = Mutex(Self.start)
        let cache = DiskCache(in: folder.url, maximumAge: .seconds(60)) { now.withLock { $0 } }
        try cache.store(entry("old"), for: key("a"))
        #expect(try text(cache, "a") == "old")
        now.withLock { $0 += 60 }
        #expect(try text(cache, "a") == nil)
        #expect(try folder.names.isEmpty)
    }

    @Test func `what was just stored stays, whatever clock the ages are counted by`() throws {
        let ahead = Date.distantFuture
        let cache = DiskCache(in: folder.url, maximumAge: .seconds(60)) { ahead }
        for name in ["a", "b"] {
            try cache.store(CacheEntry(Response(text: name), stored: ahead), for: key(name))
        }
        #expect(try text(cache, "a") == "a")
        #expect(try text(cache, "b") == "b")
    }

    @Test func `a disk has a limit`() throws {
        let cache = DiskCache(in: folder.url, bytes: 20_000)
        for number in 0..<100 {
            try cache.store(entry(String(repeating: "x", count: 1_000)), for: key("\(number)"))
        }
        let sizes = try folder.names.map { name in
            try Data(contentsOf: folder.url.appending(path: name)).count
        }
        #expect(sizes.reduce(0, +) <= 20_000)
        #expect(sizes.count > 10)
        #expect(try text(cache, "99") != nil)
    }

    @Test func `a disk that cannot be written throws`() throws {
        let file = try folder.file("file", "")
        let cache = DiskCache(in: file.appending(path: "below"))
        #expect(throws: (any Error).self) { try cache.store(entry("a"), for: key("a")) }
        #expect(try text(cache, "a") == nil)
    }

    @Test func `a header that breaks its line is not kept`() throws {
        let cache = DiskCache(in: folder.url)
        let response = Response(headers: ["A": "a\nB: b"], text: "x")
        #expect(throws: (any Error).self) {
            try cache.store(CacheEntry(response, stored: Self.start), for: key("a"))
        }
        #expect(try folder.names.isEmpty)
    }

    @Test func `8 writers and readers never see half an entry`() async throws {
        let folder = folder
        let keys = try (0..<4).map { try key("\($0)") }
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<8 {
                group.addTask {
                    let cache = DiskCache(in: folder.url, bytes: 200_000)
                    for round in 0..<100 {
                        let key = keys[(writer + round) % keys.count]
                        let letter = String(UnicodeScalar(UInt8(97 + writer)))
                        let text = String(repeating: letter, count: 500 + round)
                        let entry = CacheEntry(Response(text: text), stored: Self.start)
                        #expect(throws: Never.self) { try cache.store(entry, for: key) }
                        guard let body = cache.entry(for: key)?.response.body else { continue }
                        #expect(Set(body).count == 1)
                        #expect((500..<600).contains(body.count))
                    }
                }
            }
        }
        #expect(try folder.names.allSatisfy { $0.hasSuffix(".response") })
    }

    @Test func `several values keep one limit`() throws {
        let caches = (0..<4).map { _ in DiskCache(in: folder.url, bytes: 100_000) }
        for number in 0..<400 {
            let entry = entry(String(repeating: "x", count: 1_000))
            try caches[number % caches.count].store(entry, for: key("\(number)"))
        }
        // Each may have added a tenth since it looked.
        #expect(try size() <= 140_000)
    }

    private func size() throws -> Int {
        try folder.names.filter { $0.hasSuffix(".response") }.map { name in
            try Data(contentsOf: folder.url.appending(path: name)).count
        }.reduce(0, +)
    }

    @Test func `a writer that is killed leaves nothing half, whoever reads meanwhile`()
        async throws
    {
        let keys = try (0..<3).map { try key("\($0)") }
        let cache = DiskCache(in: folder.url, bytes: 3_000_000)
        for _ in 1...3 {
            await withTaskGroup(of: Void.self) { group in
                for worker in 0..<8 { group.addTask { use(cache, keys, worker) } }
                await #expect(processExitsWith: .signal(SIGKILL)) {
                    [path = folder.url.path as String] in
                    let cache = DiskCache(in: URL(filePath: path), bytes: 3_000_000)
                    let moment = DispatchTime.now() + .microseconds(Int.random(in: 1_000...20_000))
                    DispatchQueue.global().asyncAfter(deadline: moment) { kill(getpid(), SIGKILL) }
                    var number = 0
                    while let url = URL(string: "https://host/\(number % 3)"),
                        let key = CacheKey(EncodedRequest(url: url))
                    {
                        let body = Data(repeating: 1, count: 500_000)
                        try cache.store(
                            CacheEntry(Response(body: body), stored: Date()), for: key)
                        number += 1
                    }
                }
            }
            for key in keys { expectWhole(cache.entry(for: key)) }
            try cache.store(entry("next"), for: keys[0])
            #expect(cache.entry(for: keys[0])?.response.body == Data("next".utf8))
            cache.remove(keys[0])
        }
        #expect(try size() <= 3_000_000)
    }

    private func use(_ cache: DiskCache, _ keys: [CacheKey], _ worker: Int) {
        for round in 0..<60 {
            let key = keys[(worker + round) % keys.count]
            expectWhole(cache.entry(for: key))
            guard worker.isMultiple(of: 2) else { continue }
            let body = Data(repeating: 2, count: 100_000)
            #expect(throws: Never.self) {
                try cache.store(CacheEntry(Response(body: body), stored: Self.start), for: key)
            }
        }
    }

    /// Absent, or all of what one writer wrote.
    private func expectWhole(_ entry: CacheEntry?) {
        guard let body = entry?.response.body else { return }
        #expect(
            [Data(repeating: 1, count: 500_000), Data(repeating: 2, count: 100_000)].contains(body))
    }
}
