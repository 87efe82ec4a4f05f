import Foundation
import Locks

/// Writes streamed bodies to temporary files, which the session sends with their length: it sends a
/// stream in chunks, and one that has to wait ends early or stalls all sessions.
struct Spool: Sendable {
    /// The number of bytes in memory at a time.
    private static let chunk = 262_144

    private let directory: URL
    private let watch = DeadlineWatch()

    init(in directory: URL) { self.directory = directory }

    /// Reads `source` to its end on a thread of its own, and then calls `run`, or `leave` if that
    /// failed or is not wanted.
    func write(
        _ source: BodySource, for transfer: Transfer, _ leave: @escaping Transfer.Leave,
        _ run: @escaping @Sendable (TemporaryFile, @escaping Transfer.Leave) -> Void
    ) {
        // A queue for each has a thread whatever else the process does, and other sources block.
        DispatchQueue(label: "streamnet.spooling").async {
            guard transfer.isWanted else { return leave() }
            do {
                let file = try TemporaryFile(in: directory)
                try fill(file, source, for: transfer)
                guard transfer.isWanted else { return leave() }
                run(file) { withExtendedLifetime(file) { leave() } }
            } catch {
                let failure = RequestError(
                    .unreadableBody, wanted: "a body that fits into \(directory.path)",
                    found: "\(error)", underlying: error)
                transfer.stop(transfer.call.failure(error as? RequestError ?? failure))
                leave()
            }
        }
    }

    private func fill(_ file: TemporaryFile, _ source: BodySource, for transfer: Transfer) throws {
        _ = transfer.begin(nil)
        watch.add(transfer)
        defer { watch.remove(transfer) }
        let read = try source.reader()
        var isMore = true
        while isMore, transfer.read() {
            isMore = try Platform.drained {
                guard let part = try read(Self.chunk) else { return false }
                try file.write(part)
                return true
            }
        }
    }
}

/// A file that no other user may read, gone with the last reference or, on Linux, the process.
final class TemporaryFile: Sendable {
    /// The file under its name or, if it has none, under that of its descriptor.
    let url: URL
    private let state: Mutex<(handle: FileHandle, count: Int)>
    private let isNamed: Bool

    init(in directory: URL) throws {
        let named = directory.appending(path: "streamnet-\(UUID().uuidString)")
        let handle = try Disk.create(named.path)
        let nameless = Platform.url(ofOpenFile: handle.fileDescriptor)
        if nameless != nil { Disk.remove(named.path) }
        url = nameless ?? named
        isNamed = nameless == nil
        state = Mutex((handle, 0))
    }

    deinit { if isNamed { Disk.remove(url.path) } }
    var count: Int { state.withLock { $0.count } }

    func write(_ data: Data) throws {
        try state.withLock { state in
            try state.handle.write(contentsOf: data)
            state.count += data.count
        }
    }
}
