import Foundation
import Locks

/// A file that no other user may read, gone with the last reference to it; on Linux it has no name
/// once it is open, and is gone with the process, too.
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
