import Foundation
import Synchronization

/// The removals from a ``DiskCache``, in a file of its folder to which all processes append.
///
/// Each is 8 bytes: a digest of the address, or zeros for everything. A file of 64 KB is replaced
/// by one that begins with zeros, and what began before that is not stored. Neither are responses
/// to requests that saw a file which is gone now: its removals are unknown. No file is the same as
/// an empty one.
final class RemovalFile: Sendable {
    fileprivate struct State: Sendable {
        /// The file as it was seen last, open: its number in the file system cannot be used again.
        var file: FileHandle?
        var identity: Disk.Facts.Identity?
        /// The number of files that were seen and are gone.
        var epoch = 0
    }

    /// The number of bytes from which a file is replaced.
    private static let limit = 65_536
    /// The record of a removal of everything.
    private static let all = Data(count: 8)

    private let folder: CacheFolder
    private let path: String
    private let state = Mutex(State())

    init(in folder: CacheFolder) {
        self.folder = folder
        // No ending: the folder's files of entries and those that are being written have one.
        path = "\(folder.path)/removals"
    }

    /// The removals so far, of all processes.
    var generation: CacheGeneration { state.withLock { $0.look(at: path) } }

    /// True if entries of the address were removed, or all, since the removals were `generation`;
    /// also if that cannot be known.
    func contain(_ address: String, since generation: CacheGeneration) -> Bool {
        let record = Self.record(of: address)
        return state.withLock { state in
            let now = state.look(at: path)
            if now == generation { return false }
            guard now.epoch == generation.epoch,
                let records = state.records(from: generation.number, to: now.number)
            else { return true }
            return records.contains { $0 == record || $0 == Self.all }
        }
    }

    /// Records a removal at an address, or of everything if that is nil; throws if that is not
    /// possible.
    func add(_ address: String?) throws {
        let record = address.map(Self.record) ?? Self.all
        for _ in 1...10 {
            let file = try opened()
            let facts = try Disk.facts(of: file)
            // A record of which the disk took a part only: the following ones would be read wrong.
            guard facts.size < Self.limit, facts.size.isMultiple(of: record.count) else {
                return try replace()
            }
            try file.write(contentsOf: record)
            // Another process may have replaced the file meanwhile, or the folder is gone.
            if try Disk.facts(of: path, isLinkItself: true)?.identity == facts.identity { return }
        }
        throw POSIXError(.EAGAIN)
    }

    /// Opens the file to append to it; creates it if there is none.
    private func opened() throws -> FileHandle {
        do { return try Disk.extend(path, orCreate: true) } catch {
            guard error.code == .ENOENT else { throw error }
            try FileManager.default.createDirectory(
                atPath: folder.path, withIntermediateDirectories: true)
            return try Disk.extend(path, orCreate: true)
        }
    }

    private func replace() throws {
        let temporary = try folder.write([Self.all])
        do { try Disk.move(temporary, over: path) } catch {
            Disk.remove(temporary)
            throw error
        }
    }

    /// The first 8 bytes of the digest that names the folder of an address.
    private static func record(of address: String) -> Data {
        let digits = UInt64(address.prefix(16), radix: 16) ?? 0
        return Data((0..<8).map { UInt8(truncatingIfNeeded: digits >> (56 - 8 * $0)) })
    }
}

extension RemovalFile.State {
    /// The removals of the file that is there now.
    fileprivate mutating func look(at path: String) -> CacheGeneration {
        do throws(POSIXError) {
            guard let facts = try Disk.facts(of: path, isLinkItself: true) else {
                forget()
                return CacheGeneration(0, epoch: epoch)
            }
            if facts.identity == identity { return CacheGeneration(facts.size, epoch: epoch) }
            forget()
            let file = try Disk.reader(of: path)
            let opened = try Disk.facts(of: file)
            (self.file, identity) = (file, opened.identity)
            return CacheGeneration(opened.size, epoch: epoch)
        } catch {
            // There is a file that cannot be read: no generation is the one before.
            forget()
            epoch += 1
            return CacheGeneration(0, epoch: epoch)
        }
    }

    private mutating func forget() {
        if file != nil { epoch += 1 }
        (file, identity) = (nil, nil)
    }

    /// The records between two lengths of the file; nil if it has none such.
    fileprivate func records(from start: Int, to end: Int) -> [Data]? {
        guard let file, (0...end).contains(start), (end - start) % 8 == 0, start % 8 == 0,
            (try? file.seek(toOffset: UInt64(start))) != nil,
            let bytes = try? file.read(upToCount: end - start), bytes.count == end - start
        else { return nil }
        return stride(from: bytes.startIndex, to: bytes.endIndex, by: 8).map {
            Data(bytes[$0..<($0 + 8)])
        }
    }
}
