import Foundation

@testable import StreamNet

/// Reads a connection in the slowest and simplest way, all its bytes at once.
struct ReferenceReader {
    private(set) var received: [FrameReader.Received] = []
    /// The code of the violation behind the things received; nil without one.
    private(set) var code: Int?
    private let limit: Int
    private let isMasked: Bool
    /// The opcode and the payload of the message that is not complete.
    private var open: (opcode: UInt8, payload: [UInt8])?

    static func read(_ bytes: [UInt8], limit: Int, isMasked: Bool) -> ReferenceReader {
        var reader = ReferenceReader(limit: limit, isMasked: isMasked)
        var rest = bytes
        while reader.code == nil, let next = reader.frame(rest) { rest = next }
        return reader
    }

    private init(limit: Int, isMasked: Bool) {
        self.limit = limit
        self.isMasked = isMasked
    }

    /// Reads a frame, and returns the bytes behind it; nil if there is none, or it was the last.
    private mutating func frame(_ bytes: [UInt8]) -> [UInt8]? {
        guard let first = bytes.first else { return nil }
        let opcode = first % 16
        guard first / 16 % 8 == 0, [0, 1, 2, 8, 9, 10].contains(opcode) else { return fail(1002) }
        guard bytes.count > 1 else { return nil }
        let (isFinal, short) = (first >= 128, bytes[1] % 128)
        guard (bytes[1] >= 128) == isMasked else { return fail(1002) }
        if opcode >= 8, !isFinal || short > 125 { return fail(1002) }
        let width = short == 126 ? 2 : short == 127 ? 8 : 0
        guard bytes.count >= 2 + width else { return nil }
        let wide = bytes[2..<2 + width].reduce(0.0) { $0 * 256 + Double($1) }
        let length = width == 0 ? Double(short) : wide
        if width == 2 && wide < 126 || width == 8 && (wide < 65_536 || wide >= 0x1p63) {
            return fail(1002)
        }
        let start = 2 + width + (isMasked ? 4 : 0)
        guard bytes.count >= start else { return nil }
        if opcode < 8 {
            guard (opcode == 0) == (open != nil) else { return fail(1002) }
            guard Double(open?.payload.count ?? 0) + length <= Double(limit) else {
                return fail(1009)
            }
        }
        let count = min(Int(length), bytes.count - start)
        let payload = (0..<count).map { index in
            bytes[start + index] ^ (isMasked ? bytes[start - 4 + index % 4] : 0)
        }
        return take(opcode, payload, isFinal, isWhole: count == Int(length))
            ? Array(bytes[(start + count)...]) : nil
    }

    private mutating func fail(_ code: Int) -> [UInt8]? {
        self.code = code
        return nil
    }

    private mutating func take(
        _ opcode: UInt8, _ payload: [UInt8], _ isFinal: Bool, isWhole: Bool
    ) -> Bool {
        guard opcode < 8 else { return isWhole && takeControl(opcode, payload) }
        let message = (open?.opcode ?? opcode, (open?.payload ?? []) + payload)
        open = message
        let isEnd = isWhole && isFinal
        if message.0 == 1, !(isEnd ? Self.isText(message.1) : Self.mayBecomeText(message.1)) {
            code = 1007
            return false
        }
        guard isEnd else { return isWhole }
        open = nil
        let text = String(decoding: message.1, as: UTF8.self)
        received.append(.message(message.0 == 1 ? .text(text) : .binary(Data(message.1))))
        return true
    }

    private mutating func takeControl(_ opcode: UInt8, _ payload: [UInt8]) -> Bool {
        guard opcode == 8 else {
            received.append(opcode == 9 ? .ping(Data(payload)) : .pong(Data(payload)))
            return true
        }
        let number = payload.count < 2 ? 0 : Int(payload[0]) * 256 + Int(payload[1])
        let reason = Array(payload.dropFirst(2))
        let isKnown = [1000...1003, 1007...1014, 3000...4999].contains { $0.contains(number) }
        if payload.isEmpty {
            received.append(.close(SocketClose(1005)))
        } else if payload.count == 1 {
            code = 1002
        } else if !Self.isText(reason) {
            code = 1007
        } else if !isKnown {
            code = 1002
        } else {
            received.append(.close(SocketClose(number, String(decoding: reason, as: UTF8.self))))
        }
        return false
    }

    private static func isText(_ bytes: [UInt8]) -> Bool {
        Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
    }

    /// True if there are bytes that make the text whole: some of those in which the ranges of the
    /// second byte end, and any later one.
    private static func mayBecomeText(_ bytes: [UInt8]) -> Bool {
        isText(bytes)
            || [0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF].contains { second in
                [[second], [second, 0x80], [second, 0x80, 0x80]].contains { isText(bytes + $0) }
            }
    }
}
