import Foundation
import Locks

/// Stores responses in the files of a folder, for this and later runs of the program.
///
/// All its files are in a folder of its own, `StreamNet-Cache`, in the one that it is given, where
/// it changes nothing else. They contain URLs, headers and bodies as received, readable by the user
/// of the process; their names are digests.
///
/// Each response is a file that appears whole or not at all, so several processes may share a
/// folder, and nothing is lost if one of them is killed. A file that is damaged or too old is
/// removed. If there are too many bytes, the least recently used responses go first: the date of a
/// file is that of its last use, to a minute. Files are measured in the background, with the first
/// response that is stored and each tenth of the limit. Removals are recorded in a file, 64 KB at
/// most, for all processes. Files are read and written on the calling thread.
public final class DiskCache: ResponseCache {
    private let files: CacheFolder
    private let removals: RemovalFile
    private let bytes: Int
    private let maximumAge: Duration?
    private let now: @Sendable () -> Date
    /// The number of bytes that may be added before the folder is measured again.
    private let room = Mutex((bytes: 0, isBeingMeasured: false))

    /// Makes a cache in a folder.
    /// - Parameters:
    ///   - folder: The folder in which the cache makes its own when something is stored or removed;
    ///     both throw a ``ConfigurationError`` if they cannot.
    ///   - bytes: The maximum size of all files, which may be exceeded until it is measured.
    ///   - maximumAge: The time after which a response is removed in any case; nil is never.
    ///   - now: Returns the date that ages are measured by; the system's clock counts for uses.
    public convenience init(
        in folder: URL, bytes: Int = 50_000_000, maximumAge: Duration? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) { self.init(CacheFolder(in: folder), bytes, maximumAge, now) }

    init(
        _ files: CacheFolder, _ bytes: Int, _ maximumAge: Duration?,
        _ now: @escaping @Sendable () -> Date
    ) {
        self.files = files
        removals = RemovalFile(in: files)
        self.bytes = max(0, bytes)
        (self.maximumAge, self.now) = (maximumAge, now)
        files.inBackground(StrayParts.queue) { files.removeStrays() }
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
        guard let (data, used) = Disk.contents(of: files.path(of: file)) else { return nil }
        guard let entry = CacheFile.entry(in: data, for: place.key),
            !isTooOld(entry.stored, at: now()), maximumAge == nil || entry.stored <= now()
        else {
            try? files.remove(file)
            return nil
        }
        files.use(file, after: used)
        return entry
    }

    /// Counts the entries of `key` as used.
    public func markUsed(_ key: CacheKey) {
        for file in paths(at: CacheFolder.Place(key)).compactMap(files.file) {
            files.use(file.path, after: file.used)
        }
    }

    /// Returns the number of responses, and the size of their files in bytes; looks at each file.
    public func usage() -> (entries: Int, bytes: Int) {
        let found = files.all().filter { !$0.isTemporary }
        return (found.count, found.reduce(0) { $0 + $1.size })
    }

    /// The removals so far, of all processes that use the folder; takes a microsecond.
    public var generation: CacheGeneration { removals.generation }

    /// Writes an entry, unless its address was removed since `generation`; throws if it cannot.
    public func store(
        _ entry: CacheEntry, for key: CacheKey, since generation: CacheGeneration
    ) throws {
        let place = CacheFolder.Place(key)
        let head = try CacheFile.head(of: entry, for: place.key)
        let size = head.count + entry.response.body.count
        let isRemoved = { [removals] in removals.contain(place.address, since: generation) }
        guard size <= bytes else { return isRemoved() ? () : try remove(paths(at: place)) }
        let file = place.file(of: entry.varyFields)
        let others = files.variants(at: place)
        guard try files.write([head, entry.response.body], to: file, unless: isRemoved)
        else { return }
        // Asked again: a removal from now on finds the file and removes it itself.
        if isRemoved() { return try remove([file]) }
        if entry.varyFields == nil {
            try remove(others)
        } else {
            try remove([place.file])
            removeOldest(of: others.filter { $0 != file })
        }
        let isToMeasure = room.withLock { room in
            room.bytes -= size
            let isFull = room.bytes < 0 && !room.isBeingMeasured
            if isFull { room.isBeingMeasured = true }
            return isFull
        }
        if isToMeasure { files.inBackground(.global(qos: .utility)) { [self] in measure() } }
    }

    /// Makes entries unreachable for all processes; throws if it cannot, or cannot record that.
    ///
    /// The files of one key are removed on the calling thread, all others in the background, or by
    /// a later process with a cache in this folder.
    public func remove(_ entries: CacheRemoval) throws {
        // Recorded first: what is stored from then on is newer.
        do { try removals.add(entries) } catch {
            // A full disk has room for the record once files are gone.
            try? removeFiles(of: entries)
            files.removeStrays()
            try removals.add(entries)
        }
        try removeFiles(of: entries)
    }

    private func removeFiles(of entries: CacheRemoval) throws {
        switch entries {
        case .all: try files.removeFolder(CacheFolder.entries)
        case .origin(let key):
            try files.removeFolder("\(CacheFolder.entries)/\(key.originName)")
        case .address(let key): try files.removeFolder(CacheFolder.Place(key).folder)
        case .key(let key): try remove(paths(at: CacheFolder.Place(key)))
        }
    }

    private func paths(at place: CacheFolder.Place) -> [String] {
        [place.file] + files.variants(at: place)
    }

    private func remove(_ names: [String]) throws(POSIXError) {
        var failure: POSIXError?
        for name in names {
            do { try files.remove(name) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }

    private func removeOldest(of files: [String]) {
        guard files.count >= CacheEntry.maximumVariants else { return }
        let dates = files.sorted(byNumber: {
            self.files.file($0)?.used.timeIntervalSinceReferenceDate ?? 0
        })
        for file in dates.dropLast(CacheEntry.maximumVariants - 1) { try? self.files.remove(file) }
    }

    private func isTooOld(_ stored: Date, at now: Date) -> Bool {
        maximumAge.map { now.timeIntervalSince(stored) >= $0 / .seconds(1) } ?? false
    }

    /// Measures the folder, and again if too much was added meanwhile.
    private func measure() {
        while room.withLock({ $0.isBeingMeasured }) {
            room.withLock { $0.bytes = 0 }
            let size = trimmedSize()
            // A disk that keeps files is not measured for each of them.
            let free = size > bytes ? bytes / 10 : min(bytes / 10, bytes - size)
            room.withLock { room in
                room.isBeingMeasured = room.bytes + free < 0
                room.bytes += free
            }
        }
    }

    /// Removes the files that are too old, and if the others are too large, those that were used
    /// longest ago, until a tenth of the limit is free or one is left; returns their size.
    private func trimmedSize() -> Int {
        let all = files.all()
        let now = files.now()
        var found: [CacheFolder.File] = []
        for file in all {
            // Left by a process that was killed.
            let isStray = file.isTemporary && now.timeIntervalSince(file.used) > 60
            if isStray || !file.isTemporary && isTooOld(file) {
                try? files.remove(file.path)
            } else if !file.isTemporary {
                found.append(file)
            }
        }
        var size = found.reduce(0) { $0 + $1.size }
        if size <= bytes { return size }
        // A clock that was ahead is no reason to keep what was used then.
        found = found.sorted(byNumber: {
            $0.used > now + 60 ? -.infinity : $0.used.timeIntervalSinceReferenceDate
        })
        for (index, file) in found.enumerated() {
            let isLatest = index == found.count - 1
            guard size > (isLatest ? bytes : bytes / 10 * 9) else { break }
            // It may have been used or replaced meanwhile.
            let isUsed = files.file(file.path).map { $0.used != file.used } ?? false
            if !isUsed, (try? files.remove(file.path)) != nil { size -= file.size }
        }
        return size
    }

    private func isTooOld(_ file: CacheFolder.File) -> Bool {
        guard maximumAge != nil, let stored = files.stored(file.path) else { return false }
        return isTooOld(stored, at: now())
    }
}
