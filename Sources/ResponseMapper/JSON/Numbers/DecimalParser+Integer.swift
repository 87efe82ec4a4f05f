extension DecimalParser {
    /// The number as an integer, also if written `1.0`, `1e2` or `100e-2`; nil for a fraction and
    /// for a number that does not fit.
    ///
    /// All widths share the conversion through 128 bits; only numbers that do not fit into them are
    /// converted separately.
    @inline(__always)
    static func wholeNumber<Integer: FixedWidthInteger>(
        _ text: some Collection<UInt8>, as type: Integer.Type = Integer.self
    ) -> Integer? {
        if let value: Int128 = shiftedInteger(text) { return Integer(exactly: value) }
        return Integer.bitWidth > 64 ? shiftedInteger(text) : nil
    }

    @inline(never)
    private static func shiftedInteger<Integer: FixedWidthInteger>(
        _ text: some Collection<UInt8>
    ) -> Integer? {
        var point = point(in: text)
        let isNegative = text.first == UInt8(ascii: "-")
        var value: Integer = 0
        for byte in text {
            guard let digit = byte.decimalDigit else {
                if byte.isExponentMark { break }
                continue
            }
            if point > 0 {
                guard value.append(digit, isNegative) else { return nil }
            } else if digit > 0 {
                return nil
            }
            point -= 1
        }
        if value == 0 { return 0 }
        while point > 0 {
            guard value.append(0, isNegative) else { return nil }
            point -= 1
        }
        return value
    }

    /// The number of digits, including zeros appended to them, before the decimal point after the
    /// exponent has moved it.
    private static func point(in text: some Collection<UInt8>) -> Int {
        var point = 0
        var isFraction = false
        var bytes = text.makeIterator()
        while let byte = bytes.next() {
            if byte.isExponentMark {
                point += DecimalText.exponent(&bytes)
            } else if byte == UInt8(ascii: ".") {
                isFraction = true
            } else if !isFraction, byte != UInt8(ascii: "-") {
                point += 1
            }
        }
        return point
    }
}

extension FixedWidthInteger {
    /// Appends a digit; returns false if that overflows.
    mutating func append(_ digit: UInt64, _ isNegative: Bool) -> Bool {
        let (tenfold, isOver) = multipliedReportingOverflow(by: 10)
        guard !isOver else { return false }
        let digit = Self(truncatingIfNeeded: digit)
        let (sum, isFull) =
            isNegative
            ? tenfold.subtractingReportingOverflow(digit)
            : tenfold.addingReportingOverflow(digit)
        self = sum
        return !isFull
    }
}
