import Foundation

/// A number as it was written, and what can be made of it without loss.
struct JSONNumber: Sendable {
    /// The digits as written; always valid by RFC 8259 §6. They are read as the bytes that a tape
    /// has, by the same code.
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
        var text = literal
        return text.withUTF8 { DecimalParser.wholeNumber($0) }
    }

    /// The nearest double; nil when that is infinite.
    var double: Double? {
        var text = literal
        return text.withUTF8 { DecimalParser.double($0) }
    }

    /// The nearest float, rounded once; nil when that is infinite.
    var float: Float? {
        var text = literal
        return text.withUTF8 { DecimalParser.float($0) }
    }

    /// Nil when a `Decimal` would have to round.
    var decimal: Decimal? {
        var text = literal
        return text.withUTF8 { DecimalParser.decimal($0) }
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
