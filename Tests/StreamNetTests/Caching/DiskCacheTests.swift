@testable import StreamNet
import Testing

@Suite(.hangLimit) struct DiskCacheTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `the file of another key is none`() throws {
        let cache = DiskCache(in: folder.url)
        try cache.store(CacheEntry(text: "secret"), for: CacheKey(named: "a"))
        let name = try #require(folder.ownFiles.first)
        try cache.store(CacheEntry(text: "b"), for: CacheKey(named: "b"))
        let other = try #require(folder.ownFiles.first { $0 != name })
        let file = folder.own.appending(path: other)
        try FileManager.default.removeItem(at: file)
        try FileManager.default.copyItem(at: folder.own.appending(path: name), to: file)
        #expect(cache.text("b") == nil)
    }

    @Test func `a disk forgets what is too old`() throws {
        // In the background the folder would be measured while the test lists it.
        let clock = EventClock(CacheEntry.testDate)
        let cache = DiskCache(measuring: folder.url, maximumAge: .seconds(60), clock: clock)
        try cache.store(CacheEntry(text: "old"), for: CacheKey(named: "a"))
        #expect(cache.text("a") == "old")
        clock.date += 59.75
        #expect(cache.text("a") == "old")
        clock.date += 0.25
        #expect(cache.text("a") == nil)
        #expect(folder.ownFiles.isEmpty)
    }

    @Test func `what was just stored stays, whatever clock the ages are counted by`() throws {
        let ahead = CacheEntry.testDate + 90 * 365 * 86_400
        let cache = DiskCache(in: folder.url, maximumAge: .seconds(60)) { ahead }
        for name in ["a", "b"] {
            try cache.store(
                CacheEntry(Response(text: name), stored: ahead), for: CacheKey(named: name))
        }
        #expect(cache.text("a") == "a")
        #expect(cache.text("b") == "b")
    }

    @Test func `the latest entry stays, though it leaves room for no other`() throws {
        let body = String(repeating: "x", count: 1_000)
        let clock = EventClock.today
        let cache = DiskCache(measuring: folder.url, bytes: 1_200, clock: clock)
        for name in ["a", "b"] {
            clock.date += 1
            try cache.store(CacheEntry(text: body), for: CacheKey(named: name))
            #expect(cache.text(name) == body)
        }
        #expect(cache.text("a") == nil)
    }

    @Test func `a disk that keeps a file says so`() throws {
        let cache = DiskCache(in: folder.url)
        let (key, kept) = (CacheKey(named: "a"), CacheKey(named: "b"))
        try cache.store(CacheEntry(text: "a"), for: key)
        // No file can be removed from a file.
        _ = try folder.ownFile(CacheFolder.Place(kept).folder, Data())
        #expect(throws: POSIXError.self) { try cache.remove(.key(kept)) }
        #expect(throws: Never.self) { try cache.remove(.key(key)) }
        try cache.remove(.address(of: kept))
        #expect(throws: Never.self) { try cache.remove(.key(kept)) }
    }

    @Test func `a header that breaks its line is not kept`() throws {
        let cache = DiskCache(in: folder.url)
        let response = Response(headers: ["A": "a\nB: b"], text: "x")
        #expect(throws: (any Error).self) {
            try cache.store(
                CacheEntry(response, stored: CacheEntry.testDate), for: CacheKey(named: "a"))
        }
        #expect(folder.ownFiles.isEmpty)
    }

    @Test func `a killed writer leaves nothing half, whoever reads meanwhile`() async throws {
        let keys = (0..<3).map { CacheKey(named: "\($0)") }
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
                    let body = Data(repeating: 1, count: 500_000)
                    while let url = URL(string: "https://host/\(number % 3)"),
                        let key = CacheKey(EncodedRequest(url: url))
                    {
                        try cache.store(CacheEntry(Response(body: body), stored: Date()), for: key)
                        number += 1
                    }
                }
            }
            for key in keys { expectWhole(cache.entries(for: key).first) }
            try cache.store(CacheEntry(text: "next"), for: keys[0])
            #expect(cache.entries(for: keys[0]).first?.response.body == Data("next".utf8))
            try cache.remove(.key(keys[0]))
        }
        #expect(try folder.ownEntries.map(\.count).reduce(0, +) <= 3_000_000)
    }

    private func use(_ cache: DiskCache, _ keys: [CacheKey], _ worker: Int) {
        for round in 0..<30 {
            let key = keys[(worker + round) % keys.count]
            expectWhole(cache.entries(for: key).first)
            guard worker.isMultiple(of: 2) else { continue }
            let entry = CacheEntry(Response(body: Self.bodies[1]), stored: CacheEntry.testDate)
            #expect(throws: Never.self) { try cache.store(entry, for: key) }
        }
    }

    /// Absent, or all of what one writer wrote.
    private func expectWhole(_ entry: CacheEntry?) {
        guard let body = entry?.response.body else { return }
        #expect(Self.bodies.contains(body))
    }

    static let bodies = [Data(repeating: 1, count: 500_000), Data(repeating: 2, count: 100_000)]
}
