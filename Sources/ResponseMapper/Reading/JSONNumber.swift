import Foundation

/// A number as it was written, and what can be made of it without loss.
struct JSONNumber: Sendable {
    /// The digits as written; always valid by RFC 8259 §6.
    let literal: String

    init(literal: String) {
        self.literal = literal
    }

    /// The number that a text spells, if it is exactly one.
    init?(spelledBy text: String) {
        guard PaddedText(copying: text).isNumber else { return nil }
        literal = text
    }

    /// Nil when the value has a fraction or does not fit.
    func integer<I: FixedWidthInteger>(as type: I.Type = I.self) -> I? {
        if let value = I(literal) { return value }
        let canonical = canonical
        guard !canonical.digits.isEmpty else { return 0 }
        // Three bits are less than one digit.
        let places = Int64(canonical.digits.count) + canonical.exponent
        guard canonical.exponent >= 0, places <= I.bitWidth / 3 + 1 else { return nil }
        let zeros = String(repeating: "0", count: Int(canonical.exponent))
        return I((canonical.isNegative ? "-" : "") + canonical.digits + zeros)
    }

    /// The nearest double; nil when that is infinite.
    var double: Double? {
        DecimalParser.double(literal.utf8)
    }

    /// The nearest float, rounded once; nil when that is infinite.
    var float: Float? {
        DecimalParser.float(literal.utf8)
    }

    /// Nil when a `Decimal` would have to round.
    var decimal: Decimal? {
        let canonical = canonical
        // The range keeps absurd exponents from Foundation's own loop.
        guard (-200...200).contains(canonical.exponent),
            let value = Decimal(string: canonical.scientific),
            let made = JSONNumber(spelledBy: value.description), made == self
        else { return nil }
        return value
    }

    var isZero: Bool {
        canonical.digits.isEmpty
    }
}

extension JSONNumber: Hashable {
    static func == (left: JSONNumber, right: JSONNumber) -> Bool {
        left.literal == right.literal || left.canonical == right.canonical
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(canonical)
    }
}
