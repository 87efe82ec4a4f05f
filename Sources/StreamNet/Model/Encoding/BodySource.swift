import Foundation

/// A source of bytes that are read in pieces, again from the start for each attempt and redirect.
public struct BodySource: Sendable, Equatable {
    /// Returns the next bytes, at most `limit`; nil or no bytes at the end. It is called on one
    /// thread at a time and not after its end. It may block, and holds the request's connection
    /// meanwhile, even beyond the request's timeout.
    public typealias Reader = (_ limit: Int) throws -> Data?

    let count: Int?
    private let open: @Sendable () throws -> Reader
    private let identity = Identity()

    /// Makes a source; `open` is called for each reading, on the reading thread, and returns a
    /// reader from the start.
    /// - Parameter count: The number of bytes, if known; reading any other number is an error.
    public init(count: Int? = nil, _ open: @escaping @Sendable () throws -> Reader) {
        (self.count, self.open) = (count, open)
    }

    /// Returns a reader from the start. Throws ``RequestError/Reason/unreadableBody``, as it does.
    public func reader() throws(RequestError) -> Reader {
        do {
            let read = try open()
            var left = count
            return { [count] limit in
                let part: Data
                do { part = try read(limit) ?? Data() } catch { throw RequestError(reading: error) }
                if let count, let before = left {
                    left = before - part.count
                    if part.isEmpty ? before > 0 : before < part.count {
                        throw RequestError(
                            .unreadableBody, wanted: "a body of \(count) bytes",
                            found: part.isEmpty ? "its end after \(count - before)" : "more")
                    }
                }
                return part.isEmpty ? nil : part
            }
        } catch { throw RequestError(reading: error) }
    }

    /// True if one is a copy of the other; their bytes are not compared.
    public static func == (one: BodySource, other: BodySource) -> Bool {
        one.identity === other.identity
    }

    init(_ data: Data) {
        self.init(count: data.count) {
            var rest = data[...]
            return { limit in
                defer { rest = rest.dropFirst(limit) }
                return Data(rest.prefix(limit))
            }
        }
    }

    init(joining sources: [BodySource]) {
        let counts = sources.map(\.count)
        let count = counts.contains(nil) ? nil : counts.compactMap(\.self).reduce(0, +)
        self.init(count: count) {
            var waiting = sources[...]
            var current: Reader?
            return { limit in
                while true {
                    if let part = try current?(limit) { return part }
                    guard let next = waiting.popFirst() else { return nil }
                    current = try next.reader()
                }
            }
        }
    }

    /// Makes a source of the bytes of a file, opened when reading begins. Throws
    /// ``RequestError/Reason/unreadableBody`` if it is not readable, such as a directory.
    init(file: URL) throws(RequestError) { try self.init(file: file, count: Self.size(of: file)) }

    init(file: URL, count: Int) {
        self.init(count: count) {
            let handle = try FileHandle(forReadingFrom: file)
            return { limit in try handle.read(upToCount: limit) }
        }
    }

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
        guard facts[.type] as? FileAttributeType == .typeRegular
        else { throw refused("something else") }
        guard FileManager.default.isReadableFile(atPath: path), let size = facts[.size] as? Int
        else { throw refused("no permission") }
        return size
    }
}

extension RequestError {
    init(reading error: any Error) {
        self.init(.unreadableBody, wanted: "a readable body", causedBy: error)
    }

    init(_ reason: Reason, wanted: String, causedBy error: any Error) {
        self =
            error as? RequestError
            ?? RequestError(reason, wanted: wanted, found: "\(error)", underlying: error)
    }
}

private final class Identity: Sendable {}
