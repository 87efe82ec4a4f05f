import Foundation

/// The files of a ``DiskCache``: a folder for each address, in it a file for each key, or one for
/// each variant of it.
struct CacheFolder: Sendable {
    /// The names for a key.
    struct Place {
        let folder: String
        let key: String

        init(_ key: CacheKey) {
            folder = key.address.name
            self.key = key.name
        }

        /// The file of an entry without a variant.
        var file: String { "\(folder)/\(key).response" }

        func file(of variant: CacheVariant?) -> String {
            variant.map { "\(folder)/\(key)-\($0.digest).response" } ?? file
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

    func contents(of file: String) -> Data? { Disk.contents(of: "\(path)/\(file)") }

    /// The files of the variants of a key.
    func variants(at place: Place) -> [String] {
        Disk.names(in: "\(path)/\(place.folder)").filter { $0.hasPrefix(place.key + "-") }
            .map { "\(place.folder)/\($0)" }
    }

    func files(at address: CacheAddress) -> [String] {
        let folder = address.name
        return Disk.names(in: "\(path)/\(folder)").map { "\(folder)/\($0)" }
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
        // Another process may remove the folder while it is empty.
        for attempt in 1...3 {
            try FileManager.default.createDirectory(
                atPath: "\(path)/\(place.folder)", withIntermediateDirectories: true)
            do { return try Disk.move(temporary, over: "\(path)/\(file)") } catch {
                guard error.code == .ENOENT, attempt < 3 else { throw error }
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
            name.hasSuffix(".tmp")
                ? [name] : Disk.names(in: "\(path)/\(name)").map { "\(name)/\($0)" }
        }.compactMap(info)
    }

    private func info(of file: String) -> File? {
        let url = URL(filePath: "\(path)/\(file)")
        guard
            let facts = try? url.resourceValues(forKeys: [
                .fileSizeKey, .contentModificationDateKey,
            ])
        else { return nil }
        return File(
            path: file, size: facts.fileSize ?? 0,
            date: facts.contentModificationDate ?? .distantPast)
    }
}
