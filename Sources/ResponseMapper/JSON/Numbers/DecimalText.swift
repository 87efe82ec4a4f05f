/// The number in a text: ±digits × 10^exponent, with its first 19 significant digits.
struct DecimalText {
    /// The number of decimal digits that always fit into 64 bits.
    static let most = 19

    private(set) var isNegative = false
    private(set) var digits: UInt64 = 0
    private(set) var exponent = 0
    /// True if digits other than zero follow the first 19.
    private(set) var isCut = false

    @inline(__always)
    init(_ text: some Collection<UInt8>) {
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

    /// The number after an `e`; limited to a tenth of what `Int` holds, which no number of digits
    /// can compensate.
    @inline(__always)
    static func exponent(_ bytes: inout some IteratorProtocol<UInt8>) -> Int {
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
    @inline(__always)
    var decimalDigit: UInt64? {
        let digit = self &- UInt8(ascii: "0")
        return digit < 10 ? UInt64(digit) : nil
    }

    /// True if the byte introduces an exponent.
    var isExponentMark: Bool { self | 0x20 == UInt8(ascii: "e") }
}
