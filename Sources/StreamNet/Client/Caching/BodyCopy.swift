import Foundation
import Synchronization

/// A copy of a body that is delivered as a stream or in a file, made while it is read, in a
/// temporary file without a name.
final class BodyCopy: Sendable {
    private struct State: Sendable {
        var file: FileHandle?
        var count = 0
    }

    private let state = Mutex(State())
    private let limit: Int

    /// - Parameter limit: The number of bytes beyond which nothing is copied.
    init(upTo limit: Int) {
        self.limit = limit
        let path = FileManager.default.temporaryDirectory.appending(
            path: "streamnet-\(UInt64.random(in: 0 ... .max)).body"
        ).path
        // A disk that refuses it is a reason not to copy, not to fail the request.
        guard let file = try? Disk.createReadable(path) else { return }
        Disk.remove(path)
        state.withLock { $0.file = file }
    }

    /// Adds a piece; gives the copy up if that is not possible.
    func append(_ piece: Data) {
        state.withLock { state in
            guard let file = state.file else { return }
            state.count += piece.count
            let isWritten = state.count <= limit && (try? file.write(contentsOf: piece)) != nil
            if !isWritten { state.file = nil }
        }
    }

    /// Adds the bytes of a file.
    func append(contentsOf file: URL) {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return giveUp() }
        do {
            while let piece = try handle.read(upToCount: 65_536), !piece.isEmpty { append(piece) }
        } catch {
            giveUp()
        }
    }

    /// The whole body, read from the file where its bytes are used; nil if it was given up.
    func finish() -> Data? {
        let (file, count) = state.withLock { ($0.file.take(), $0.count) }
        return file.flatMap { Disk.map($0, count: count) }
    }

    private func giveUp() { state.withLock { $0.file = nil } }
}
