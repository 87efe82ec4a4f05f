import Foundation
import Synchronization

/// Stores responses in the files of a folder, for this and later runs of the program.
///
/// Each response is a file that appears whole or not at all, so several processes may share a
/// folder. A file that is damaged or too old counts as absent and is removed. If the folder is too
/// large, the responses stored first are removed first; each cache object measures the folder when
/// it has added a tenth of the limit. Files are read and written on the calling thread; they
/// contain URLs, headers and bodies as received, and only the user who runs the process may read
/// them.
public final class DiskCache: ResponseCache {
    private let folder: URL
    private let bytes: Int
    private let maximumAge: Duration?
    private let now: @Sendable () -> Date
    private let firstUses = SeenKeys()
    /// The number of bytes that may be added before the folder is measured again.
    private let room = Mutex(0)

    /// Makes a cache in a folder.
    /// - Parameters:
    ///   - folder: A folder that belongs to the cache alone; it is created when something is
    ///     stored.
    ///   - bytes: The maximum size of all files together.
    ///   - maximumAge: The time after which a response is removed, regardless of its expiry; nil is
    ///     never.
    ///   - now: Returns the date by which the age of a requested response is measured; when files
    ///     are removed for space, their own dates and the system's clock count.
    public init(
        in folder: URL, bytes: Int = 50_000_000, maximumAge: Duration? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.folder = folder
        self.bytes = max(0, bytes)
        self.maximumAge = maximumAge
        self.now = now
    }

    /// Returns the entry stored for `key`; nil if there is none, or if it is damaged or too old.
    public func entry(for key: CacheKey) -> CacheEntry? {
        let file = file(for: key)
        guard let data = try? Data(contentsOf: file) else { return nil }
        guard let entry = CacheFile.entry(in: data, for: key), !isTooOld(entry.stored, at: now())
        else {
            Disk.remove(file.path)
            return nil
        }
        return entry
    }

    /// Writes an entry to its file; throws if the disk refuses it.
    public func store(_ entry: CacheEntry, for key: CacheKey) throws {
        let data = try CacheFile.data(of: entry, for: key)
        guard data.count <= bytes else { return remove(key) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let temporary = folder.appending(path: "\(key.name).\(UInt64.random(in: 0 ... .max)).tmp")
        do {
            let handle = try Disk.create(temporary.path)
            try handle.write(contentsOf: data)
            try handle.close()
            try Disk.move(temporary.path, over: file(for: key).path)
        } catch {
            Disk.remove(temporary.path)
            throw error
        }
        let isFull = room.withLock { room in
            room -= data.count
            return room < 0
        }
        if isFull { shrink() }
    }

    /// Removes the file of `key`.
    public func remove(_ key: CacheKey) { Disk.remove(file(for: key).path) }

    /// Removes the files of all responses.
    public func removeAll() throws {
        for file in try files() { Disk.remove(file.url.path) }
        room.withLock { $0 = 0 }
    }

    /// Returns true the first time that this is called on this cache for `key`.
    public func isFirstUse(of key: CacheKey) -> Bool { firstUses.claim(key) }

    private func file(for key: CacheKey) -> URL { folder.appending(path: "\(key.name).response") }

    private func isTooOld(_ stored: Date, at now: Date) -> Bool {
        maximumAge.map { now.timeIntervalSince(stored) >= $0 / .seconds(1) } ?? false
    }

    /// Removes the files that are too old, then the oldest, until a tenth of the space is free.
    private func shrink() {
        // The dates of the files are the system's, regardless of the clock that measures the ages.
        let now = Date()
        var files = ((try? files()) ?? [])
            .sorted(byNumber: \.date.timeIntervalSinceReferenceDate)
        files.removeAll { file in
            // Left by a process that was killed.
            let isStray = file.isTemporary && now.timeIntervalSince(file.date) > 60
            let isOver = isStray || !file.isTemporary && isTooOld(file.date, at: now)
            if isOver { Disk.remove(file.url.path) }
            return isOver
        }
        var total = files.map(\.size).reduce(0, +)
        for file in files where total > bytes / 10 * 9 && !file.isTemporary {
            Disk.remove(file.url.path)
            total -= file.size
        }
        room.withLock { $0 = bytes / 10 }
    }

    private struct File {
        let url: URL
        let size: Int
        let date: Date
        var isTemporary: Bool { url.pathExtension == "tmp" }
    }

    private func files() throws -> [File] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey]
        let urls = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: keys)
        return urls.compactMap { url in
            guard ["response", "tmp"].contains(url.pathExtension),
                let facts = try? url.resourceValues(forKeys: Set(keys))
            else { return nil }
            return File(
                url: url, size: facts.fileSize ?? 0,
                date: facts.contentModificationDate ?? .distantPast)
        }
    }
}
