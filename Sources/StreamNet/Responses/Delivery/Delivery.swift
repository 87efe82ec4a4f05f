import Foundation

/// How the body of a response reaches the caller: in memory, as a stream, or in a file.
///
/// ```swift
/// provider.rx(.report, .delivery(.file(to: url)))
/// provider.rx(.chat, .delivery(.streamed)).flatMap { $0.chunks }
/// ```
///
/// A response whose status is not 200…299, or that cannot have a body, is delivered in memory,
/// whatever was asked for, so that what the server says about it can be read and no error page
/// becomes a file.
public struct Delivery: Sendable {
    enum Kind: Sendable {
        case buffered
        case streamed
        case file(FileDestination)
    }

    let kind: Kind
    /// How many bytes may be in memory.
    let limit: Int

    /// What a body in memory may have where it is not what was asked for.
    private static let otherwise = 10_000_000

    /// The whole body in ``Response/body``: the default.
    public static let buffered = Delivery(kind: .buffered, limit: .max)

    /// The whole body in ``Response/body``, up to `limit` bytes; a longer one is a
    /// ``TransportFailure/Reason/bodyTooLong(limit:)``, found out as early as possible.
    public static func buffered(upTo limit: Int) -> Delivery {
        Delivery(kind: .buffered, limit: max(0, limit))
    }

    /// The response as soon as its head is there, and its body as ``Response/stream``.
    public static let streamed = streamed(buffering: 8_000_000)

    /// The response as soon as its head is there, and its body as ``Response/stream``, of which up
    /// to `limit` bytes wait for a reader.
    ///
    /// A sender who is faster than the reader is slowed down where the transport can do that; where
    /// it cannot, as with URLSession on Linux, the stream fails with
    /// ``TransportFailure/Reason/bufferOverflow(limit:)`` behind what was there.
    public static func streamed(buffering limit: Int) -> Delivery {
        Delivery(kind: .streamed, limit: max(1, limit))
    }

    /// The body in a file, which ``Response/file`` names.
    ///
    /// It is written beside its destination under another name and moved there when it is whole.
    public static func file(_ destination: FileDestination) -> Delivery {
        Delivery(kind: .file(destination), limit: otherwise)
    }

    /// The body in the file at `url`.
    public static func file(to url: URL, _ options: FileDestination.Options = []) -> Delivery {
        .file(.file(url, options))
    }

    /// How many bytes of what comes may be in memory at a time: of a redirect, which is followed as
    /// a rule, as many as of any page that was not asked for.
    func limitOnTheWay(for head: Response, _ method: HTTPMethod) -> Int {
        let limit = limit(for: head, method)
        return head.redirectLocation == nil ? limit : max(limit, Self.otherwise)
    }

    /// How many bytes of a response may be in memory at a time, unless its body goes elsewhere.
    func limit(for head: Response, _ method: HTTPMethod) -> Int {
        if case .streamed = kind, !isWanted(head, method) { return Self.otherwise }
        return limit
    }

    /// Where the body of a response goes that is not kept in memory.
    func sink(for head: Response, of transfer: Transfer) throws -> (any BodySink)? {
        guard isWanted(head, transfer.request.method) else { return nil }
        switch kind {
        case .buffered: return nil
        case .streamed:
            let overflow = transfer.journey.failure(.bufferOverflow(limit: limit))
            return StreamedBody(limit: limit, of: transfer, overflow: overflow)
        case .file(let destination):
            return try PartFile.open(destination, for: head, of: transfer.journey.request)
        }
    }

    /// Whether a response is delivered as asked for, not in memory.
    private func isWanted(_ head: Response, _ method: HTTPMethod) -> Bool {
        (200..<300).contains(head.status) && ![204, 205].contains(head.status) && method != .head
    }

    /// Whether a response is delivered with its head, its body as a stream.
    func isStreamed(for head: Response, _ method: HTTPMethod) -> Bool {
        isStreamed && isWanted(head, method)
    }

    /// Where the body is to be written.
    var destination: FileDestination? {
        if case .file(let destination) = kind { destination } else { nil }
    }

    /// Whether the body is in memory, however long it is.
    var isWhole: Bool { isBuffered && limit == .max }

    var isBuffered: Bool { if case .buffered = kind { true } else { false } }

    var isStreamed: Bool { if case .streamed = kind { true } else { false } }
}

extension Delivery: CustomStringConvertible {
    /// `buffered`, `streamed` or `file`.
    public var description: String {
        switch kind {
        case .buffered: "buffered"
        case .streamed: "streamed"
        case .file: "file"
        }
    }
}

extension Attributes {
    /// How the body of the response reaches the caller; ``Delivery/buffered`` unless said
    /// otherwise.
    public static var delivery: Key<Delivery> { .init(.buffered) }
}
