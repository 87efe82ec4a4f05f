import Foundation

/// The files of a ``DiskCache``, all below a folder of its own: a folder for each origin, in it one
/// for each address, and there a file for each key or variant of it.
///
/// What is removed becomes unreachable by one change of a name, and is removed in the background.
struct CacheFolder: Sendable {
    struct Place {
        let address: String
        let folder: String
        let key: String

        init(_ key: CacheKey) {
            (address, self.key) = (key.addressName, key.name)
            var folder = CacheFolder.entries
            folder.reserveCapacity(folder.utf8.count + address.utf8.count + 2)
            folder += "/"
            folder += address.prefix(CacheKey.originDigits)
            folder += "/"
            folder += address.dropFirst(CacheKey.originDigits)
            self.folder = folder
        }

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

    static let entries = "entries"

    /// The folder that the user chose, with files of others.
    let folder: URL
    /// The path of the own folder in it.
    let path: String
    /// Called before a file is moved to its place; for tests.
    var willMove: @Sendable () -> Void = {}
    var willRecord: @Sendable () -> Void = {}
    var now: @Sendable () -> Date = { Date() }
    var inBackground: @Sendable (DispatchQueue, @escaping @Sendable () -> Void) -> Void = {
        $0.async(execute: $1)
    }

    init(in folder: URL) {
        self.folder = folder
        // In a file nothing can be made or read.
        path = ((try? FileLocation.path(of: folder)) ?? "/dev/null") + "/StreamNet-Cache"
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
        let start = "\(place.folder)/\(place.key)-"
        return Disk.names(in: path(of: place.folder)).map { "\(place.folder)/\($0)" }
            .filter { $0.hasPrefix(start) }
    }

    /// Writes a file in one step; returns false if `isRemoved` is true before it is there.
    ///
    /// Until then it is in the folder of its place, and is removed with that.
    func write(
        _ parts: [Data], to file: String, unless isRemoved: () -> Bool = { false }
    ) throws -> Bool {
        let folder = file.lastIndex(of: "/").map { file[..<$0] + "/" } ?? ""
        for attempt in 1...10 {
            let temporary = "\(folder)\(UInt64.random(in: 0 ... .max)).tmp"
            do {
                let handle = try usable { () throws(POSIXError) in
                    try Disk.makeFolder(path(of: folder))
                    return try Disk.create(path(of: temporary))
                }
                for part in parts { try handle.write(contentsOf: part) }
                Disk.touch(handle, at: now())
                try handle.close()
                if isRemoved() {
                    try? remove(temporary)
                    return false
                }
                willMove()
                try Disk.move(path(of: temporary), over: path(of: file))
                return true
            } catch {
                try? remove(temporary)
                if !(error is ConfigurationError), isRemoved() { return false }
                // A removal from before takes files that are being written as well.
                let code = (error as? POSIXError)?.code
                guard attempt < 10, code == .ENOENT || code == .EISDIR else { throw error }
                // A folder is there in its place.
                if code == .EISDIR { try remove(file) }
            }
        }
        return false
    }

    /// Returns the result of `body`, or throws a ``ConfigurationError`` if the folder is none that
    /// can be used.
    func usable<Value>(_ body: () throws(POSIXError) -> Value) throws -> Value {
        do throws(POSIXError) { return try body() } catch {
            do throws(FileError) { _ = try FileLocation.path(of: folder) } catch {
                throw ConfigurationError(wanted: error.wanted, found: error.found)
            }
            switch error.code {
            case .EACCES, .EEXIST, .ELOOP, .ENAMETOOLONG, .ENOTDIR, .EPERM, .EROFS:
                throw ConfigurationError(
                    wanted: "a folder for the files of a cache", found: "\(error.code) at \(path)")
            default: throw error
            }
        }
    }

    /// Removes a file, and each folder of it that is empty then.
    func remove(_ file: String) throws(POSIXError) {
        do throws(POSIXError) { try Disk.removeOrThrow(path(of: file)) } catch {
            if !Disk.removeAll(path(of: file)) { throw error }
        }
        removeEmptyFolders(of: file)
    }

    /// Makes a folder unreachable at once, with all that is being written there, and removes it in
    /// the background.
    func removeFolder(_ name: String) throws {
        let removed = path(of: "\(UInt64.random(in: 0 ... .max)).removed")
        do throws(POSIXError) { try Disk.move(path(of: name), over: removed) } catch {
            if error.code == .ENOENT || error.code == .ENOTDIR { return }
            throw error
        }
        inBackground(StrayParts.queue) { Disk.removeAll(removed) }
        removeEmptyFolders(of: name)
    }

    private func removeEmptyFolders(of name: String) {
        var name = name[...]
        while let slash = name.lastIndex(of: "/") {
            name = name[..<slash]
            guard Disk.removeFolder(path(of: name)) else { return }
        }
    }

    /// Removes what a killed process has left, and the entries of earlier versions, which were not
    /// in a folder of their own.
    func removeStrays() {
        for name in Disk.names(in: path) where name.hasSuffix(".removed") || name.hasSuffix(".tmp")
        { Disk.removeAll(path(of: name)) }
        guard let folder = try? FileLocation.path(of: folder) else { return }
        for name in Disk.names(in: folder) where name.isDigest {
            // Others may have folders of such names, and files in ours.
            let files = Disk.names(in: "\(folder)/\(name)").filter {
                $0.prefix(64).isDigest && $0.hasSuffix(".response")
                    && CacheFile.isOne(at: "\(folder)/\(name)/\($0)")
            }
            for file in files { Disk.remove("\(folder)/\(name)/\(file)") }
            if !files.isEmpty { Disk.removeFolder("\(folder)/\(name)") }
        }
    }

    /// Sets the date of a file that was used before to now, at most once a minute.
    func use(_ file: String, after used: Date) {
        guard abs(now().timeIntervalSince(used)) >= 60 else { return }
        Disk.touch(path(of: file), at: now())
    }

    func all() -> [File] { files(in: Self.entries).compactMap(file) }

    private func files(in folder: String) -> [String] {
        Disk.names(in: path(of: folder)).map { "\(folder)/\($0)" }.flatMap { name in
            name.hasSuffix(".response") || name.hasSuffix(".tmp") ? [name] : files(in: name)
        }
    }

    func file(_ name: String) -> File? {
        let facts = try? Disk.facts(of: path(of: name), isLinkItself: true)
        return facts.map { File(path: name, size: $0.size, used: $0.change) }
    }

    func stored(_ name: String) -> Date? {
        CacheFile.start(at: path(of: name)).flatMap { CacheFile.stored(in: $0) }
    }
}

extension StringProtocol {
    fileprivate var isDigest: Bool {
        utf8.count == 64 && utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }
}
