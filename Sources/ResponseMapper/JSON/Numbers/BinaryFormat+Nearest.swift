extension BinaryFormat {
    /// Returns the bits of the number nearest to digits × 10^exponent, without its sign.
    ///
    /// This is Eisel and Lemire's algorithm (Number Parsing at a Gigabyte per Second, 2021): the
    /// digits times the first 64 or 128 bits of the power of five. This product always decides
    /// (Mushtak and Lemire, Fast Number Parsing Without Fallback, 2023).
    @inline(__always)
    func nearest(_ digits: UInt64, _ exponent: Int) -> UInt64 {
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
        var (high, low) = digits.multipliedFullWidth(by: UInt64(power >> 64))
        // The lower half of the power matters only if all bits after the needed ones are set.
        let rest = UInt64.max >> UInt64(fractionBits + 3)
        if high & rest == rest {
            let lower = UInt64(truncatingIfNeeded: power)
            let more = digits.multipliedFullWidth(by: lower).high
            low &+= more
            if more > low { high += 1 }
        }
        return (high, low)
    }
}
