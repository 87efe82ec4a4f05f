/// The number in a text: ±digits × 10^exponent, with its first 19 significant digits.
struct DecimalText {
    /// The number of decimal digits that always fit into 64 bits.
    static let most = 19

    private(set) var isNegative = false
    private(set) var digits: UInt64 = 0
    private(set) var exponent = 0
    /// True if digits other than zero follow the first 19.
    private(set) var isCut = false

    @inline(__always) init(_ text: some Collection<UInt8>) {
        var bytes = text.makeIterator()
        var next = bytes.next()
        if next == UInt8(ascii: "-") {
            isNegative = true
            next = bytes.next()
        }
        var count = 0
        while let digit = next?.decimalDigit {
            digits = digits &* 10 &+ digit
            count &+= 1
            next = bytes.next()
        }
        if next == UInt8(ascii: ".") {
            let whole = count
            next = bytes.next()
            while let digit = next?.decimalDigit {
                digits = digits &* 10 &+ digit
                count &+= 1
                next = bytes.next()
            }
            exponent = whole &- count
        }
        if count > Self.most { cut(text) }
        if next != nil { exponent &+= Self.exponent(&bytes) }
    }

    /// Reads the digits again if there are so many that they may have overflowed.
    private mutating func cut(_ text: some Collection<UInt8>) {
        (digits, exponent) = (0, 0)
        var kept = 0
        var isFraction = false
        for byte in text {
            guard let digit = byte.decimalDigit else {
                if byte.isExponentMark { break }
                if byte == UInt8(ascii: ".") { isFraction = true }
                continue
            }
            if kept < Self.most {
                digits = digits &* 10 &+ digit
                if digits > 0 { kept &+= 1 }
                if isFraction { exponent &-= 1 }
            } else {
                if !isFraction { exponent &+= 1 }
                if digit > 0 { isCut = true }
            }
        }
    }

    /// The number after an `e`, up to `Int.max / 10`, which no number of digits can compensate.
    @inline(__always) static func exponent(_ bytes: inout some IteratorProtocol<UInt8>) -> Int {
        var next = bytes.next()
        let isNegative = next == UInt8(ascii: "-")
        if isNegative || next == UInt8(ascii: "+") { next = bytes.next() }
        var value = 0
        while let digit = next?.decimalDigit {
            if value < Int.max / 100 { value = value &* 10 &+ Int(digit) }
            next = bytes.next()
        }
        return isNegative ? 0 &- value : value
    }
}

extension UInt8 {
    /// The value of an ASCII digit; nil for any other byte.
    var decimalDigit: UInt64? {
        let digit = self &- UInt8(ascii: "0")
        return digit < 10 ? UInt64(digit) : nil
    }

    var isExponentMark: Bool { self | 0x20 == UInt8(ascii: "e") }
}

extension DecimalText {
    /// The double, if digits and power are both exact doubles, so that one operation rounds once
    /// (Clinger, How to Read Floating Point Numbers Accurately).
    @inline(__always) var smallDouble: Double? {
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

    /// Returns the bits of the nearest binary number; nil if 19 digits do not decide.
    @inline(__always) func nearest(_ format: BinaryFormat) -> UInt64? {
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
    /// The powers of ten that leave 19 digits in range: below it is zero, above it infinity.
    let powers: ClosedRange<Int>
    /// The powers of ten with which a number can be halfway between two others.
    let ties: ClosedRange<Int>

    static let double = BinaryFormat(
        fractionBits: 52, bias: 1023, powers: -342...308, ties: -4...23)
    static let float = BinaryFormat(fractionBits: 23, bias: 127, powers: -64...38, ties: -17...10)

    var sign: UInt64 { infinity + 1 << fractionBits }
    var infinity: UInt64 { UInt64(2 * bias + 1) << UInt64(fractionBits) }
}
