import Foundation

extension DecimalParser {
    /// Returns the decimal with exactly these digits; nil if there is none.
    /// A `Decimal` is 128 bits times a power of ten from -128 to 127; nothing is rounded.
    static func decimal(_ text: some Collection<UInt8>) -> Decimal? {
        guard let number = ExactNumber(text) else { return nil }
        if number.digits.isZero { return 0 }
        guard -128...127 ~= number.exponent else { return nil }
        return Decimal(number.digits, number.exponent, isNegative: number.isNegative)
    }
}

extension Decimal {
    // Exact, since sums and products of 128 bits are.
    fileprivate init(_ digits: Words128, _ exponent: Int, isNegative: Bool) {
        var whole = Decimal(digits.low)
        if digits.high > 0 { whole += Decimal(digits.high) * (Decimal(UInt64.max) + 1) }
        self.init(sign: isNegative ? .minus : .plus, exponent: exponent, significand: whole)
    }
}

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
