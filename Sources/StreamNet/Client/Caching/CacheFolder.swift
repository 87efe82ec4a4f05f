import Foundation

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
        /// The date of its last use, to a minute.
        let used: Date
        var isTemporary: Bool { path.hasSuffix(".tmp") }
    }

    let path: String
    /// Called before a file is moved to its place; for tests.
    var willMove: @Sendable () -> Void = {}
    /// Returns the date to which files are set when they are used.
    var now: @Sendable () -> Date = { Date() }
    /// Runs what takes long.
    var inBackground: @Sendable (@escaping @Sendable () -> Void) -> Void = {
        DispatchQueue.global(qos: .utility).async(execute: $0)
    }

    /// The bytes of a file, and the date of its last use; nil if it cannot be read.
    func contents(of file: String) -> (bytes: Data, change: Date)? {
        Disk.contents(of: "\(path)/\(file)")
    }

    /// The files of the variants of a key.
    func variants(at place: Place) -> [String] {
        files(in: place.folder).filter { $0.hasPrefix("\(place.folder)/\(place.key)-") }
    }

    /// The files in the folder of an address.
    func files(in folder: String) -> [String] {
        Disk.names(in: "\(path)/\(folder)").map { "\(folder)/\($0)" }
    }

    /// Writes a temporary file, and returns its path.
    func write(_ parts: [Data]) throws -> String {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let temporary = "\(path)/\(UInt64.random(in: 0 ... .max)).tmp"
        do {
            let handle = try Disk.create(temporary)
            for part in parts { try handle.write(contentsOf: part) }
            Disk.touch(handle, at: now())
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
                // A folder is there in its place.
                if error.code == .EISDIR, attempt < 3 {
                    try remove(file)
                    continue
                }
                Disk.removeFolder("\(path)/\(place.folder)")
                throw error
            }
        }
    }

    /// Removes a file, and its folder if it was the last one.
    func remove(_ file: String) throws(POSIXError) {
        do throws(POSIXError) { try Disk.removeOrThrow("\(path)/\(file)") } catch {
            // A folder may be there in its place.
            guard (try? FileManager.default.removeItem(atPath: "\(path)/\(file)")) != nil
            else { throw error }
        }
        guard let slash = file.firstIndex(of: "/") else { return }
        Disk.removeFolder("\(path)/\(file[..<slash])")
    }

    /// Sets the date of a file that was used before to now, at most once a minute.
    func use(_ file: String, after used: Date) {
        guard abs(now().timeIntervalSince(used)) >= 60 else { return }
        Disk.touch("\(path)/\(file)", at: now())
    }

    /// All files, those that are being written among them.
    func all() -> [File] {
        Disk.names(in: path).flatMap { name in
            name.hasSuffix(".tmp") ? [name] : files(in: name)
        }.compactMap(file)
    }

    /// The size and the date of a file; nil if there is none.
    func file(_ name: String) -> File? {
        let facts = try? Disk.facts(of: "\(path)/\(name)", isLinkItself: true)
        return facts.map { File(path: name, size: $0.size, used: $0.change) }
    }

    /// The date when the entry of a file was stored; nil if its head cannot be read.
    func stored(_ name: String) -> Date? {
        guard let file = try? Disk.reader(of: "\(path)/\(name)") else { return nil }
        return (try? file.read(upToCount: 128)).flatMap { CacheFile.stored(in: $0) }
    }
}
