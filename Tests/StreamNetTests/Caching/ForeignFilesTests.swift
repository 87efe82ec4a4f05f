@testable import StreamNet
import Testing

/// A folder of a ``DiskCache`` has files of others, of which it counts, changes and removes none.
@Suite(.hangLimit) struct ForeignFilesTests {
    private let folder: TemporaryFolder
    private let key = CacheKey(named: "a")
    private let clock = EventClock.today
    private let date: Date

    init() throws {
        folder = try TemporaryFolder()
        date = clock.date - 1_000_000
    }

    /// Files that a user may have: with names like those of the cache, and older than all of it.
    private static let names = [
        "photo.jpg", "album/2019/photo.jpg", "album/2019.response", "1.tmp", "notes.response",
        "removals", "album/removals", "entries/a", "1.removed/a",
        String(repeating: "a", count: 64) + "/photo.jpg",
        String(repeating: "b", count: 64) + "/" + String(repeating: "c", count: 64) + ".response",
    ]

    private func fill() throws {
        for name in Self.names {
            let file = folder.url.appending(path: name)
            try Data(repeating: 1, count: 5_000).write(withFolderTo: file)
            try FileManager.default.setAttributes(
                [.modificationDate: date], ofItemAtPath: file.path)
        }
    }

    private func expectAll() throws {
        for name in Self.names {
            let file = folder.url.appending(path: name)
            #expect((try? Data(contentsOf: file)) == Data(repeating: 1, count: 5_000), "\(name)")
            let date = try FileManager.default.attributesOfItem(atPath: file.path)[
                .modificationDate]
            #expect(date as? Date == self.date, "\(name)")
        }
    }

    private func cache() -> DiskCache {
        DiskCache(measuring: folder.url, bytes: 12_000, maximumAge: .seconds(3_600), clock: clock)
    }

    @Test func `a full cache removes nothing of others`() throws {
        try fill()
        let cache = cache()
        #expect(cache.usage() == (0, 0))
        for number in 0..<20 {
            clock.date += 1
            let entry = CacheEntry(
                Response(text: String(repeating: "x", count: 1_000)), stored: clock.date)
            try cache.store(entry, for: CacheKey(named: "\(number)"))
        }
        // Theirs take no room of its own.
        #expect(cache.usage().entries > 5)
        #expect(cache.text("0") == nil)
        #expect(cache.text("19") != nil)
        clock.date += 7_200
        try cache.store(CacheEntry(Response(text: "a"), stored: clock.date), for: key)
        try expectAll()
    }

    @Test(arguments: [false, true])
    func `a removal removes nothing of others`(isOpenedAgain: Bool) throws {
        try fill()
        for removal in [CacheRemoval.key(key), .address(of: key), .origin(of: key), .all] {
            let former = cache()
            try former.store(CacheEntry(Response(text: "a"), stored: clock.date), for: key)
            let cache = isOpenedAgain ? self.cache() : former
            #expect(cache.text("a") == "a")
            try cache.remove(removal)
            #expect(cache.text("a") == nil)
            #expect(cache.usage() == (0, 0))
            try expectAll()
        }
    }

    @Test func `entries of earlier versions, without a folder of their own, are removed`() throws {
        try fill()
        let digest = String(repeating: "b", count: 64)
        let cache = cache()
        try cache.store(CacheEntry(Response(text: "a"), stored: clock.date), for: key)
        for name in ["\(digest)/\(digest).response", "\(key.addressName)/\(key.name)-1.response"] {
            try folder.ownEntries[0].write(withFolderTo: folder.url.appending(path: name))
        }
        #expect(self.cache().text("a") == "a")
        #expect(try !folder.names.contains(key.addressName))
        // There is a file of somebody else, too.
        #expect(
            try FileManager.default.contentsOfDirectory(
                atPath: folder.url.appending(path: digest).path
            ).count == 1)
        try expectAll()
    }

    @Test func `a cache in the own folder of another one stays`() throws {
        let inner = DiskCache(measuring: folder.own, clock: clock)
        try inner.store(CacheEntry(text: "a"), for: key)
        let outer = cache()
        try outer.store(CacheEntry(Response(text: "b"), stored: clock.date), for: key)
        #expect(inner.text("a") == "a")
        #expect(outer.usage().entries == 1)
        try outer.remove(.all)
        #expect(cache().usage().entries == 0)
        #expect(inner.text("a") == "a")
    }

    @Test(arguments: [
        "https://host", "https://host/", "file:///dev/null", "file:///dev/null/below", "file:",
        "FILE", "FILE/below", "LINK", "LINK/below", "OWN", "LONG",
    ]) func `a folder that cannot be used is an error of the configuration`(text: String) throws {
        let file = try folder.file("FILE", "a")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "LINK"),
            withDestinationURL: folder.url.appending(path: "nowhere"))
        _ = try folder.file("StreamNet-Cache", "b")
        let name = text.replacing("LONG", with: String(repeating: "l", count: 300))
        let url =
            text == "https://host"
            ? URL(string: text + folder.url.path)
            : text.contains(":")
                ? URL(string: text)
                : text == "OWN" ? folder.url : folder.url.appending(path: name)
        let names = try folder.names
        let cache = DiskCache(measuring: try #require(url))
        #expect(throws: ConfigurationError.self) {
            try cache.store(CacheEntry(text: "a"), for: key)
        }
        for removal in [CacheRemoval.all, .origin(of: key), .address(of: key), .key(key)] {
            #expect(throws: ConfigurationError.self) { try cache.remove(removal) }
        }
        #expect(cache.text("a") == nil)
        #expect(cache.usage() == (0, 0))
        #expect(try folder.names == names)
        #expect(try String(contentsOf: file, encoding: .utf8) == "a")
    }

    @Test func `its error has the setting and the reason`() throws {
        let cache = DiskCache(in: try folder.file("file", "a"))
        let error = #expect(throws: ConfigurationError.self) { try cache.remove(.all) }
        #expect(error?.wanted == "a folder for the files of a cache")
        #expect(error?.found == "ENOTDIR at \(folder.url.path)/file/StreamNet-Cache")
        let web = DiskCache(in: try #require(URL(string: "https://host/tmp")))
        let other = #expect(throws: ConfigurationError.self) { try web.remove(.all) }
        #expect(other?.description == "wanted a file URL, found another: https://host/tmp")
    }

    @Test func `a folder that can be used again is used`() throws {
        let file = try folder.file("cache", "a")
        let cache = DiskCache(in: file)
        #expect(throws: ConfigurationError.self) {
            try cache.store(CacheEntry(text: "a"), for: key)
        }
        try FileManager.default.removeItem(at: file)
        try cache.store(CacheEntry(text: "a"), for: key)
        #expect(cache.text("a") == "a")
    }
}
