import Foundation

@testable import StreamNet

/// A frame with any bits, written without the codec (RFC 6455 §5.2).
struct RawFrame: Sendable {
    var opcode: UInt8
    var payload: [UInt8] = []
    var isFinal = true
    /// RSV1 is 0x40, RSV2 is 0x20, RSV3 is 0x10.
    var reserved: UInt8 = 0
    var mask: [UInt8]?
    /// The number of bytes of the length: 0, 2 or 8; nil for the fewest.
    var width: Int?
    /// The length that the header has; nil for that of the payload.
    var claim: UInt64?

    static func text(_ text: String) -> RawFrame { RawFrame(opcode: 1, payload: Array(text.utf8)) }

    static func close(_ code: Int?, _ reason: String = "") -> RawFrame {
        let bytes = code.map { [UInt8($0 >> 8), UInt8($0 & 255)] } ?? []
        return RawFrame(opcode: 8, payload: bytes + reason.utf8)
    }

    var bytes: [UInt8] {
        let length = claim ?? UInt64(payload.count)
        let width = width ?? (length < 126 ? 0 : length < 65_536 ? 2 : 8)
        let short = width == 0 ? UInt8(length) : width == 2 ? 126 : 127
        var bytes = [(isFinal ? 128 : 0) | reserved | opcode, (mask == nil ? 0 : 128) | short]
        bytes += (0..<width).reversed().map { UInt8(truncatingIfNeeded: length >> UInt64(8 * $0)) }
        guard let mask else { return bytes + payload }
        return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
    }
}

extension Sequence<RawFrame> {
    var bytes: [UInt8] { flatMap(\.bytes) }
}
