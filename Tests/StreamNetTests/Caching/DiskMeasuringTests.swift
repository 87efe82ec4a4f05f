@testable import StreamNet
import Testing

/// A folder is measured in the background, while this process and others go on.
@Suite(.hangLimit) struct DiskMeasuringTests {
    private let folder: TemporaryFolder
    private let clock = EventClock.today
    private let body = String(repeating: "x", count: 1_000)
    /// What was to run in the background.
    private let work = EventLog<@Sendable () -> Void>()

    init() throws { folder = try TemporaryFolder() }

    private func cache(_ bytes: Int = 12_000) -> DiskCache {
        let files = CacheFolder(
            testing: folder.url, now: { [clock] in clock.date }, inBackground: inBackground)
        return DiskCache(files, bytes, nil) { [clock] in clock.date }
    }

    /// Notes what measures the folder, and runs the rest at once.
    private var inBackground: @Sendable (DispatchQueue, @escaping @Sendable () -> Void) -> Void {
        { [work] in $0 === StrayParts.queue ? $1() : work.add($1) }
    }

    private func store(_ names: Range<Int>, in cache: DiskCache) throws {
        for name in names {
            clock.date += 1
            try cache.store(CacheEntry(text: body), for: CacheKey(named: "\(name)"))
        }
    }

    @Test func `opening a full folder looks at no file of it`() throws {
        try store(0..<100, in: DiskCache(measuring: folder.url, clock: clock))
        let cache = cache()
        #expect(cache.text("99") == body)
        #expect(work.all.isEmpty)
        try store(100..<101, in: cache)
        #expect(work.all.count == 1)
        #expect(cache.usage().entries == 101)
        work.all[0]()
        #expect(cache.usage().bytes <= 12_000)
        #expect(cache.text("0") == nil)
        #expect(cache.text("100") == body)
    }

    @Test func `what is stored while a folder is measured counts`() throws {
        let cache = cache()
        try store(0..<30, in: cache)
        #expect(work.all.count == 1)
        work.all[0]()
        #expect(cache.usage().bytes <= 12_000)
        try store(30..<31, in: cache)
        #expect(work.all.count == 1)
        try store(31..<40, in: cache)
        #expect(work.all.count == 2)
    }

    @Test func `what is added while files are listed has the folder measured again`() throws {
        let hook = EventLog<@Sendable () -> Void>()
        let calls = EventLog<Void>()
        let files = CacheFolder(
            testing: folder.url,
            now: { [clock] in
                if let hook = hook.all.first, calls.all.isEmpty {
                    calls.add(())
                    hook()
                }
                return clock.date
            }, inBackground: inBackground)
        let cache = DiskCache(files, 12_000, nil) { [clock] in clock.date }
        try store(0..<9, in: cache)
        hook.add { [self] in try? store(9..<18, in: cache) }
        work.all[0]()
        #expect(calls.all.count == 1)
        #expect(work.all.count == 1)
        #expect(cache.usage().bytes <= 12_000)
        #expect(cache.text("17") == body)
    }

    @Test func `files of other processes are measured after a tenth of the limit`() throws {
        let (cache, other) = (cache(), cache(1_000_000))
        try store(0..<1, in: cache)
        work.all[0]()
        try store(1..<20, in: other)
        try store(20..<21, in: cache)
        #expect(work.all.count == 2)
        try store(21..<22, in: cache)
        #expect(work.all.count == 3)
        work.all[2]()
        #expect(cache.usage().bytes <= 12_000)
        #expect(other.text("1") == nil)
        #expect(other.text("21") == body)
    }

    /// Another process, while files are removed.
    enum Other: CaseIterable { case uses, replaces, removes }

    @Test(arguments: Other.allCases)
    func `what another uses or replaces stays, and what it removes counts`(_ doing: Other) throws {
        let size =
            try CacheFile.head(of: CacheEntry(text: body), for: CacheKey(named: "0").name)
            .count + body.utf8.count
        try store(0..<10, in: DiskCache(measuring: folder.url, clock: clock))
        clock.date += 3_600
        let calls = EventLog<Void>()
        // The date is asked for after the listing.
        let files = CacheFolder(
            testing: folder.url,
            now: { [clock, calls, folder, body] in
                calls.add(())
                guard calls.all.count == 2 else { return clock.date }
                let other = DiskCache(measuring: folder.url, clock: clock)
                let key = CacheKey(named: "0")
                switch doing {
                case .uses: _ = other.entries(for: key)
                case .replaces: try? other.store(CacheEntry(text: body), for: key)
                case .removes: try? other.remove(.key(key))
                }
                return clock.date
            })
        let cache = DiskCache(files, 5 * size, nil) { [clock] in clock.date }
        try cache.store(CacheEntry(text: body), for: CacheKey(named: "10"))
        #expect(calls.all.count == 2)
        #expect(cache.text("0") == (doing == .removes ? nil : body))
        #expect(cache.text("1") == nil)
        #expect(cache.text("7") == (doing == .removes ? body : nil))
        #expect(cache.text("10") == body)
    }

    @Test func `the responses and the bytes of a folder are counted`() throws {
        let cache = cache()
        #expect(cache.usage() == (0, 0))
        try store(0..<3, in: cache)
        _ = try folder.ownFile("entries/1/2/3.tmp", Data(body.utf8))
        try cache.remove(.key(CacheKey(named: "0")))
        #expect(cache.usage() == (2, try folder.ownEntries.map(\.count).reduce(0, +)))
    }
}
