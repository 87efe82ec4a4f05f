@testable import StreamNet
import Testing

/// A folder of a ``DiskCache`` that other processes change, or that was left by a killed one.
@Suite(.hangLimit) struct SharedFolderTests {
    private let folder: TemporaryFolder
    private let key = CacheKey(named: "a")
    private let clock = EventClock.today
    private let body = String(repeating: "x", count: 1_000)

    init() throws { folder = try TemporaryFolder() }

    @Test func `temporary files of a killed process go, those of a running one stay`() throws {
        for (name, age) in [("1.tmp", 3_600.0), ("2.tmp", 61), ("3.tmp", -3_600)] {
            let file = try folder.ownFile("entries/1/2/\(name)", Data(body.utf8))
            try FileManager.default.setAttributes(
                [.modificationDate: Date() - age], ofItemAtPath: file.path)
        }
        // A file that is being written is none of those that are too old.
        let cache = DiskCache(
            measuring: folder.url, bytes: 2_000, maximumAge: .seconds(-7_200), clock: clock)
        try cache.store(CacheEntry(text: "a"), for: key)
        #expect(folder.ownFiles.filter { $0.hasSuffix(".tmp") } == ["entries/1/2/3.tmp"])
    }

    @Test func `temporary files of another process do not count`() throws {
        let file = "entries/1/2/3.tmp"
        _ = try folder.ownFile(file, Data(String(repeating: body, count: 9).utf8))
        let cache = DiskCache(measuring: folder.url, bytes: 12_000, clock: clock)
        for name in 0..<5 {
            try cache.store(CacheEntry(text: body), for: CacheKey(named: "\(name)"))
        }
        for name in 0..<5 { #expect(cache.text("\(name)") == body) }
        #expect(folder.ownFiles.contains(file))
    }

    @Test func `files of an earlier run that are too old go, used or not`() throws {
        let former = DiskCache(measuring: folder.url, clock: clock)
        for (name, age) in [("old", 3_600.0), ("young", 3_599)] {
            let entry = CacheEntry(
                Response(text: name), requested: clock.date - 7_200, stored: clock.date - age)
            try former.store(entry, for: CacheKey(named: name))
        }
        let cache = DiskCache(measuring: folder.url, maximumAge: .seconds(3_600), clock: clock)
        try cache.store(CacheEntry(Response(text: "new"), stored: clock.date), for: key)
        #expect(former.text("old") == nil)
        #expect(former.text("young") == "young")
        #expect(folder.ownFiles.count == 2)
    }

    @Test func `an entry whose address is removed while its file is moved is removed`() throws {
        for removal in [CacheRemoval.all, .origin(of: key), .address(of: key), .key(key)] {
            let other = DiskCache(measuring: folder.url)
            try other.store(CacheEntry(text: "former"), for: key)
            let cache = cache { try? other.remove(removal) }
            #expect(throws: Never.self) { try cache.store(CacheEntry(text: "a"), for: key) }
            #expect(cache.text("a") == nil)
            #expect(try folder.ownNames == ["removals"])
        }
    }

    @Test func `an entry from before a removal does not displace a newer one`() throws {
        let cache = DiskCache(in: folder.url)
        let start = cache.generation
        try cache.remove(.key(key))
        try cache.store(CacheEntry(text: "new"), for: key)
        try cache.store(CacheEntry(text: "old"), for: key, since: start)
        try DiskCache(in: folder.url, bytes: 10)
            .store(CacheEntry(text: "old, and too long"), for: key, since: start)
        #expect(cache.text("a") == "new")
    }

    @Test func `an earlier removal of everything takes files of writers, not entries`() throws {
        let writes = EventLog<Void>()
        let cache = cache { takeTemporaryFiles(writes) }
        try cache.store(CacheEntry(text: "a"), for: key)
        #expect(writes.all.count == 3)
        #expect(cache.text("a") == "a")
    }

    @Test func `a removal of everything is recorded though another one takes its file`() throws {
        let writes = EventLog<Void>()
        let files = CacheFolder(
            testing: folder.url,
            now: {
                takeTemporaryFiles(writes)
                return Date()
            })
        try DiskCache(files, 1_000_000, nil) { Date() }.remove(.all)
        #expect(writes.all.count == 3)
        #expect(folder.ownFiles == ["removals"])
    }

    @Test func `a removal is recorded though another one replaces the file meanwhile`() throws {
        let other = DiskCache(in: folder.url)
        try other.remove(.key(CacheKey(named: "b")))
        let starts = EventLog<CacheGeneration>()
        let files = CacheFolder(
            testing: folder.url,
            willRecord: {
                guard starts.all.isEmpty else { return }
                try? other.remove(.all)
                starts.add(other.generation)
            })
        try DiskCache(files, 1_000_000, nil) { Date() }.remove(.key(key))
        let start = try #require(starts.all.first)
        try other.store(CacheEntry(text: "a"), for: key, since: start)
        #expect(other.text("a") == nil)
    }

    @Test func `an entry that was removed meanwhile is no error of the disk`() throws {
        let other = DiskCache(in: folder.url)
        let cache = cache { [folder, key] in
            try? other.remove(.address(of: key))
            // No folder can be made in its place.
            _ = try? folder.ownFile(CacheFolder.Place(key).folder, Data())
        }
        #expect(throws: Never.self) { try cache.store(CacheEntry(text: "a"), for: key) }
        #expect(cache.text("a") == nil)
    }

    @Test func `a folder in place of a file is removed`() throws {
        let cache = DiskCache(measuring: folder.url, clock: clock)
        let place = CacheFolder.Place(key)
        for isStored in [true, false] {
            try cache.remove(.all)
            for path in [place.file, "removals"] {
                let file = folder.own.appending(path: path)
                try? FileManager.default.removeItem(at: file)
                try FileManager.default.createDirectory(
                    at: file.appending(path: "a"), withIntermediateDirectories: true)
            }
            if isStored { try cache.store(CacheEntry(text: "a"), for: key) }
            #expect(cache.text("a") == (isStored ? "a" : nil))
            try cache.remove(.all)
            #expect(folder.ownFiles == ["removals"])
        }
    }

    @Test func `a temporary file that is gone without a removal is an error`() throws {
        let cache = cache { [folder] in try? FileManager.default.removeItem(at: folder.url) }
        #expect(throws: POSIXError.self) { try cache.store(CacheEntry(text: "a"), for: key) }
        #expect(cache.text("a") == nil)
    }

    /// Removes the files that are being written, as another process would, the first two times.
    private func takeTemporaryFiles(_ writes: EventLog<Void>) {
        writes.add(())
        for name in folder.ownFiles where writes.all.count < 3 && name.hasSuffix(".tmp") {
            try? FileManager.default.removeItem(at: folder.own.appending(path: name))
        }
    }

    /// A cache that calls `body` after it has written a file, and before it moves that.
    private func cache(_ body: @escaping @Sendable () -> Void) -> DiskCache {
        DiskCache(CacheFolder(testing: folder.url, willMove: body), 1_000_000, nil) { Date() }
    }
}
