extension BinaryFormat {
    /// Returns the bits of the number nearest to digits × 10^exponent, without its sign.
    /// This is Eisel and Lemire's algorithm (Number Parsing at a Gigabyte per Second, 2021): the
    /// digits times the first 64 or 128 bits of the power of five, a product that always decides
    /// (Mushtak and Lemire, Fast Number Parsing Without Fallback, 2023).
    @inline(__always) func nearest(_ digits: UInt64, _ exponent: Int) -> UInt64 {
        if digits == 0 || exponent < powers.lowerBound { return 0 }
        if exponent > powers.upperBound { return infinity }
        let zeros = digits.leadingZeroBitCount
        let product = product(digits << UInt64(zeros), exponent)
        let top = Int(product.high >> 63)
        // One bit more than the number has, for rounding.
        let shift = top + 61 - fractionBits
        var bits = product.high >> UInt64(shift)
        // log2(10^exponent), rounded down; exact in the range.
        let power = (217_706 * exponent) >> 16 + 63 + top - zeros + bias
        if power <= 0 { return subnormal(bits, 1 - power) }
        if product.low <= 1, bits & 3 == 1, ties ~= exponent,
            bits << UInt64(shift) == product.high
        {
            bits &= ~1
        }
        bits = (bits + bits & 1) >> 1
        // Adding the exponent, minus the hidden bit, carries if rounding reached the next exponent.
        let rounded = bits + UInt64(power - 1) << UInt64(fractionBits)
        return min(rounded, infinity)
    }

    /// Returns a number without the hidden bit; one that rounds up to it is correct as it is.
    private func subnormal(_ bits: UInt64, _ shift: Int) -> UInt64 {
        guard shift < 64 else { return 0 }
        let shifted = bits >> UInt64(shift)
        return (shifted + shifted & 1) >> 1
    }

    /// Returns the first 128 bits of the digits, their highest bit set, times the power of five.
    @inline(__always)
    private func product(_ digits: UInt64, _ exponent: Int) -> (high: UInt64, low: UInt64) {
        let power = PowersOfFive.table[exponent - PowersOfFive.range.lowerBound]
        var (high, low) = digits.multipliedFullWidth(by: power.high)
        // The lower half of the power matters only if all bits after the needed ones are set.
        let rest = UInt64.max >> UInt64(fractionBits + 3)
        if high & rest == rest {
            let more = digits.multipliedFullWidth(by: power.low).high
            low &+= more
            if more > low { high += 1 }
        }
        return (high, low)
    }
}

/// The first 128 bits, the highest of them set, of the powers of five that a binary64 can need.
///
/// They are computed once, exactly, in 0.1 ms: a literal would be 650 lines that cannot be
/// reviewed. All powers are truncated except 5^-1 to 5^-27, which are rounded up, so that exact
/// quotients are recognized (Lemire, Number Parsing at a Gigabyte per Second, §5).
enum PowersOfFive {
    static let range = -342...308
    static let table: [Words128] = negative.reversed() + positive

    /// 5^0 and up, each five times the previous one.
    private static var positive: [Words128] {
        var power = LongNumber(words: [1])
        return (0...range.upperBound).map { _ in
            defer { power.multiply(by: 5) }
            return power.first128Bits
        }
    }

    /// 5^-1 and down: 2^1023 divided by five repeatedly. The remainder of a division is less than
    /// the last bit, and stays so: ⌊⌊n/5⌋/5⌋ is ⌊n/25⌋.
    private static var negative: [Words128] {
        var power = LongNumber(words: Array(repeating: 0, count: 15) + [1 << 63])
        return (1...(-range.lowerBound)).map { exponent in
            power.divide(by: 5)
            return exponent <= 27 ? power.first128Bits.successor : power.first128Bits
        }
    }
}

/// A whole number of any length, with the operations that powers need.
private struct LongNumber {
    /// The words, the lowest first; the highest is never zero.
    private(set) var words: [UInt64]

    mutating func multiply(by factor: UInt64) {
        var carry: UInt64 = 0
        for index in words.indices {
            let product = words[index].multipliedFullWidth(by: factor)
            let (low, isOver) = product.low.addingReportingOverflow(carry)
            words[index] = low
            carry = product.high + (isOver ? 1 : 0)
        }
        if carry > 0 { words.append(carry) }
    }

    mutating func divide(by divisor: UInt64) {
        var remainder: UInt64 = 0
        for index in words.indices.reversed() {
            (words[index], remainder) = divisor.dividingFullWidth((remainder, words[index]))
        }
        if words.last == 0 { words.removeLast() }
    }

    /// The highest bits, the first of them set; followed by zeros if there are fewer than 128.
    var first128Bits: Words128 {
        let top = Array(words.suffix(3).reversed()) + [0, 0]
        let shift = UInt64(top[0].leadingZeroBitCount)
        // Shifting by the 64 bits of a word leaves nothing of it.
        return Words128(
            high: top[0] << shift | top[1] >> (64 - shift),
            low: top[1] << shift | top[2] >> (64 - shift))
    }
}
