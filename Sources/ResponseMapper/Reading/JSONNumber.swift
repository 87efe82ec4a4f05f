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
        withText { DecimalParser.wholeNumber($0) }
    }

    /// The nearest double; nil when that is infinite.
    var double: Double? {
        withText { DecimalParser.double($0) }
    }

    /// The nearest float, rounded once; nil when that is infinite.
    var float: Float? {
        withText { DecimalParser.float($0) }
    }

    /// Nil when a `Decimal` would have to round.
    var decimal: Decimal? {
        withText { DecimalParser.decimal($0) }
    }

    /// The text as a tape has it, so that numbers are read by the same code.
    private func withText<Value>(_ read: (UnsafeBufferPointer<UInt8>) -> Value?) -> Value? {
        var text = literal
        return text.withUTF8(read)
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
