import Foundation
import Synchronization

/// Keeps responses in the files of a folder, for this and later runs of the program.
///
/// Each response is a file that appears whole or not at all, so several processes may share a
/// folder. What is damaged counts as absent and is removed; so is what is too old. Where there is
/// too much, what was stored first goes first; each value looks at what the others have stored when
/// it has added a tenth of what may be there. Files are read and written on the thread that asks;
/// they hold URLs, headers and bodies as they came, and who may read them is only the user who runs
/// the process.
public final class DiskCache: ResponseCache {
    private let folder: URL
    private let bytes: Int
    private let maximumAge: Duration?
    private let now: @Sendable () -> Date
    private let firstUses = FirstUses()
    /// How many more bytes may be added before somebody looks how many there are.
    private let room = Mutex(0)

    /// Makes a cache of what is in a folder.
    /// - Parameters:
    ///   - folder: belongs to the cache alone; it is made when something is stored.
    ///   - bytes: how long the files are in all at most.
    ///   - maximumAge: how long something is kept at most, however it may expire; nil is for ever.
    ///   - now: what the age of a response that is asked for is counted by; where room is made,
    ///     files go by their dates and the system's clock.
    public init(
        in folder: URL, bytes: Int = 50_000_000, maximumAge: Duration? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.folder = folder
        self.bytes = max(0, bytes)
        self.maximumAge = maximumAge
        self.now = now
    }

    /// What was stored for `key`, and is whole and not too old.
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

    /// Writes an entry to its file; throws what the disk refuses.
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

    /// Removes the file of one.
    public func remove(_ key: CacheKey) { Disk.remove(file(for: key).path) }

    /// Removes the files of all.
    public func removeAll() throws {
        for file in try files() { Disk.remove(file.url.path) }
        room.withLock { $0 = 0 }
    }

    /// Whether `key` is asked about for the first time by this value.
    public func isFirstUse(of key: CacheKey) -> Bool { firstUses.claim(key) }

    private func file(for key: CacheKey) -> URL { folder.appending(path: "\(key.name).response") }

    private func isTooOld(_ stored: Date, at now: Date) -> Bool {
        maximumAge.map { now.timeIntervalSince(stored) >= $0 / .seconds(1) } ?? false
    }

    /// Removes what is too old, and then the oldest, until a tenth is free.
    private func shrink() {
        // The files' dates are the system's, whatever clock the ages are counted by.
        let now = Date()
        var files = ((try? files()) ?? [])
            .sorted(byNumber: \.date.timeIntervalSinceReferenceDate)
        files.removeAll { file in
            // What a process that was killed has left.
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
