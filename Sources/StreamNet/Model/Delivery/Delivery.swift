import Foundation

/// The form in which the body of a response is delivered: in memory, as a stream, or in a file.
///
/// ```swift
/// provider.rx(.report, .delivery(.file(to: url)))
/// provider.rx(.chat, .delivery(.streamed)).flatMap { $0.chunks }
/// ```
///
/// A response whose status is not 200…299, or that cannot have a body, is always delivered in
/// memory, so that the server's explanation can be read and no error page becomes a file.
public struct Delivery: Sendable, CustomStringConvertible {
    enum Kind: Sendable {
        case buffered
        case streamed
        case file(FileDestination)
        case upgraded(@Sendable () -> any UpgradeOffer)
    }

    let kind: Kind
    /// The number of bytes that may be in memory.
    let limit: Int

    /// The limit in bytes for a body in memory where a stream or a file was asked for.
    private static let otherwise = 10_000_000
    /// The limit in bytes for a body in memory, unless another is set.
    private static let usual = 100_000_000

    /// The whole body in ``Response/body``, up to 100,000,000 bytes; the default.
    public static let buffered = buffered(upTo: usual)

    /// The whole body in ``Response/body``, up to `limit` bytes, counted decompressed; a longer one
    /// fails with ``TransportError/Reason/bodyTooLong(limit:)``, as early as possible.
    public static func buffered(upTo limit: Int) -> Delivery {
        Delivery(kind: .buffered, limit: max(0, limit))
    }

    /// The response as soon as its head has arrived, with its body as ``Response/stream``, of which
    /// up to 8,000,000 bytes wait for a reader.
    public static let streamed = streamed(buffering: 8_000_000)

    /// As ``streamed``, with up to `limit` bytes that wait for a reader. A faster sender is slowed
    /// down by back-pressure; without it, as with URLSession on Linux, the stream fails with
    /// ``TransportError/Reason/bufferOverflow(limit:)`` after the pieces in the buffer.
    public static func streamed(buffering limit: Int) -> Delivery {
        Delivery(kind: .streamed, limit: max(1, limit))
    }

    /// The body in a file, ``Response/file``, which appears at its destination when it is complete.
    public static func file(_ destination: FileDestination) -> Delivery {
        Delivery(kind: .file(destination), limit: otherwise)
    }

    /// The body in the file at `url`.
    public static func file(to url: URL, _ options: FileDestination.Options = []) -> Delivery {
        .file(.file(url, options))
    }

    /// The bytes that the server sends after it has switched the protocol of the connection.
    /// - Parameter offer: Returns the offer of a connection; called for each.
    static func upgraded(_ offer: @escaping @Sendable () -> any UpgradeOffer) -> Delivery {
        Delivery(kind: .upgraded(offer), limit: otherwise)
    }

    /// The limit while a response is received: for a redirect, which is followed as a rule, between
    /// that of a page that was not asked for and the usual one.
    func limitOnTheWay(for head: Response, _ method: HTTPMethod) -> Int {
        let limit = limit(for: head, method)
        return head.redirectLocation == nil ? limit : max(min(limit, Self.usual), Self.otherwise)
    }

    /// The number of bytes of a response that may be in memory, unless its body goes elsewhere.
    func limit(for head: Response, _ method: HTTPMethod) -> Int {
        if case .streamed = kind, !isWanted(head, method) { return Self.otherwise }
        return limit
    }

    /// True if a response is delivered as it was asked for, not in memory.
    func isWanted(_ head: Response, _ method: HTTPMethod) -> Bool {
        if isUpgraded { return head.status == 101 }
        return head.isSuccessful && ![204, 205].contains(head.status) && method != .head
    }

    func isStreamed(for head: Response, _ method: HTTPMethod) -> Bool {
        isStreamed && isWanted(head, method)
    }

    var destination: FileDestination? {
        if case .file(let destination) = kind { destination } else { nil }
    }

    func offer() -> (any UpgradeOffer)? {
        if case .upgraded(let offer) = kind { offer() } else { nil }
    }

    var isUpgraded: Bool { if case .upgraded = kind { true } else { false } }
    /// True if the body is in memory, with the usual limit.
    var isWhole: Bool { isBuffered && limit == Self.usual }
    var isBuffered: Bool { if case .buffered = kind { true } else { false } }
    var isStreamed: Bool { if case .streamed = kind { true } else { false } }

    /// `buffered`, `streamed`, `file` or `upgraded`.
    public var description: String {
        switch kind {
        case .buffered: "buffered"
        case .streamed: "streamed"
        case .file: "file"
        case .upgraded: "upgraded"
        }
    }
}

extension Attributes {
    /// The form in which the body of the response is delivered; by default ``Delivery/buffered``.
    public static var delivery: Key<Delivery> { .init(.buffered) }
}
