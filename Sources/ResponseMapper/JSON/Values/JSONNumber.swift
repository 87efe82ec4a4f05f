import Foundation

/// A number as it was written, with conversions that return nil if the value does not fit.
struct JSONNumber: Sendable, Hashable {
    /// The digits as written, valid by RFC 8259 §6; parsed by the same code as those of a tape.
    let literal: String

    init(literal: String) { self.literal = literal }

    /// The number that a text spells, if it is exactly one number.
    init?(spelledBy text: String) {
        guard PaddedText(copying: text).isNumber else { return nil }
        literal = text
    }

    func integer<I: FixedWidthInteger>(as type: I.Type = I.self) -> I? {
        literal.withBytes { DecimalParser.wholeNumber($0) }
    }

    var double: Double? { literal.withBytes { DecimalParser.double($0) } }
    var float: Float? { literal.withBytes { DecimalParser.float($0) } }
    var decimal: Decimal? { literal.withBytes { DecimalParser.decimal($0) } }
    var isZero: Bool { canonical.digits.isEmpty }

    static func == (left: JSONNumber, right: JSONNumber) -> Bool {
        left.literal == right.literal || left.canonical == right.canonical
    }

    func hash(into hasher: inout Hasher) { hasher.combine(canonical) }

    /// A number's value, the same for all spellings: ±digits × 10^exponent. The digits have no
    /// zeros at either end; zero has no digits and no sign. Exponents beyond ±10^18 count as that.
    struct Canonical: Hashable {
        private(set) var isNegative = false
        private(set) var digits = ""
        private(set) var exponent: Int64 = 0
    }

    var canonical: Canonical { Canonical(literal) }

    /// The text of the value, the same for all spellings.
    var canonicalText: String {
        // A short whole number is one already.
        let isWhole = literal.utf8.count <= 20 && literal.utf8.allSatisfy { $0.decimalDigit != nil }
        return isWhole ? literal : canonical.text
    }
}

extension JSONNumber.Canonical {
    private static let farthest: Int64 = 1_000_000_000_000_000_000

    fileprivate init(_ literal: String) {
        let halves = literal.utf8.split(maxSplits: 1) { $0 | 0x20 == UInt8(ascii: "e") }
        var digits: [UInt8] = []
        var shift: Int64 = 0
        var isFraction = false
        for byte in halves[0] {
            switch byte {
            case UInt8(ascii: "-"): isNegative = true
            case UInt8(ascii: "."): isFraction = true
            default:
                if isFraction { shift -= 1 }
                if byte != UInt8(ascii: "0") || !digits.isEmpty { digits.append(byte) }
            }
        }
        while digits.last == UInt8(ascii: "0") {
            digits.removeLast()
            shift += 1
        }
        guard !digits.isEmpty else {
            isNegative = false
            return
        }
        self.digits = String(decoding: digits, as: UTF8.self)
        exponent = shift + (halves.count == 2 ? Self.exponent(halves[1]) : 0)
    }

    private static func exponent(_ utf8: Substring.UTF8View) -> Int64 {
        let text = Substring(utf8)
        let farthest = text.hasPrefix("-") ? -farthest : farthest
        return Int64(text).map { max(-Self.farthest, min(Self.farthest, $0)) } ?? farthest
    }

    /// `1200`, `0.5`, `-3`; beyond 20 zeros at the end or 6 after the point, `1.2e30`.
    var text: String {
        guard !digits.isEmpty else { return "0" }
        let point = Int64(digits.count) + exponent
        let fraction = (digits.count > 1 ? "." : "") + digits.dropFirst()
        let unsigned =
            switch (exponent, point) {
            case (0...20, _): digits + zeros(exponent)
            case (..<0, 1...): "\(digits.prefix(Int(point))).\(digits.dropFirst(Int(point)))"
            case (..<0, -6...0): "0." + zeros(-point) + digits
            default: "\(digits.prefix(1))\(fraction)e\(point - 1)"
            }
        return isNegative ? "-" + unsigned : unsigned
    }

    private func zeros(_ count: Int64) -> String { String(repeating: "0", count: Int(count)) }
}
