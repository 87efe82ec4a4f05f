extension DecimalText {
    /// The double, where digits and power are doubles themselves, so that one operation rounds
    /// once (Clinger, How to Read Floating Point Numbers Accurately).
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

    /// The bits of the nearest binary number; nil where more digits than 19 have to decide.
    @inline(__always)
    func nearest(_ format: BinaryFormat) -> UInt64? {
        let bits = format.nearest(digits, exponent)
        // What was cut lies between these digits and the next; mostly both round to the same.
        if isCut, bits != format.nearest(digits &+ 1, exponent) { return nil }
        return isNegative ? bits | format.sign : bits
    }
}

/// The shape of a binary floating-point number (IEEE 754 §3.6).
struct BinaryFormat {
    let fractionBits: Int
    /// What is added to exponents, so that they are not negative.
    let bias: Int
    /// The powers of ten that 19 digits can bring into the range; what is below rounds to zero,
    /// what is above to infinity.
    let powers: ClosedRange<Int>
    /// The powers of ten at which a number can lie in the middle between two others.
    let ties: ClosedRange<Int>

    static let double = BinaryFormat(
        fractionBits: 52, bias: 1023, powers: -342...308, ties: -4...23)
    static let float = BinaryFormat(fractionBits: 23, bias: 127, powers: -64...38, ties: -17...10)

    var sign: UInt64 { infinity + 1 << fractionBits }
    var infinity: UInt64 { UInt64(2 * bias + 1) << UInt64(fractionBits) }
}
