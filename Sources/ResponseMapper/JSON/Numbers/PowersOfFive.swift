/// The first 128 bits of the powers of five that a binary64 can need, each shifted until its
/// highest bit is set.
///
/// They are computed once, exactly, in 0.1 ms: a literal would be 650 lines that cannot be
/// reviewed. All powers are truncated except 5^-1 to 5^-27, which are rounded up, so that exact
/// quotients are recognized (Lemire, Number Parsing at a Gigabyte per Second, §5).
enum PowersOfFive {
    static let range = -342...308

    /// The powers from 5^-342 up.
    static let table: [UInt128] = negative.reversed() + positive

    /// 5^0 and up, each five times the previous one.
    private static var positive: [UInt128] {
        var power = LongNumber(words: [1])
        return (0...range.upperBound).map { _ in
            defer { power.multiply(by: 5) }
            return power.first128Bits
        }
    }

    /// 5^-1 and down: 2^1023 divided by five repeatedly. The remainder of a division is less than
    /// the last bit, and stays so: ⌊⌊n/5⌋/5⌋ is ⌊n/25⌋.
    private static var negative: [UInt128] {
        var power = LongNumber(words: Array(repeating: 0, count: 15) + [1 << 63])
        return (1...(-range.lowerBound)).map { exponent in
            power.divide(by: 5)
            return power.first128Bits + (exponent <= 27 ? 1 : 0)
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
    var first128Bits: UInt128 {
        let top = Array(words.suffix(3).reversed()) + [0, 0]
        let bits = UInt128(top[0]) << 64 | UInt128(top[1])
        let shift = top[0].leadingZeroBitCount
        return bits << shift | (UInt128(top[2]) << shift) >> 64
    }
}
