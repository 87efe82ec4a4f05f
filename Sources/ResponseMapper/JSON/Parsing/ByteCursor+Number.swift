extension ByteCursor {
    /// Steps over a number (RFC 8259 §6); returns false if it has a fraction or an exponent.
    @inline(__always)
    mutating func number() throws(TapeFailure) -> Bool {
        _ = take("-")
        if take("0") {
            if isAtDigit { throw failure(.noLeadingZero) }
        } else {
            try digits()
        }
        var isWhole = true
        if take(".") {
            isWhole = false
            try digits()
        }
        if byte | 0x20 == UInt8(ascii: "e") {
            isWhole = false
            at += 1
            _ = take("+") || take("-")
            try digits()
        }
        return isWhole
    }

    @inline(__always)
    private var isAtDigit: Bool { byte &- UInt8(ascii: "0") < 10 }

    /// Checks eight bytes at a time: a byte is not a digit if its distance to "0" exceeds 9.
    @inline(__always)
    private mutating func digits() throws(TapeFailure) {
        guard isAtDigit else { throw failure(.digit) }
        at += 1
        while true {
            let distances = word ^ 0x3030_3030_3030_3030
            let above =
                ((distances & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676 | distances)
                & 0x8080_8080_8080_8080
            guard above == 0 else {
                at += above.trailingZeroBitCount >> 3
                return
            }
            at += 8
        }
    }
}
