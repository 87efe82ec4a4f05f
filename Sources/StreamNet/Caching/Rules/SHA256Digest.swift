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

    init(of message: consuming [UInt8]) { bytes = Self.digest(of: message) }

    var data: Data { Data((0..<32).map { bytes[$0] }) }
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

        /// The fractions of the square roots of the first 8 primes, to 32 bits (§5.3.3).
        private static let initial = SIMD8(primes.prefix(8).map { fraction($0.squareRoot()) })
        /// The fractions of the cube roots of the first 64 primes, to 32 bits (§4.2.2).
        private static let constants = primes.map { fraction(cbrt($0)) }

        private static let primes = (2...311).filter { number in
            !(2..<number).contains { number.isMultiple(of: $0) }
        }.map { Double($0) }

        private static func fraction(_ number: Double) -> UInt32 {
            UInt32(number.truncatingRemainder(dividingBy: 1) * 0x1p32)
        }
    }

    extension UInt32 {
        /// The bits moved to the right, those that fall out on the left (§3.2).
        fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
    }
#endif
