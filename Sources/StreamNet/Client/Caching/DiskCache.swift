import Foundation
import Locks

/// Stores responses in the files of a folder, for this and later runs of the program.
///
/// Each response is a file that appears whole or not at all, so several processes may share a
/// folder, and nothing is lost if one of them is killed. A file that is damaged or too old counts
/// as absent and is removed. If the folder is too large, the least recently used responses are
/// removed first; each cache object measures the folder when it has added a tenth of the limit.
/// Removals are recorded in a file of the folder, 64 KB at most, for the requests of all processes.
/// Files are read and written on the calling thread; they contain URLs, headers and bodies as
/// received, and only the user who runs the process may read them. Their names are digests.
public final class DiskCache: ResponseCache {
    private struct State: Sendable {
        var uses = LeastRecentlyUsed<String>()
        /// The number of bytes that may be added before the folder is measured again.
        var room = 0
    }

    private let files: CacheFolder
    private let removals: RemovalFile
    private let bytes: Int
    private let maximumAge: Duration?
    private let now: @Sendable () -> Date
    private let state = Mutex(State())

    /// Makes a cache in a folder.
    /// - Parameters:
    ///   - folder: A folder that belongs to the cache alone; it is created when something is
    ///     stored or removed.
    ///   - bytes: The maximum size of all files together.
    ///   - maximumAge: The time after which a response is removed, regardless of its expiry; nil is
    ///     never.
    ///   - now: Returns the date by which the age of a requested response is measured; when files
    ///     are removed for space, their own dates and the system's clock count.
    public convenience init(
        in folder: URL, bytes: Int = 50_000_000, maximumAge: Duration? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.init(CacheFolder(path: folder.path), bytes, maximumAge, now)
    }

    init(
        _ files: CacheFolder, _ bytes: Int, _ maximumAge: Duration?,
        _ now: @escaping @Sendable () -> Date
    ) {
        self.files = files
        removals = RemovalFile(in: files)
        self.bytes = max(0, bytes)
        self.maximumAge = maximumAge
        self.now = now
    }

    /// The maximum size of a body is that of the folder.
    public var maximumBodySize: Int { bytes }

    /// Returns the entries stored for `key`; none if they are damaged or too old.
    public func entries(for key: CacheKey) -> [CacheEntry] {
        let place = CacheFolder.Place(key)
        // Most responses have no variants.
        if let entry = entry(in: place.file, for: place) { return [entry] }
        return files.variants(at: place).compactMap { entry(in: $0, for: place) }
            .sorted(byNumber: { -$0.stored.timeIntervalSinceReferenceDate })
    }

    private func entry(in file: String, for place: CacheFolder.Place) -> CacheEntry? {
        guard let data = files.contents(of: file) else { return nil }
        guard let entry = CacheFile.entry(in: data, for: place.key),
            !isTooOld(entry.stored, at: now()), maximumAge == nil || entry.stored <= now()
        else {
            discard(file)
            return nil
        }
        state.withLock { $0.uses.use(file) }
        return entry
    }

    /// The removals so far, of all processes that use the folder; takes a microsecond.
    public var generation: CacheGeneration { removals.generation }

    /// Writes an entry to its file, unless its address was removed since `generation`; throws if
    /// the disk refuses it.
    public func store(
        _ entry: CacheEntry, for key: CacheKey, since generation: CacheGeneration
    ) throws {
        let place = CacheFolder.Place(key)
        let head = try CacheFile.head(of: entry, for: place.key)
        let size = head.count + entry.response.body.count
        let isRemoved = { [removals] in removals.contain(place.folder, since: generation) }
        guard size <= bytes else { return isRemoved() ? () : try remove(paths(at: place)) }
        let file = place.file(of: entry.varyFields)
        let others = files.variants(at: place)
        let temporary = try files.write([head, entry.response.body])
        do {
            if isRemoved() { return Disk.remove(temporary) }
            try files.move(temporary, to: file, of: place)
        } catch {
            Disk.remove(temporary)
            // A removal of everything takes files that are being written as well.
            if isRemoved() { return }
            throw error
        }
        // Asked again: a removal from now on finds the file and removes it itself.
        if isRemoved() { return try remove([file]) }
        if entry.varyFields == nil {
            try remove(others)
        } else {
            try remove([place.file])
            removeOldest(of: others.filter { $0 != file })
        }
        let isToMeasure = state.withLock { state in
            state.uses.insert(file, size: size)
            state.room -= size
            return state.room < 0
        }
        if isToMeasure { measure() }
        for file in state.withLock({ $0.uses.shrink(to: .max, size: bytes) }) { discard(file) }
    }

    /// Removes the files of entries; throws if the disk keeps one, or cannot record the removal.
    ///
    /// It is recorded first: what is stored from then on is newer.
    public func remove(_ entries: CacheRemoval) throws {
        do { try removals.add(entries) } catch {
            // A full disk has room for the record once files are gone.
            try remove(paths(of: entries))
            try removals.add(entries)
        }
        try remove(paths(of: entries))
    }

    private func paths(of entries: CacheRemoval) -> [String] {
        switch entries {
        case .all: files.all().map(\.path)
        case .origin(let key):
            files.folders(of: key.originName).flatMap(files.files)
        case .address(let key): files.files(in: key.addressName)
        case .key(let key): paths(at: CacheFolder.Place(key))
        }
    }

    private func paths(at place: CacheFolder.Place) -> [String] {
        [place.file] + files.variants(at: place)
    }

    /// Removes files, and throws the first error when all have been tried.
    private func remove(_ names: [String]) throws(POSIXError) {
        var failure: POSIXError?
        for name in names {
            do { try files.remove(name) } catch { failure = failure ?? error }
            state.withLock { $0.uses.remove(name) }
        }
        if let failure { throw failure }
    }

    /// Removes a file that is not needed; if the disk keeps it, it is tried again when the folder
    /// is measured.
    private func discard(_ file: String) { try? remove([file]) }

    /// Removes the variants beyond the maximum.
    private func removeOldest(of files: [String]) {
        guard files.count >= CacheEntry.maximumVariants else { return }
        let dates = files.sorted(byNumber: {
            self.files.date(of: $0).timeIntervalSinceReferenceDate
        })
        for file in dates.dropLast(CacheEntry.maximumVariants - 1) { discard(file) }
    }

    private func isTooOld(_ stored: Date, at now: Date) -> Bool {
        maximumAge.map { now.timeIntervalSince(stored) >= $0 / .seconds(1) } ?? false
    }

    /// Finds the files of other processes and of earlier runs, and removes those that are too old.
    private func measure() {
        // The dates of the files are the system's, regardless of the clock that measures the ages.
        let now = Date()
        let found = files.all().sorted(byNumber: \.date.timeIntervalSinceReferenceDate)
        for file in found {
            // Left by a process that was killed.
            let isStray = file.isTemporary && now.timeIntervalSince(file.date) > 60
            let isOver = isStray || !file.isTemporary && isTooOld(file.date, at: now)
            if isOver { discard(file.path) }
        }
        let known = Set(found.map(\.path))
        state.withLock { state in
            var uses = LeastRecentlyUsed<String>()
            for file in found where !file.isTemporary && !state.uses.contains(file.path) {
                uses.insert(file.path, size: file.size)
            }
            state.uses.keep(known)
            state.uses.precede(with: uses)
            state.room = bytes / 10
        }
    }
}

/// The files of a ``DiskCache``: a folder for each address, in it a file for each key, or one for
/// each variant of it.
struct CacheFolder: Sendable {
    /// The names for a key.
    struct Place {
        let folder: String
        let key: String

        init(_ key: CacheKey) {
            folder = key.addressName
            self.key = key.name
        }

        /// The file of an entry without a variant.
        var file: String { "\(folder)/\(key).response" }

        func file(of fields: VaryFields?) -> String {
            fields.map { "\(folder)/\(key)-\($0.digest).response" } ?? file
        }
    }

    /// A file of the folder, by its path in it.
    struct File {
        let path: String
        let size: Int
        let date: Date
        var isTemporary: Bool { path.hasSuffix(".tmp") }
    }

    let path: String
    /// Called before a file is moved to its place; for tests.
    var willMove: @Sendable () -> Void = {}

    func contents(of file: String) -> Data? { Disk.contents(of: "\(path)/\(file)") }

    /// The files of the variants of a key.
    func variants(at place: Place) -> [String] {
        files(in: place.folder).filter { $0.hasPrefix("\(place.folder)/\(place.key)-") }
    }

    /// The files in the folder of an address.
    func files(in folder: String) -> [String] {
        Disk.names(in: "\(path)/\(folder)").map { "\(folder)/\($0)" }
    }

    /// The folders of the addresses of an origin.
    func folders(of origin: String) -> [String] {
        Disk.names(in: path).filter { $0.hasPrefix(origin) }
    }

    /// Writes a temporary file, and returns its path.
    func write(_ parts: [Data]) throws -> String {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let temporary = "\(path)/\(UInt64.random(in: 0 ... .max)).tmp"
        do {
            let handle = try Disk.create(temporary)
            for part in parts { try handle.write(contentsOf: part) }
            try handle.close()
            return temporary
        } catch {
            Disk.remove(temporary)
            throw error
        }
    }

    /// Moves a temporary file to its place in one step.
    func move(_ temporary: String, to file: String, of place: Place) throws {
        willMove()
        // Another process may remove the folder while it is empty.
        for attempt in 1...3 {
            try FileManager.default.createDirectory(
                atPath: "\(path)/\(place.folder)", withIntermediateDirectories: true)
            do { return try Disk.move(temporary, over: "\(path)/\(file)") } catch {
                if error.code == .ENOENT, attempt < 3 { continue }
                Disk.removeFolder("\(path)/\(place.folder)")
                throw error
            }
        }
    }

    /// Removes a file, and its folder if it was the last one.
    func remove(_ file: String) throws(POSIXError) {
        try Disk.removeOrThrow("\(path)/\(file)")
        guard let slash = file.firstIndex(of: "/") else { return }
        Disk.removeFolder("\(path)/\(file[..<slash])")
    }

    func date(of file: String) -> Date { info(of: file)?.date ?? .distantPast }

    /// All files, those that are being written among them.
    func all() -> [File] {
        Disk.names(in: path).flatMap { name in
            name.hasSuffix(".tmp") ? [name] : files(in: name)
        }.compactMap(info)
    }

    private func info(of file: String) -> File? {
        let url = URL(filePath: "\(path)/\(file)")
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        guard let facts = try? url.resourceValues(forKeys: keys) else { return nil }
        return File(
            path: file, size: facts.fileSize ?? 0,
            date: facts.contentModificationDate ?? .distantPast)
    }
}
