import Foundation

extension DecimalParser {
    /// Returns the decimal with exactly these digits; nil if there is none.
    /// A `Decimal` is 128 bits times a power of ten from -128 to 127: 38 significant digits always
    /// fit, 39 if below 2^128. Nothing is rounded; zeros at either end are not significant.
    static func decimal(_ text: some Collection<UInt8>) -> Decimal? {
        var digits = Words128()
        var exponent = 0
        // Trailing zeros count only if another digit follows.
        var zeros = 0
        var isFraction = false
        var bytes = text.makeIterator()
        while let byte = bytes.next() {
            guard let digit = byte.decimalDigit else {
                if byte == UInt8(ascii: ".") { isFraction = true }
                if byte.isExponentMark { exponent += DecimalText.exponent(&bytes) }
                continue
            }
            if isFraction { exponent -= 1 }
            if digit == 0 {
                if !digits.isZero { zeros += 1 }
                continue
            }
            while zeros > 0 {
                guard digits.append(0) else { return nil }
                zeros -= 1
            }
            guard digits.append(digit) else { return nil }
        }
        guard !digits.isZero else { return 0 }
        exponent += zeros
        guard -128...127 ~= exponent else { return nil }
        return Decimal(digits, exponent, isNegative: text.first == UInt8(ascii: "-"))
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
