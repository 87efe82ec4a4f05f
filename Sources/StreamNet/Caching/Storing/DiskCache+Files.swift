import Foundation
import Locks

/// A cached response as a file: a head similar to HTTP's, an empty line, and the body.
///
///     StreamNet-Cache/4 ················200 753892800.0 753892800.5 never 2b4f… accept
///     7f83b1…
///     https://host/path
///     Content-Type: text/plain
///
/// The first line has 8 bytes each of a checksum of what follows and of the length of the head, the
/// status, the dates of request, response and expiry, the variant and its names; the second one the
/// key.
enum CacheFile {
    private static let magic = "StreamNet-Cache/"
    private static let version = magic + "4 "
    /// Stands for a missing part: an empty line would end the head.
    private static let none = "-"

    /// Throws if the URL or a header contains a line feed: the file could not be read again.
    static func head(of entry: CacheEntry, for key: String) throws -> Data {
        let response = entry.response
        let facts = [
            "\(response.status)", "\(entry.requested.timeIntervalSinceReferenceDate)",
            "\(entry.stored.timeIntervalSinceReferenceDate)",
            entry.expires.map { "\($0.timeIntervalSinceReferenceDate)" } ?? "never",
            entry.variant ?? "\(none) \(none)",
        ]
        var lines = [facts.joined(separator: " "), key, response.url?.absoluteString ?? none]
        lines += response.headers.map { "\($0.name): \($0.value)" }
        guard !lines.contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) })
        else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
        let head = Data((lines.joined(separator: "\n") + "\n\n").utf8)
        let summed = Data(bigEndian: UInt64(head.count)) + head
        return Data(version.utf8) + Data(bigEndian: sum(of: summed, and: response.body)) + summed
    }

    /// The entry in a file that is whole and of this key; nil for any other.
    static func entry(in data: Data, for key: String) -> CacheEntry? {
        let summed = data.startIndex + version.utf8.count + 8
        let start = summed + 8
        guard data.endIndex >= start, data.starts(with: version.utf8),
            let length = Int(exactly: data[summed..<start].bigEndian),
            length > 2, data.endIndex - start >= length
        else { return nil }
        let body = data[(start + length)...]
        let sum = sum(of: data[summed..<(start + length)], and: body)
        guard sum == data[(summed - 8)..<summed].bigEndian,
            let head = String(valid: data[start..<(start + length - 2)])
        else { return nil }
        var lines = Parts(rest: head[...])
        var facts = Parts(rest: lines.next(before: "\n"))
        guard let status = facts.next(before: " ").flatMap({ Int($0) }),
            let requested = facts.next(before: " ").flatMap(date),
            let stored = facts.next(before: " ").flatMap(date),
            let end = facts.next(before: " "), let variant = facts.next(before: " "),
            let names = facts.next(before: " "), facts.rest == nil,
            lines.next(before: "\n") ?? "" == key, let url = lines.next(before: "\n")
        else { return nil }
        let expires = date(end)
        guard expires != nil || end == "never" else { return nil }

        var fields: [HTTPHeaders.Field] = []
        fields.reserveCapacity(16)
        while let line = lines.next(before: "\n") {
            guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
            let value = String(line.utf8[colon...].dropFirst(2)) ?? ""
            fields.append(HTTPHeaders.Field(name: String(line[..<colon]), value: value))
        }
        let response = Response(
            status: status, headers: HTTPHeaders(fields), body: body,
            url: url == none ? nil : URL(string: String(url)))
        return CacheEntry(
            response, requested: requested, stored: stored, expires: expires,
            varyFields: variant == none ? nil : VaryFields("\(variant) \(names)"))
    }

    /// The first bytes of a file, with all that ``stored(in:)`` reads; nil if it cannot be read.
    static func start(at path: String) -> Data? {
        (try? Disk.reader(of: path)).flatMap { try? $0.read(upToCount: 128) }
    }

    /// True for a file of this version or an earlier one.
    static func isOne(at path: String) -> Bool { start(at: path)?.starts(with: magic.utf8) == true }

    static func stored(in data: Data) -> Date? {
        let words = data.dropFirst(version.utf8.count + 16).split(separator: UInt8(ascii: " "))
        return words.count > 3 ? String(valid: words[2]).flatMap { date($0[...]) } : nil
    }

    /// The parts of a text, cut at bytes: characters would have to be found first.
    private struct Parts {
        /// The text behind the parts so far; nil behind the last one.
        private(set) var rest: Substring?

        mutating func next(before mark: Unicode.Scalar) -> Substring? {
            guard let text = rest else { return nil }
            let end = text.utf8.firstIndex(of: UInt8(ascii: mark))
            rest = end.map { text[text.utf8.index(after: $0)...] }
            return end.map { text[..<$0] } ?? text
        }
    }

    /// The date in a text; nil for one that is never written.
    private static func date(_ text: Substring) -> Date? {
        guard let seconds = Double(text) else { return nil }
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        return date == date.withinCentury ? date : nil
    }

    private static func sum(of head: Data, and body: Data) -> UInt64 {
        Disk.checksum(of: body, after: Disk.checksum(of: head))
    }
}

extension Data {
    fileprivate init(bigEndian number: UInt64) {
        self.init((0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) })
    }

    fileprivate var bigEndian: UInt64 { reduce(0) { $0 << 8 | UInt64($1) } }
}

/// The removals from a ``DiskCache``, in a file of its own folder to which all processes append.
///
/// Each is 8 bytes: a digest of the address or of the origin, or zeros for everything. A file of
/// 64 KB is replaced by one that begins with zeros, as at a removal of everything. Responses to
/// requests that saw a file which is gone now are not stored: its removals are unknown.
final class RemovalFile: Sendable {
    private struct State: Sendable {
        /// The file as it was seen last, open: its number in the file system cannot be used again.
        var file: FileHandle?
        var identity: Disk.Facts.Identity?
        /// The number of files that were seen and are gone.
        var epoch = 0

        mutating func look(at path: String) -> CacheGeneration {
            do throws(POSIXError) {
                let facts = try Disk.facts(of: path, isLinkItself: true)
                if let facts, facts.identity == identity {
                    return CacheGeneration(facts.size, epoch: epoch)
                }
                forget()
                if facts == nil { return CacheGeneration(0, epoch: epoch) }
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
        func records(from start: Int, to end: Int) -> [UInt64]? {
            guard let file, (0...end).contains(start), (end - start) % 8 == 0, start % 8 == 0,
                (try? file.seek(toOffset: UInt64(start))) != nil,
                let bytes = try? file.read(upToCount: end - start), bytes.count == end - start
            else { return nil }
            let starts = stride(from: bytes.startIndex, to: bytes.endIndex, by: 8)
            return starts.map { bytes[$0..<($0 + 8)].bigEndian }
        }
    }

    /// The number of bytes from which a file is replaced.
    private static let limit = 65_536
    private static let all: UInt64 = 0

    private static let name = "removals"

    private let folder: CacheFolder
    private let path: String
    private let state = Mutex(State())

    init(in folder: CacheFolder) { (self.folder, path) = (folder, folder.path(of: Self.name)) }

    var generation: CacheGeneration { state.withLock { $0.look(at: path) } }

    /// True if entries of the address, or all, were removed since `generation`, or that is unknown.
    func contain(_ address: String, since generation: CacheGeneration) -> Bool {
        let sought = [Self.all, Self.record(of: address), Self.record(ofAddress: address)]
        return state.withLock { state in
            let now = state.look(at: path)
            if now == generation { return false }
            guard now.epoch == generation.epoch,
                let records = state.records(from: generation.number, to: now.number)
            else { return true }
            return records.contains(where: sought.contains)
        }
    }

    func add(_ entries: CacheRemoval) throws {
        let digest: UInt64
        switch entries {
        // Of what was removed before, no trace is left.
        case .all: return try replace()
        case .origin(let key): digest = Self.record(of: key.originName)
        case .address(let key), .key(let key): digest = Self.record(ofAddress: key.addressName)
        }
        let record = Data(bigEndian: digest)
        for _ in 1...10 {
            let file = try opened()
            let facts = try Disk.facts(of: file)
            // A record of which the disk took a part only: the following ones would be read wrong.
            guard facts.size < Self.limit, facts.size.isMultiple(of: record.count)
            else { return try replace() }
            folder.willRecord()
            try file.write(contentsOf: record)
            // Another process may have replaced the file meanwhile, or the folder is gone.
            if try Disk.facts(of: path, isLinkItself: true)?.identity == facts.identity { return }
        }
        throw POSIXError(.EAGAIN)
    }

    private func opened() throws -> FileHandle {
        try folder.usable { () throws(POSIXError) in
            do throws(POSIXError) { return try Disk.extend(path, orCreate: true) } catch {
                guard error.code == .ENOENT || error.code == .EISDIR else { throw error }
                if error.code == .EISDIR { try folder.remove(Self.name) }
                try Disk.makeFolder(folder.path)
                return try Disk.extend(path, orCreate: true)
            }
        }
    }

    private func replace() throws {
        _ = try folder.write([Data(bigEndian: Self.all)], to: Self.name)
    }

    private static func record(ofAddress name: String) -> UInt64 {
        record(of: name.dropFirst(CacheKey.originDigits))
    }

    private static func record(of name: some StringProtocol) -> UInt64 {
        UInt64(name.prefix(16), radix: 16) ?? 0
    }
}
