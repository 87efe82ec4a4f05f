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
