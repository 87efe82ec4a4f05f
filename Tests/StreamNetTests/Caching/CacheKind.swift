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
        let files = CacheFolder(testing: folder, now: { clock.date })
        self.init(files, bytes, maximumAge) { clock.date }
    }
}

extension CacheFolder {
    /// Makes a folder with changes for a test, by default none but that nothing is later.
    init(
        testing folder: URL, willMove: @escaping @Sendable () -> Void = {},
        willRecord: @escaping @Sendable () -> Void = {},
        now: @escaping @Sendable () -> Date = { Date() },
        inBackground: @escaping @Sendable (DispatchQueue, @escaping @Sendable () -> Void) -> Void =
            { $1() }
    ) {
        self.init(in: folder)
        (self.willMove, self.willRecord, self.now) = (willMove, willRecord, now)
        self.inBackground = inBackground
    }
}

extension TemporaryFolder {
    /// The folder that a cache makes here.
    var own: URL { url.appending(path: "StreamNet-Cache") }

    var ownNames: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: own.path).sorted() }
    }

    var ownFiles: [String] {
        (FileManager.default.subpaths(atPath: own.path) ?? []).sorted().filter {
            (try? Disk.facts(of: own.appending(path: $0).path))?.isFile == true
        }
    }

    /// Writes a file in it, and makes it if it is missing.
    func ownFile(_ name: String, _ data: Data) throws -> URL {
        let file = own.appending(path: name)
        try data.write(withFolderTo: file)
        return file
    }

    /// The bytes of each entry in it.
    var ownEntries: [Data] {
        get throws {
            try ownFiles.filter { $0.hasSuffix(".response") }
                .map { try Data(contentsOf: own.appending(path: $0)) }
        }
    }
}

extension Data {
    /// Writes a file, and makes its folder if that is missing.
    func write(withFolderTo file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try write(to: file)
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

    func text(_ name: String) -> String? {
        entries(for: CacheKey(named: name)).first?.response.bodyText
    }
}

extension MemoryCache {
    /// Stores an entry of a request that begins now.
    func store(_ entry: CacheEntry, for key: CacheKey) {
        store(entry, for: key, since: generation)
    }
}
