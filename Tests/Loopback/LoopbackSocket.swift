import Foundation

/// The server's end of a WebSocket, which sends any frames at all, and blocks to read those of the
/// client (RFC 6455 §5). It has the simplest code, and none of the library's.
public final class LoopbackSocket {
    /// A frame as the client sent it, without its mask.
    public struct Frame: Equatable, Sendable {
        /// 0: a continuation, 1: a text, 2: bytes, 8: a close, 9: a ping, 10: a pong.
        public let opcode: UInt8
        /// True for the last frame of a message.
        public let isFinal: Bool
        /// The reserved bits at their place: RSV1 is 0x40, RSV2 is 0x20, RSV3 is 0x10.
        public let reserved: UInt8
        /// The key, of four bytes.
        public let mask: [UInt8]
        /// The payload, not inflated.
        public let payload: Data
    }

    private let receivePiece: () throws -> Data
    private let sendPiece: (Data) throws -> Void
    private let end: () -> Void
    private var bytes: [UInt8] = []
    private var start = 0

    init(
        receive: @escaping () throws -> Data, send: @escaping (Data) throws -> Void,
        close: @escaping () -> Void
    ) {
        receivePiece = receive
        sendPiece = send
        end = close
    }

    /// Waits for the next frame; nil when the client sends no more. Throws for one that is not
    /// masked, has a longer form of its length than it needs, or is cut off.
    public func receive() throws -> Frame? {
        guard let first = try next(1, orEnd: true)?.first, let second = try next(1)?.first else {
            return nil
        }
        guard second >= 128 else { throw LoopbackError.malformed("a frame without a mask") }
        let width = second == 254 ? 2 : second == 255 ? 8 : 0
        let wide = try next(width)?.reduce(0) { $0 << 8 | Int($1) } ?? 0
        let least = width == 8 ? 65_536 : width == 2 ? 126 : 0
        guard wide >= least else { throw LoopbackError.malformed("a length in \(width) bytes") }
        let mask = Array(try next(4) ?? [])
        let masked = try next(width == 0 ? Int(second - 128) : wide) ?? []
        let payload = masked.enumerated().map { $1 ^ mask[$0 % 4] }
        return Frame(
            opcode: first & 15, isFinal: first >= 128, reserved: first & 0x70, mask: mask,
            payload: Data(payload))
    }

    /// Sends these bytes and nothing else, a frame or not.
    public func send(_ raw: some Exchange.Payload) throws { try sendPiece(raw.wireBytes) }

    /// Sends a frame, which may be one that a server must not send.
    /// - Parameters:
    ///   - opcode: As in ``Frame``, or any other of four bits.
    ///   - isFinal: False if others of the message follow.
    ///   - reserved: The reserved bits at their place.
    ///   - mask: A key of four bytes; nil for a frame without a mask.
    public func send(
        opcode: UInt8, _ payload: some Exchange.Payload = "", isFinal: Bool = true,
        reserved: UInt8 = 0, mask: [UInt8]? = nil
    ) throws {
        var content = payload.wireBytes
        let count = content.count
        let width = count < 126 ? 0 : count < 65_536 ? 2 : 8
        let short = UInt8(width == 0 ? count : width == 2 ? 126 : 127)
        var frame = Data([(isFinal ? 128 : 0) | reserved | opcode, (mask == nil ? 0 : 128) | short])
        for index in (0..<width).reversed() {
            frame.append(UInt8(truncatingIfNeeded: count >> (8 * index)))
        }
        if let mask {
            frame += mask
            content = Data(content.enumerated().map { $1 ^ mask[$0 % 4] })
        }
        try sendPiece(frame + content)
    }

    /// Sends a close frame.
    public func sendClose(_ code: Int = 1000, _ reason: String = "") throws {
        let number = Data([UInt8(truncatingIfNeeded: code >> 8), UInt8(truncatingIfNeeded: code)])
        try send(opcode: 8, number + Data(reason.utf8))
    }

    /// Ends the connection in order, without a close frame. Over TLS, it ends with the closure.
    public func close() { end() }

    /// Sends each frame back as it came, and a pong for each ping, until the client closes, which
    /// is answered with the same code, or sends no more.
    ///
    /// Compressed messages stay right, if both sides have agreed on the same window.
    public func echo() throws {
        while let frame = try receive() {
            if frame.opcode == 10 { continue }
            try send(
                opcode: frame.opcode == 9 ? 10 : frame.opcode, frame.payload,
                isFinal: frame.isFinal, reserved: frame.reserved)
            if frame.opcode == 8 { return close() }
        }
    }

    /// Waits for `count` bytes; nil when the client sends no more before the first, if it may.
    private func next(_ count: Int, orEnd mayEnd: Bool = false) throws -> ArraySlice<UInt8>? {
        while bytes.count - start < count {
            let more = try receivePiece()
            if more.isEmpty {
                guard mayEnd, bytes.count == start else { throw LoopbackError.disconnected }
                return nil
            }
            bytes.removeFirst(start)
            start = 0
            bytes += more
        }
        defer { start += count }
        return bytes[start..<start + count]
    }
}
