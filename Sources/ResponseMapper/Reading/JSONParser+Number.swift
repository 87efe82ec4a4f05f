extension JSONParser {
    /// Reads a number (RFC 8259 §6) and keeps its digits.
    mutating func number() throws(JSONError) -> JSONNumber {
        let start = offset
        _ = take("-")
        if take("0") {
            if isAtDigit { throw failure("no digit behind a leading zero") }
        } else {
            try digits()
        }
        if take(".") { try digits() }
        if take("e") || take("E") {
            _ = take("+") || take("-")
            try digits()
        }
        return JSONNumber(literal: String(decoding: bytes[start..<offset], as: UTF8.self))
    }

    private var isAtDigit: Bool {
        next.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }

    private mutating func digits() throws(JSONError) {
        guard isAtDigit else { throw failure("a digit") }
        while isAtDigit { offset += 1 }
    }
}
