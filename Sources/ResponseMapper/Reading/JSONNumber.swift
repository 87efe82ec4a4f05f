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
        DecimalParser.wholeNumber(literal.utf8)
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
        DecimalParser.decimal(literal.utf8)
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
