import Foundation

#if canImport(CryptoKit)
    import CryptoKit
#endif

/// A digest by SHA-256 (FIPS 180-4) over several parts, each preceded by its length, so that no two
/// lists of parts give the same bytes.
struct SHA256Digest: Sendable, Hashable {
    let bytes: [UInt8]

    init(_ texts: [String], _ data: Data? = nil) {
        var message: [UInt8] = []
        message.reserveCapacity(256)
        for text in texts {
            message += "\(text.utf8.count):".utf8
            message += text.utf8
        }
        if let data {
            message += "\(data.count):".utf8
            message += data
        }
        bytes = Self.digest(of: message)
    }

    var text: String {
        var digits: [UInt8] = []
        digits.reserveCapacity(64)
        for half in 0..<2 * bytes.count {
            let digit = half % 2 == 0 ? bytes[half / 2] >> 4 : bytes[half / 2] & 15
            digits.append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
        }
        return String(decoding: digits, as: UTF8.self)
    }
}

#if canImport(CryptoKit)
    extension SHA256Digest {
        static func digest(of message: consuming [UInt8]) -> [UInt8] {
            Array(SHA256.hash(data: message))
        }
    }
#else
    extension SHA256Digest {
        /// The digest of the bytes alone (§6.2.2).
        static func digest(of message: consuming [UInt8]) -> [UInt8] {
            let count = message.count
            var padded = message
            padded.append(0x80)
            while padded.count % 64 != 56 { padded.append(0) }
            (UInt64(count) &* 8).append(to: &padded)
            var state = initial
            var words = [UInt32](repeating: 0, count: 64)
            for start in stride(from: 0, to: padded.count, by: 64) {
                for index in 0..<16 {
                    let place = start + 4 * index
                    words[index] =
                        UInt32(padded[place]) << 24 | UInt32(padded[place + 1]) << 16
                        | UInt32(padded[place + 2]) << 8 | UInt32(padded[place + 3])
                }
                for index in 16..<64 {
                    let (old, recent) = (words[index - 15], words[index - 2])
                    let one = old.rotated(7) ^ old.rotated(18) ^ old >> 3
                    let two = recent.rotated(17) ^ recent.rotated(19) ^ recent >> 10
                    words[index] = words[index - 16] &+ one &+ words[index - 7] &+ two
                }
                mix(words, into: &state)
            }
            var digest: [UInt8] = []
            digest.reserveCapacity(32)
            for word in state { word.append(to: &digest) }
            return digest
        }

        private static func mix(_ words: [UInt32], into state: inout [UInt32]) {
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            var (e, f, g, h) = (state[4], state[5], state[6], state[7])
            for index in 0..<64 {
                let choice = e & f ^ ~e & g
                let sum = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
                let first = h &+ sum &+ choice &+ constants[index] &+ words[index]
                let majority = a & b ^ a & c ^ b & c
                let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ majority
                (h, g, f, e) = (g, f, e, d &+ first)
                (d, c, b, a) = (c, b, a, first &+ second)
            }
            (state[0], state[1], state[2], state[3]) =
                (state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d)
            (state[4], state[5], state[6], state[7]) =
                (state[4] &+ e, state[5] &+ f, state[6] &+ g, state[7] &+ h)
        }

        /// §5.3.3
        private static let initial: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c,
            0x1f83_d9ab, 0x5be0_cd19,
        ]

        /// §4.2.2
        private static let constants: [UInt32] = [
            0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1,
            0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
            0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786,
            0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
            0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
            0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
            0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
            0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
            0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a,
            0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
            0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
        ]
    }

    extension UInt32 {
        /// The bits moved to the right, those that fall out on the left (§3.2).
        fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
    }

    extension FixedWidthInteger {
        /// Appends the bytes, the highest first.
        fileprivate func append(to bytes: inout [UInt8]) {
            for shift in stride(from: Self.bitWidth - 8, through: 0, by: -8) {
                bytes.append(UInt8(truncatingIfNeeded: self >> shift))
            }
        }
    }
#endif
