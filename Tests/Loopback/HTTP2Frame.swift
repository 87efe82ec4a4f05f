import Foundation

/// A frame of HTTP/2 (RFC 9113 §4.1), well-formed or not.
public struct HTTP2Frame: Sendable {
    /// The types of frames (§6).
    public enum Kind: UInt8, Sendable {
        case data, headers, priority, reset, settings, pushPromise, ping, goAway, windowUpdate
        case continuation
    }

    /// The codes of errors (§7).
    public enum Code: UInt32, Sendable, CaseIterable {
        case none, protocolError, internalError, flowControl, settingsTimeout, streamClosed
        case frameSize, refusedStream, cancel, compression, connect, enhanceYourCalm
        case inadequateSecurity, http11Required
    }

    static let endsStream: UInt8 = 1
    static let endsHeaders: UInt8 = 4
    static let isPadded: UInt8 = 8

    /// The type, as a number.
    public let type: UInt8
    /// The flags, one bit each.
    public let flags: UInt8
    /// The number of the stream; 0 for the connection.
    public let stream: UInt32
    /// The bytes behind the nine of the frame's header.
    public let payload: Data

    /// Makes a frame of any type; ``Kind`` has those of the standard.
    public init(type: UInt8, flags: UInt8 = 0, stream: UInt32 = 0, payload: Data = Data()) {
        (self.type, self.flags, self.stream, self.payload) = (type, flags, stream, payload)
    }

    private init(_ kind: Kind, flags: UInt8 = 0, stream: UInt32 = 0, _ payload: Data = Data()) {
        self.init(type: kind.rawValue, flags: flags, stream: stream, payload: payload)
    }

    /// The type, if it is one of the standard.
    public var kind: Kind? { Kind(rawValue: type) }

    /// The payload of `DATA` or `HEADERS` without the padding (§6.1).
    var content: Data {
        guard flags & Self.isPadded != 0, let count = payload.first else { return payload }
        return Data(payload.dropFirst().dropLast(Int(count)))
    }

    /// True if the frame acknowledges the server's `SETTINGS`.
    public var acknowledgesSettings: Bool { kind == .settings && flags & 1 != 0 }

    /// True if the client sends no more on the stream.
    public var isLast: Bool {
        (kind == .data || kind == .headers) && flags & Self.endsStream != 0
    }

    /// The frame as it is sent.
    public var bytes: Data {
        number(UInt32(payload.count)).dropFirst() + [type, flags] + number(stream) + payload
    }
}

extension HTTP2Frame {
    /// `SETTINGS` with these values by their identifiers (§6.5.2).
    public static func settings(_ values: [UInt16: UInt32] = [:]) -> Self {
        Self(.settings, values.reduce(into: Data()) { $0 += number($1.key) + number($1.value) })
    }

    /// The acknowledgement of the client's `SETTINGS`.
    public static let settingsAcknowledgement = Self(.settings, flags: 1)

    /// `DATA`, the last of the stream or not.
    public static func data(_ stream: UInt32, _ body: String, isLast: Bool = true) -> Self {
        Self(.data, flags: isLast ? endsStream : 0, stream: stream, Data(body.utf8))
    }

    /// `HEADERS`, and as many `CONTINUATION` as the fields need: a head or, without a status,
    /// trailers.
    public static func head(
        _ stream: UInt32, _ status: Int? = 200, _ fields: [(String, String)] = [],
        isLast: Bool = false
    ) -> [Self] {
        let head = status.map { [(":status", "\($0)")] } ?? []
        var rest = (head + fields).reduce(into: Data()) { $0 += literal($1.0, $1.1) }
        var frames: [Self] = []
        repeat {
            let part = rest.prefix(16_384)
            rest = rest.dropFirst(16_384)
            let (kind, flags) = frames.isEmpty ? (Kind.headers, isLast) : (.continuation, false)
            let ends = rest.isEmpty ? endsHeaders : 0
            frames.append(Self(kind, flags: ends | (flags ? endsStream : 0), stream: stream, part))
        } while !rest.isEmpty
        return frames
    }

    /// The same with so many bytes of padding, which is for `DATA` and `HEADERS`.
    public func padded(_ count: UInt8) -> Self {
        let padding = Data(count: Int(count))
        return Self(
            type: type, flags: flags | Self.isPadded, stream: stream,
            payload: [count] + payload + padding)
    }

    /// `RST_STREAM`
    public static func reset(_ stream: UInt32, _ code: Code) -> Self {
        Self(.reset, stream: stream, number(code.rawValue))
    }

    /// `GOAWAY`, with the last stream that may be processed.
    public static func goAway(last: UInt32, _ code: Code = .none) -> Self {
        Self(.goAway, number(last) + number(code.rawValue))
    }

    /// `PING`
    public static let ping = Self(.ping, Data(count: 8))

    /// The answer to a `PING`, which has its payload.
    static func pingAcknowledgement(_ ping: HTTP2Frame) -> Self {
        Self(.ping, flags: 1, ping.payload)
    }

    /// True if the frame is a `PING` that wants an answer.
    var wantsAnswer: Bool { kind == .ping && flags & 1 == 0 }

    /// `WINDOW_UPDATE` of a stream, or of the connection by 0.
    public static func windowUpdate(_ stream: UInt32, _ count: UInt32) -> Self {
        Self(.windowUpdate, stream: stream, number(count))
    }

    /// A field that enters no table (RFC 7541 §6.2.2).
    private static func literal(_ name: String, _ value: String) -> Data {
        Data([0] + length(name.utf8.count)) + name.utf8 + length(value.utf8.count) + value.utf8
    }

    /// A number in seven bits, or more (RFC 7541 §5.1).
    private static func length(_ count: Int) -> [UInt8] {
        guard count >= 127 else { return [UInt8(count)] }
        var (bytes, rest) = ([UInt8(127)], count - 127)
        while rest >= 128 {
            bytes.append(UInt8(rest % 128 + 128))
            rest /= 128
        }
        return bytes + [UInt8(rest)]
    }
}

private func number(_ value: some FixedWidthInteger) -> Data {
    withUnsafeBytes(of: value.bigEndian) { Data($0) }
}
