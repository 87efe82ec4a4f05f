import Foundation

extension BodySource {
    /// Makes a source of the bytes of a file, which is opened when reading begins.
    ///
    /// Throws ``RequestError/Reason/unreadableBody`` if `file` is not a readable file, for
    /// example if it is a directory.
    public init(file: URL) throws(RequestError) {
        try self.init(file: file, count: Self.size(of: file))
    }

    init(file: URL, count: Int) {
        self.init(count: count) {
            let handle = try FileHandle(forReadingFrom: file)
            return { limit in try handle.read(upToCount: limit) }
        }
    }

    /// Returns the size of a file in bytes; a symbolic link is followed.
    static func size(of file: URL) throws(RequestError) -> Int {
        func refused(_ found: String, _ error: (any Error)? = nil) -> RequestError {
            RequestError(
                .unreadableBody, wanted: "a readable file",
                found: "\(found): \(URLText(file.absoluteString).summary)", underlying: error)
        }
        guard file.isFileURL else { throw refused("an address that is none") }
        let path = file.resolvingSymlinksInPath().path
        let facts: [FileAttributeKey: Any]
        do { facts = try FileManager.default.attributesOfItem(atPath: path) } catch {
            throw refused("none", error)
        }
        guard facts[.type] as? FileAttributeType == .typeRegular else {
            throw refused("something else")
        }
        guard FileManager.default.isReadableFile(atPath: path), let size = facts[.size] as? Int
        else { throw refused("no permission") }
        return size
    }
}
