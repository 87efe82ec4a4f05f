import Foundation

/// An HTTP Archive: requests with their responses and timings, as developer tools of browsers and
/// proxies write them.
///
/// ```swift
/// let archive = try HAR(contentsOf: file)
/// try archive.write(to: copy)
/// ```
///
/// It is read leniently, and written as it was read: optional fields may be missing, and fields
/// that HAR 1.2 does not have stay. Bodies must be in the archive itself, as text or base64.
/// Source: [HAR 1.2](http://www.softwareishard.com/blog/har-12-spec/).
public struct HAR: Sendable, DescribedMirror {
    var entries: [Entry]
    private var log: JSONTree = [
        "version": "1.2", "creator": ["name": "StreamNet", "version": "1"],
    ]

    init(_ entries: [Entry]) { self.entries = entries }

    /// Reads JSON; throws ``ArchiveError`` with the place in it for anything but an archive.
    public init(_ data: Data) throws(ArchiveError) {
        let tree: JSONTree
        do { tree = try JSONDecoder().decode(JSONTree.self, from: data) } catch {
            let line = Redaction.lineOfFlaw(inJSON: String(decoding: data, as: UTF8.self))
            let place = line.map { ", by line \($0)" } ?? ""
            throw ArchiveError(
                wanted: "an HTTP Archive", found: "no JSON\(place)", underlying: error)
        }
        guard let log = tree["log"], let list = log["entries"]?.elements else {
            throw ArchiveError(
                wanted: "an HTTP Archive, with a list at $.log.entries", found: "other JSON")
        }
        self.log = log
        entries = try list.enumerated().map { index, entry throws(ArchiveError) in
            try Entry(entry, at: "$.log.entries[\(index)]")
        }
    }

    /// Reads the archive in a file, on the calling thread; throws ``ArchiveError`` for any other.
    public init(contentsOf file: URL) throws(ArchiveError) {
        let data: Data
        do { data = try Data(contentsOf: file) } catch {
            throw ArchiveError(
                wanted: "an HTTP Archive in \(file.lastPathComponent)",
                found: "no file that can be read", underlying: error)
        }
        do { try self.init(data) } catch {
            throw ArchiveError(
                wanted: "\(error.wanted) in \(file.lastPathComponent)", found: error.found,
                underlying: error.underlying)
        }
    }

    /// The archive as JSON: one field to a line and in order, for comparisons.
    public var data: Data {
        var log = log
        log["entries"] = .list(entries.map(\.json))
        return JSONTree.object(["log": log]).data(isPretty: true)
    }

    /// Writes the archive to a file in one step, on the calling thread: after a failure, which is
    /// an ``ArchiveError``, a former file is as it was.
    public func write(to file: URL) throws(ArchiveError) {
        do { try data.write(to: file, options: .atomic) } catch {
            throw ArchiveError(
                wanted: "to write \(file.lastPathComponent)", found: "an error: \(error)",
                underlying: error)
        }
    }

    /// The number of its entries: `9 entries`.
    public var description: String { entries.count == 1 ? "1 entry" : "\(entries.count) entries" }
}

/// A failure to read or to write an HTTP Archive.
public struct ArchiveError: DescribedError, Sendable {
    /// The expected value, to follow "wanted".
    public let wanted: String
    /// The actual value, to follow "found".
    public let found: String
    /// The error that caused this one; nil if there is none.
    public let underlying: (any Error)?

    init(wanted: String, found: String, underlying: (any Error)? = nil) {
        (self.wanted, self.found, self.underlying) = (wanted, found, underlying)
    }

    /// `wanted …, found …`, on one line.
    public var description: String { "wanted \(wanted), found \(found)" }
}
