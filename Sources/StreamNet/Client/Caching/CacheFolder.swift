import Foundation

/// The files of a ``DiskCache``: a folder for each address, a file for each key or variant of it.
struct CacheFolder: Sendable {
    struct Place {
        let folder: String
        let key: String

        init(_ key: CacheKey) { (folder, self.key) = (key.addressName, key.name) }

        var file: String { file(of: nil) }

        func file(of fields: VaryFields?) -> String {
            var file = folder
            // With room for the digest of a variant, so that it does not grow.
            file.reserveCapacity(folder.utf8.count + key.utf8.count + 80)
            file += "/"
            file += key
            if let fields { file += "-\(fields.digest)" }
            file += ".response"
            return file
        }
    }

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
    var willRecord: @Sendable () -> Void = {}
    var now: @Sendable () -> Date = { Date() }
    var inBackground: @Sendable (@escaping @Sendable () -> Void) -> Void = {
        DispatchQueue.global(qos: .utility).async(execute: $0)
    }

    /// The path of a file or a folder in it, made in one allocation.
    func path(of name: some StringProtocol) -> String {
        var path = path
        path.reserveCapacity(path.utf8.count + 1 + name.utf8.count)
        path += "/"
        path += name
        return path
    }

    func variants(at place: Place) -> [String] {
        files(in: place.folder).filter { $0.hasPrefix("\(place.folder)/\(place.key)-") }
    }

    func files(in folder: String) -> [String] {
        Disk.names(in: path(of: folder)).map { "\(folder)/\($0)" }
    }

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

    func move(_ temporary: String, to file: String, of place: Place) throws {
        willMove()
        try FileManager.default.createDirectory(
            atPath: path(of: place.folder), withIntermediateDirectories: true)
        do { try Disk.move(temporary, over: path(of: file)) } catch {
            // A folder is there in its place.
            if error.code == .EISDIR { try remove(file) }
            Disk.removeFolder(path(of: place.folder))
            throw error
        }
    }

    /// Removes a file, and its folder if it was the last one.
    func remove(_ file: String) throws(POSIXError) {
        do throws(POSIXError) { try Disk.removeOrThrow(path(of: file)) } catch {
            if (try? FileManager.default.removeItem(atPath: path(of: file))) == nil { throw error }
        }
        guard let slash = file.firstIndex(of: "/") else { return }
        Disk.removeFolder(path(of: file[..<slash]))
    }

    /// Sets the date of a file that was used before to now, at most once a minute.
    func use(_ file: String, after used: Date) {
        guard abs(now().timeIntervalSince(used)) >= 60 else { return }
        Disk.touch(path(of: file), at: now())
    }

    func all() -> [File] {
        Disk.names(in: path).flatMap { name in
            name.hasSuffix(".tmp") ? [name] : files(in: name)
        }.compactMap(file)
    }

    func file(_ name: String) -> File? {
        let facts = try? Disk.facts(of: path(of: name), isLinkItself: true)
        return facts.map { File(path: name, size: $0.size, used: $0.change) }
    }

    func stored(_ name: String) -> Date? {
        guard let file = try? Disk.reader(of: path(of: name)) else { return nil }
        return (try? file.read(upToCount: 128)).flatMap { CacheFile.stored(in: $0) }
    }
}
