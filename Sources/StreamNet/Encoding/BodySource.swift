import Foundation

/// Bytes that are read piece by piece, as often as needed: anew for each attempt and redirect.
///
/// ```swift
/// BodySource(count: 3) {
///     var left = 3
///     return { limit in
///         defer { left -= min(left, limit) }
///         return Data(count: min(left, limit))
///     }
/// }
/// ```
public struct BodySource: Sendable {
    /// Gives the next bytes, at most `limit`; nil or no bytes at the end.
    ///
    /// It is called on one thread at a time and not after its end. It may wait, and holds the
    /// request's connection meanwhile, even beyond the request's time.
    public typealias Reader = (_ limit: Int) throws -> Data?

    /// How many bytes there are; nil while unknown.
    public let count: Int?
    private let open: @Sendable () throws -> Reader
    private let identity = Identity()

    /// Makes a source.
    /// - Parameters:
    ///   - count: how many bytes there are, if that is known; other than that many are an error.
    ///   - open: called for each reading, on the thread that reads; gives a reader from the start.
    public init(count: Int? = nil, _ open: @escaping @Sendable () throws -> Reader) {
        self.count = count
        self.open = open
    }

    /// Begins to read from the start.
    ///
    /// Fails, and so does the reader, with ``RequestFailure/Reason/unreadableBody``.
    public func reader() throws(RequestFailure) -> Reader {
        do {
            let read = try open()
            var left = count
            return { [count] limit in
                let part = try Self.reading { try read(limit) } ?? Data()
                if let before = left {
                    left = before - part.count
                    let isWrong = part.isEmpty ? before > 0 : before < part.count
                    if isWrong { throw Self.miscounted(count ?? 0, left: before, part.count) }
                }
                return part.isEmpty ? nil : part
            }
        } catch {
            throw RequestFailure(reading: error)
        }
    }

    private static func reading<Value>(_ body: () throws -> Value) throws -> Value {
        do { return try body() } catch { throw RequestFailure(reading: error) }
    }

    private static func miscounted(_ count: Int, left: Int, _ more: Int) -> RequestFailure {
        RequestFailure(
            .unreadableBody, wanted: "a body of \(count) bytes",
            found: more == 0 ? "its end after \(count - left)" : "more")
    }
}

extension BodySource: Equatable {
    /// Whether one is a copy of the other; what they would give is not compared.
    public static func == (one: BodySource, other: BodySource) -> Bool {
        one.identity === other.identity
    }
}

extension BodySource {
    /// Bytes in memory.
    init(_ data: Data) {
        self.init(count: data.count) {
            var rest = data[...]
            return { limit in
                defer { rest = rest.dropFirst(limit) }
                return Data(rest.prefix(limit))
            }
        }
    }

    /// One source after another, each opened when its turn comes.
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
}

extension RequestFailure {
    /// The failure for a body that could not be read.
    init(reading error: any Error) {
        if let failure = error as? RequestFailure {
            self = failure
        } else {
            self.init(
                .unreadableBody, wanted: "a readable body", found: "\(error)", underlying: error)
        }
    }
}

/// Tells one source from another; copies share it.
private final class Identity: Sendable {}
