import Foundation

/// A message of a WebSocket (RFC 6455 §5.6): a text or bytes, whole, however many frames it had.
///
/// A literal is a text: `try await socket.send("hello")`.
public enum SocketMessage: Sendable, Hashable, Codable, ExpressibleByStringLiteral {
    /// A text, which is sent as UTF-8.
    case text(String)
    /// Bytes without a meaning of their own.
    case binary(Data)

    /// Makes a text.
    public init(stringLiteral value: String) { self = .text(value) }
}
