import Foundation

/// Unsafe: reads the memory of a decimal; digits are used only if they make the same decimal.
extension Decimal {
    /// The digits before the exponent is applied; nil if they need more than 64 bits. Foundation
    /// has no way to get them, and its description takes four times as long.
    var digits: UInt64? {
        guard MemoryLayout<Decimal>.size == 20 else { return nil }
        let digits = withUnsafeBytes(of: self) {
            UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: 4, as: UInt64.self))
        }
        let sign = isSignMinus ? FloatingPointSign.minus : .plus
        let same = Decimal(sign: sign, exponent: exponent, significand: Decimal(digits))
        return same == self ? digits : nil
    }
}

extension TextBuffer {
    /// Appends digits × 10^exponent, without an exponent, as `Decimal` describes itself.
    func append(_ digits: UInt64, exponent: Int, isNegative: Bool) {
        if digits == 0 { return append("0" as Unicode.Scalar) }
        if isNegative { append("-" as Unicode.Scalar) }
        let first = count
        append(digits)
        if exponent >= 0 { return append(zeros: exponent) }
        let written = self[first..<count]
        let whole = written.count + exponent
        cut(at: first)
        if whole > 0 {
            append(written[..<whole])
            append("." as Unicode.Scalar)
            append(written[whole...])
        } else {
            append(word: "0.")
            append(zeros: 0 - whole)
            append(written[...])
        }
    }

    private func append(zeros: Int) {
        for _ in 0..<zeros { append("0" as Unicode.Scalar) }
    }
}
