import Foundation

/// Unsafe: reads digits from the text through buffers.
extension Tape {
    /// A number as an integer, including `1.0` and `1e2`; nil for a fraction, a number out of
    /// range, and any other value.
    @inline(__always)
    func integer<Value: FixedWidthInteger>(at index: Int, as type: Value.Type) -> Value? {
        if let value = shortInteger(at: index) { return Value(exactly: value) }
        let word = word(at: index)
        return word.isNumber ? DecimalParser.wholeNumber(rawText(word)) : nil
    }

    /// A number of at most 18 characters, all digits but the sign; nil for any other value.
    @inline(__always)
    func shortInteger(at index: Int) -> Int64? {
        let word = word(at: index)
        return word.has(.integer) && word.length < 19 ? shortInteger(word) : nil
    }

    /// A number rounded to the nearest `Double`; nil if it is out of range, and for any other
    /// value.
    @inline(__always)
    func double(at index: Int) -> Double? {
        let word = word(at: index)
        guard word.isNumber else { return nil }
        return DecimalParser.double(rawText(word))
    }

    /// A number rounded once, from its digits to the nearest `Float`; nil if it is out of range,
    /// and for any other value.
    func float(at index: Int) -> Float? {
        let word = word(at: index)
        guard word.isNumber else { return nil }
        return DecimalParser.float(rawText(word))
    }

    /// A number as a `Decimal`; nil if it would have to be rounded, and for any other value.
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
