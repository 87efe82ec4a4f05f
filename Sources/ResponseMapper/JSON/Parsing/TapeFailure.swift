/// The offset at which a text is not valid JSON; converted to a ``JSONError``.
struct TapeFailure: Error {
    /// The token that was expected there, or the limit that was exceeded.
    enum Wanted {
        case value, key, colon, end, digit, noLeadingZero, closingQuote, escape, hexDigits
        case surrogatePair, utf8, element, member
        case levels(Int), smallerText, memory
    }

    let offset: Int
    let wanted: Wanted
}

extension JSONError {
    init(_ failure: TapeFailure, in text: borrowing PaddedText) {
        let isAtEnd = failure.offset == text.count
        var found: String?
        let wanted: String
        switch failure.wanted {
        case .value: wanted = "a value"
        case .key: wanted = "a key in quotes"
        case .colon: wanted = "':'"
        case .element: wanted = "',' or ']'"
        case .member: wanted = "',' or '}'"
        case .end: wanted = "the end"
        case .digit: wanted = "a digit"
        case .noLeadingZero: wanted = "no digit behind a leading zero"
        case .closingQuote:
            wanted = isAtEnd ? "a closing quote" : "an escape for the control character"
        case .escape: wanted = #"one of "\/bfnrtu"#
        case .hexDigits: wanted = "four hexadecimal digits"
        case .surrogatePair:
            wanted = "a surrogate pair"
            let digits = text.bytes[failure.offset + 2..<failure.offset + 6]
            found = #"'\u\#(String(decoding: digits, as: UTF8.self).uppercased())' alone"#
        case .utf8: wanted = "UTF-8"
        case .levels(let count): wanted = "at most \(count) levels"
        case .smallerText:
            wanted = "less than 4 GiB"
            found = "\(text.count) bytes"
        case .memory:
            wanted = "memory for an index of the text"
            found = "none"
        }
        self.init(in: text.bytes, at: failure.offset, wanted: wanted, found: found)
    }
}
