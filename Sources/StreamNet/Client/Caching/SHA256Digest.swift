import Foundation

#if canImport(CryptoKit)
    import CryptoKit
#endif

/// A digest by SHA-256 (FIPS 180-4) over several parts, each preceded by its length, so that no two
/// lists of parts give the same bytes.
struct SHA256Digest: Sendable, Hashable {
    private let bytes: SIMD32<UInt8>

    init(_ texts: [String], _ data: Data? = nil) {
        var message: [UInt8] = []
        // With the padding of most names, so that the array does not grow.
        message.reserveCapacity(512)
        for text in texts {
            message += "\(text.utf8.count):".utf8
            message += text.utf8
        }
        if let data {
            message += "\(data.count):".utf8
            message += data
        }
        self.init(of: consume message)
    }

    /// The digest of the bytes alone.
    init(of message: consuming [UInt8]) { bytes = Self.digest(of: message) }

    var data: Data { Data((0..<32).map { bytes[$0] }) }

    /// The 64 hexadecimal digits.
    var text: String { text(of: 0..<64) }

    /// Some of the hexadecimal digits, behind another text.
    func text(of digits: Range<Int>, behind start: String = "") -> String {
        // Every byte up to the count that is returned is written.
        String(unsafeUninitializedCapacity: start.utf8.count + digits.count) { text in
            var place = 0
            for byte in start.utf8 {
                text[place] = byte
                place += 1
            }
            for half in digits {
                let digit = half % 2 == 0 ? bytes[half / 2] >> 4 : bytes[half / 2] & 15
                text[place] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
                place += 1
            }
            return place
        }
    }
}

#if canImport(CryptoKit)
    extension SHA256Digest {
        private static func digest(of message: consuming [UInt8]) -> SIMD32<UInt8> {
            var digest = SIMD32<UInt8>()
            for (index, byte) in SHA256.hash(data: message).enumerated() { digest[index] = byte }
            return digest
        }
    }
#else
    extension SHA256Digest {
        /// §6.2.2
        private static func digest(of message: consuming [UInt8]) -> SIMD32<UInt8> {
            let bits = UInt64(message.count) &* 8
            message.append(0x80)
            while message.count % 64 != 56 { message.append(0) }
            for shift in stride(from: 56, through: 0, by: -8) {
                message.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
            }
            let state = mixed(message)
            var digest = SIMD32<UInt8>()
            for index in 0..<32 {
                let shift = UInt32(24 - index % 4 * 8)
                digest[index] = UInt8(truncatingIfNeeded: state[index / 4] >> shift)
            }
            return digest
        }

        /// The state behind all blocks.
        private static func mixed(_ message: [UInt8]) -> SIMD8<UInt32> {
            var state = initial
            // The words are used within the call only.
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
                words.initialize(repeating: 0)
                for start in stride(from: 0, to: message.count, by: 64) {
                    for index in 0..<16 {
                        let place = start + 4 * index
                        words[index] =
                            UInt32(message[place]) << 24 | UInt32(message[place + 1]) << 16
                            | UInt32(message[place + 2]) << 8 | UInt32(message[place + 3])
                    }
                    for index in 16..<64 {
                        let (old, recent) = (words[index - 15], words[index - 2])
                        let one = old.rotated(7) ^ old.rotated(18) ^ old >> 3
                        let two = recent.rotated(17) ^ recent.rotated(19) ^ recent >> 10
                        words[index] = words[index - 16] &+ one &+ words[index - 7] &+ two
                    }
                    mix(words, into: &state)
                }
            }
            return state
        }

        private static func mix(
            _ words: UnsafeMutableBufferPointer<UInt32>, into state: inout SIMD8<UInt32>
        ) {
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
            state &+= SIMD8(a, b, c, d, e, f, g, h)
        }

        /// §5.3.3
        private static let initial: SIMD8<UInt32> = [
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
#endif
