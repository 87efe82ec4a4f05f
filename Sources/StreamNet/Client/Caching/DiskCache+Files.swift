import Foundation
import Locks

/// A cached response as a file: a head similar to HTTP's, an empty line, and the body.
///
///     StreamNet-Cache/3 9ae16a3b2f90404f 00000231 200 753892800.0 753892800.5 never 2b4f… accept
///     7f83b1…
///     https://host/path
///     Content-Type: text/plain
///
/// The first line has a checksum of what follows, the length of the head from the status on, the
/// status, the dates of request, response and expiry, the variant and its names; the second one the
/// key.
enum CacheFile {
    private static let version = "StreamNet-Cache/3 "
    private static let sumDigits = 16
    private static let lengthDigits = 8
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
        guard !lines.contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) else {
            throw CocoaError(.fileWriteInapplicableStringEncoding)
        }
        let head = lines.joined(separator: "\n") + "\n\n"
        let length = "\(head.utf8.count)"
        guard length.utf8.count <= lengthDigits else {
            throw CocoaError(.fileWriteInapplicableStringEncoding)
        }
        let summed = Data((length.padded(to: lengthDigits) + " " + head).utf8)
        let sum = String(sum(of: summed, and: response.body), radix: 16).padded(to: sumDigits)
        return Data((version + sum + " ").utf8) + summed
    }

    /// The entry in a file that is whole and of this key; nil for any other.
    static func entry(in data: Data, for key: String) -> CacheEntry? {
        let summed = data.startIndex + version.utf8.count + sumDigits + 1
        let start = summed + lengthDigits + 1
        guard data.endIndex >= start, data.starts(with: version.utf8),
            data[summed - 1] == UInt8(ascii: " "),
            let sum = number(in: data[(summed - 1 - sumDigits)..<(summed - 1)], radix: 16),
            let length = number(in: data[summed..<(start - 1)], radix: 10).flatMap(
                Int.init(exactly:)),
            length > 2, data.endIndex - start >= length
        else { return nil }
        let body = data[(start + length)...]
        guard self.sum(of: data[summed..<(start + length)], and: body) == sum,
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

    /// The date in the first bytes of a file; nil if they are of none.
    static func stored(in data: Data) -> Date? {
        let words = data.split(separator: UInt8(ascii: " "), maxSplits: 6)
        return words.count > 5 ? String(valid: words[5]).flatMap { date($0[...]) } : nil
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

    /// The number that these digits are; nil if one is none, or a capital letter.
    private static func number(in digits: Data, radix: UInt64) -> UInt64? {
        var number: UInt64 = 0
        for byte in digits {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            default: return nil
            }
            guard digit < radix else { return nil }
            number = number &* radix &+ UInt64(digit)
        }
        return number
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

extension String {
    fileprivate func padded(to digits: Int) -> String {
        String(repeating: "0", count: max(0, digits - utf8.count)) + self
    }
}

/// The removals from a ``DiskCache``, in a file of its folder to which all processes append.
///
/// Each is 8 bytes: a digest of the address or of the origin, or zeros for everything. A file of
/// 64 KB is replaced by one that begins with zeros, at a removal of everything as well, and what
/// began before that is not stored. Neither are responses to requests that saw a file which is gone
/// now: its removals are unknown. No file is the same as an empty one.
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
    private static let all = Data(count: 8)

    private let folder: CacheFolder
    private let path: String
    private let state = Mutex(State())

    init(in folder: CacheFolder) {
        self.folder = folder
        // No ending: the folder's files of entries and those that are being written have one.
        path = folder.path(of: "removals")
    }

    /// The removals so far, of all processes.
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
        let record: Data
        switch entries {
        // Of what was removed before, no trace is left.
        case .all: return try replace()
        case .origin(let key): record = Self.record(of: key.originName)
        case .address(let key), .key(let key):
            record = Self.record(ofAddress: key.addressName)
        }
        for _ in 1...10 {
            let file = try opened()
            let facts = try Disk.facts(of: file)
            // A record of which the disk took a part only: the following ones would be read wrong.
            guard facts.size < Self.limit, facts.size.isMultiple(of: record.count) else {
                return try replace()
            }
            folder.willRecord()
            try file.write(contentsOf: record)
            // Another process may have replaced the file meanwhile, or the folder is gone.
            if try Disk.facts(of: path, isLinkItself: true)?.identity == facts.identity { return }
        }
        throw POSIXError(.EAGAIN)
    }

    private func opened() throws -> FileHandle {
        do { return try Disk.extend(path, orCreate: true) } catch {
            guard error.code == .ENOENT || error.code == .EISDIR else { throw error }
            try removeFolder()
            try FileManager.default.createDirectory(
                atPath: folder.path, withIntermediateDirectories: true)
            return try Disk.extend(path, orCreate: true)
        }
    }

    private func replace() throws {
        try removeFolder()
        for attempt in 1...10 {
            let temporary = try folder.write([Self.all])
            do { return try Disk.move(temporary, over: path) } catch {
                Disk.remove(temporary)
                // Another removal of everything takes files that are being written.
                guard error.code == .ENOENT, attempt < 10 else { throw error }
            }
        }
    }

    /// Removes a folder in place of the file.
    private func removeFolder() throws {
        guard try Disk.facts(of: path, isLinkItself: true)?.isFolder == true else { return }
        try FileManager.default.removeItem(atPath: path)
    }

    private static func record(ofAddress name: String) -> Data {
        record(of: name.dropFirst(CacheKey.originDigits))
    }

    /// The first 8 bytes of a digest in a name.
    private static func record(of name: some StringProtocol) -> Data {
        let digits = UInt64(name.prefix(16), radix: 16) ?? 0
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
