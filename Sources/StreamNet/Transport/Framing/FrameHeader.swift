/// The bytes in front of a frame's payload (RFC 6455 §5.2).
struct FrameHeader: Sendable, Equatable {
    enum Opcode: UInt8, Sendable {
        case continuation = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10

        /// True for a frame that may stand between those of a message (§5.5).
        var isControl: Bool { rawValue >= 8 }
    }

    let isFinal: Bool
    /// RSV1: true for the first frame of a compressed message (RFC 7692 §6).
    let isCompressed: Bool
    let opcode: Opcode
    /// The masking key, whose highest byte comes first; nil if the payload is not masked.
    let mask: UInt32?
    let length: UInt64

    /// The most bytes that the payload of a control frame may have (§5.5).
    static let controlLimit = 125
}

extension FrameHeader {
    /// The number of bytes of the header, which has the shortest form of the length.
    var size: Int { 2 + (length < 126 ? 0 : length < 65_536 ? 2 : 8) + (mask == nil ? 0 : 4) }

    /// Reads a header, each byte as soon as it is there; nil if it is not complete yet. It has to
    /// be masked by a client, and by no server (§5.1).
    init?(
        _ bytes: some RandomAccessCollection<UInt8>, mayCompress: Bool, isMasked: Bool
    ) throws(SocketViolation) {
        guard let first = bytes.first else { return nil }
        (isFinal, isCompressed) = (first & 0x80 != 0, first & 0x40 != 0)
        guard let opcode = Opcode(rawValue: first & 0x0F)
        else { throw .breach(wanted: "an opcode of RFC 6455", found: "\(first & 0x0F)") }
        self.opcode = opcode
        // A control frame and a continuation are never marked as compressed (RFC 7692 §6.1).
        let mayBeSet = mayCompress && (opcode == .text || opcode == .binary)
        guard first & (mayBeSet ? 0x30 : 0x70) == 0 else {
            let bits = [0x40, 0x20, 0x10].enumerated().filter { first & $1 != 0 }
            throw .breach(
                wanted: "reserved bits that are agreed on",
                found: bits.map { "RSV\($0.offset + 1)" }.joined(separator: ", "))
        }
        guard bytes.count >= 2 else { return nil }
        let second = bytes[bytes.index(after: bytes.startIndex)]
        guard (second & 0x80 != 0) == isMasked else {
            throw isMasked
                ? .breach(wanted: "masked frames of a client", found: "one without a mask")
                : .breach(wanted: "frames of a server without a mask", found: "a masked one")
        }
        let short = UInt64(second & 0x7F)
        guard isFinal || !opcode.isControl
        else { throw .breach(wanted: "a control frame as a whole", found: "a fragment of one") }
        guard short <= Self.controlLimit || !opcode.isControl else {
            throw .breach(wanted: "a control frame of at most 125 bytes", found: "a longer one")
        }
        let wide = short < 126 ? 0 : short == 126 ? 2 : 8
        guard bytes.count >= 2 + wide else { return nil }
        length = wide == 0 ? short : Self.number(bytes.dropFirst(2).prefix(wide))
        guard length >= (wide == 0 ? 0 : wide == 2 ? 126 : 65_536) else {
            let found = "\(length) in \(wide) bytes"
            throw .breach(wanted: "the shortest form of a length", found: found)
        }
        guard length <= Int64.max
        else { throw .breach(wanted: "a length below 2^63", found: "\(length)") }
        guard isMasked else {
            mask = nil
            return
        }
        let key = bytes.dropFirst(2 + wide).prefix(4)
        guard key.count == 4 else { return nil }
        mask = UInt32(truncatingIfNeeded: Self.number(key))
    }

    private static func number(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}
