import Foundation

/// A file that no other user may read, and that is removed with the last reference to it.
final class TemporaryFile: Sendable {
    let url: URL

    /// Makes an empty file in `directory`.
    init(in directory: URL) throws {
        url = directory.appending(path: "streamnet-\(UUID().uuidString)")
        let isMade = FileManager.default.createFile(
            atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
        if !isMade { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path]) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
