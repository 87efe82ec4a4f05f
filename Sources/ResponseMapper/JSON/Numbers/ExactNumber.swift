/// The number in a text, exactly: ±digits × 10^exponent. Zeros at either end are not digits.
struct ExactNumber {
    private(set) var digits = Words128()
    private(set) var exponent = 0
    let isNegative: Bool

    /// Nil if the digits need more than 128 bits: 38 always fit, 39 if below 2^128.
    init?(_ text: some Collection<UInt8>) {
        isNegative = text.first == UInt8(ascii: "-")
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
        exponent += zeros
    }

    /// The number as an integer; nil for a fraction, and for one that does not fit.
    func integer<Integer: FixedWidthInteger>(as type: Integer.Type) -> Integer? {
        if digits.isZero { return 0 }
        guard exponent >= 0 else { return nil }
        var digits = digits
        for _ in 0..<exponent {
            guard digits.append(0) else { return nil }
        }
        guard let low = Integer.Magnitude(exactly: digits.low),
            let high = Integer.Magnitude(exactly: digits.high), (high << 64) >> 64 == high
        else { return nil }
        let magnitude = high << 64 | low
        let value = Integer(truncatingIfNeeded: isNegative ? 0 &- magnitude : magnitude)
        return value.magnitude == magnitude && (value < 0) == isNegative ? value : nil
    }
}
