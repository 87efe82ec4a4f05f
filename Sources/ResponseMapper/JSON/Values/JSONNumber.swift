import Foundation

/// A number as it was written, with conversions that return nil if the value does not fit.
struct JSONNumber: Sendable {
    /// The digits as written; always valid by RFC 8259 §6. The same code parses them as the bytes
    /// of a tape.
    let literal: String

    init(literal: String) {
        self.literal = literal
    }

    /// The number that a text spells, if it is exactly one number.
    init?(spelledBy text: String) {
        guard PaddedText(copying: text).isNumber else { return nil }
        literal = text
    }

    /// The integer; nil if the value has a fraction or does not fit.
    func integer<I: FixedWidthInteger>(as type: I.Type = I.self) -> I? {
        var text = literal
        return text.withUTF8 { DecimalParser.wholeNumber($0) }
    }

    /// The nearest double; nil if that is infinite.
    var double: Double? {
        var text = literal
        return text.withUTF8 { DecimalParser.double($0) }
    }

    /// The nearest float, rounded once; nil if that is infinite.
    var float: Float? {
        var text = literal
        return text.withUTF8 { DecimalParser.float($0) }
    }

    /// The decimal; nil if a `Decimal` would have to round.
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
