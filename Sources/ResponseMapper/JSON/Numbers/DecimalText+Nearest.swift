extension DecimalText {
    /// The double, if digits and power are both exact doubles, so that one operation rounds once
    /// (Clinger, How to Read Floating Point Numbers Accurately).
    @inline(__always)
    var smallDouble: Double? {
        guard digits <= 1 << 53, -22...22 ~= exponent, !isCut else { return nil }
        let value = Double(digits)
        let magnitude =
            exponent < 0
            ? value / Self.powersOfTen[0 &- exponent] : value * Self.powersOfTen[exponent]
        return isNegative ? -magnitude : magnitude
    }

    private static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
        1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]

    /// Returns the bits of the nearest binary number; nil if more than 19 digits are needed to
    /// decide.
    @inline(__always)
    func nearest(_ format: BinaryFormat) -> UInt64? {
        let bits = format.nearest(digits, exponent)
        // The exact value lies between these digits and the next; usually both round to the same.
        if isCut, bits != format.nearest(digits &+ 1, exponent) { return nil }
        return isNegative ? bits | format.sign : bits
    }
}

/// The parameters of a binary floating-point format (IEEE 754 §3.6).
struct BinaryFormat {
    let fractionBits: Int
    /// The number added to exponents, so that none is negative.
    let bias: Int
    /// The powers of ten with which 19 digits can be in range; below it a number rounds to zero,
    /// above it to infinity.
    let powers: ClosedRange<Int>
    /// The powers of ten with which a number can be halfway between two others.
    let ties: ClosedRange<Int>

    static let double = BinaryFormat(
        fractionBits: 52, bias: 1023, powers: -342...308, ties: -4...23)
    static let float = BinaryFormat(fractionBits: 23, bias: 127, powers: -64...38, ties: -17...10)

    var sign: UInt64 { infinity + 1 << fractionBits }
    var infinity: UInt64 { UInt64(2 * bias + 1) << UInt64(fractionBits) }
}
