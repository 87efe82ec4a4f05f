import Foundation

/// The proof that a server has read the key of a WebSocket's client (RFC 6455 §4.2.2).
enum SocketAccept {
    static func proof(for key: String) -> String {
        digest(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)).base64EncodedString()
    }

    /// SHA-1 (FIPS 180-4 §6.1).
    private static func digest(_ message: [UInt8]) -> Data {
        var bytes = message + [0x80]
        while bytes.count % 64 != 56 { bytes.append(0) }
        for shift in (0..<8).reversed() {
            bytes.append(UInt8(truncatingIfNeeded: (8 * message.count) >> (8 * shift)))
        }
        var hash: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
        for start in stride(from: 0, to: bytes.count, by: 64) {
            var words: [UInt32] = []
            for index in 0..<80 {
                if index < 16 {
                    let four = bytes[start + 4 * index..<start + 4 * index + 4]
                    words.append(four.reduce(0) { $0 << 8 | UInt32($1) })
                } else {
                    let mixed =
                        words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
                    words.append(mixed << 1 | mixed >> 31)
                }
            }
            var now = hash
            for index in 0..<80 {
                let (b, c, d) = (now[1], now[2], now[3])
                let function = [b & c | ~b & d, b ^ c ^ d, b & c | b & d | c & d, b ^ c ^ d]
                let constant: [UInt32] = [0x5a82_7999, 0x6ed9_eba1, 0x8f1b_bcdc, 0xca62_c1d6]
                let sum =
                    (now[0] << 5 | now[0] >> 27) &+ function[index / 20] &+ now[4]
                    &+ constant[index / 20] &+ words[index]
                now = [sum, now[0], b << 30 | b >> 2, c, d]
            }
            hash = zip(hash, now).map { $0 &+ $1 }
        }
        return Data(hash.flatMap { word in (0..<4).map { UInt8(word >> (24 - 8 * $0) & 255) } })
    }
}
