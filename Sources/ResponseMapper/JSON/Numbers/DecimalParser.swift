/// Converts the text of a valid JSON number (RFC 8259 §6) to the nearest binary number, with ties
/// to even, independent of the locale: the few texts that 64 digits of a product cannot decide are
/// passed to the standard library, which reads them in the C locale.
enum DecimalParser {
    @inline(__always)
    static func double(_ text: some Collection<UInt8>) -> Double? {
        let decimal = DecimalText(text)
        if let value = decimal.smallDouble { return value }
        if let bits = decimal.nearest(.double) { return finite(Double(bitPattern: bits)) }
        return Double(String(decoding: text, as: UTF8.self)).flatMap(finite)
    }

    /// Returns the nearest float, not always that nearest to the nearest double; nil if infinite.
    @inline(never)
    static func float(_ text: some Collection<UInt8>) -> Float? {
        if let bits = DecimalText(text).nearest(.float) {
            return finite(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
        }
        return Float(String(decoding: text, as: UTF8.self)).flatMap(finite)
    }

    @inline(__always)
    private static func finite<Value: BinaryFloatingPoint>(_ value: Value) -> Value? {
        value.isFinite ? value : nil
    }
}

extension DecimalParser {
    /// The number as an integer, also if written `1.0`, `1e2` or `100e-2`; nil for a fraction and
    /// for a number that does not fit. All widths share the conversions through 64 bits; only
    /// numbers beyond them are converted separately.
    @inline(__always)
    static func wholeNumber<Integer: FixedWidthInteger>(
        _ text: some Collection<UInt8>, as type: Integer.Type = Integer.self
    ) -> Integer? {
        if let value: Int64 = shiftedInteger(text) { return Integer(exactly: value) }
        if let value: UInt64 = shiftedInteger(text) { return Integer(exactly: value) }
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

    /// The number of digits before the point as the exponent moves it, appended zeros included.
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
