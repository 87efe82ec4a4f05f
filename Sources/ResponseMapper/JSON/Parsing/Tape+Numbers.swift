import Foundation

/// Unsafe: reads digits from the text through buffers.
extension Tape {
    /// A number as an integer, also when written `1.0` or `1e2`; nil for a fraction, beyond the
    /// range, and for everything else.
    @inline(__always)
    func integer<Value: FixedWidthInteger>(at index: Int, as type: Value.Type) -> Value? {
        if let value = shortInteger(at: index) { return Value(exactly: value) }
        let word = word(at: index)
        return word.isNumber ? DecimalParser.wholeNumber(rawText(word)) : nil
    }

    /// A number of at most 18 plain digits; nil for everything else.
    @inline(__always)
    func shortInteger(at index: Int) -> Int64? {
        let word = word(at: index)
        return word.has(.integer) && word.length < 19 ? shortInteger(word) : nil
    }

    /// Rounded to the nearest; nil beyond its range, and for everything else.
    @inline(__always)
    func double(at index: Int) -> Double? {
        let word = word(at: index)
        guard word.isNumber else { return nil }
        return DecimalParser.double(rawText(word))
    }

    /// Rounded once, from the digits to the nearest; nil beyond its range, and for everything
    /// else.
    func float(at index: Int) -> Float? {
        let word = word(at: index)
        guard word.isNumber else { return nil }
        return DecimalParser.float(rawText(word))
    }

    /// Nil when a `Decimal` would have to round, and for everything else.
    func decimal(at index: Int) -> Decimal? {
        let word = word(at: index)
        guard word.isNumber else { return nil }
        return DecimalParser.decimal(rawText(word))
    }

    /// At most 18 characters, which do not overflow.
    @inline(__always)
    private func shortInteger(_ word: TapeWord) -> Int64 {
        var digits = rawText(word)[...]
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative { digits = digits.dropFirst() }
        var value: UInt64 = 0
        for digit in digits { value = value &* 10 &+ UInt64(digit &- UInt8(ascii: "0")) }
        return isNegative ? 0 &- Int64(bitPattern: value) : Int64(bitPattern: value)
    }
}
