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
