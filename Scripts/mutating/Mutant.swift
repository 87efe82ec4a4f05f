import Foundation

/// A small defect: other code for a range of a file.
struct Mutant {
    enum Form {
        /// The expression becomes this one.
        case instead(String)
        /// The condition of type `Bool` becomes its opposite.
        case negated
        /// The statement is left out.
        case omitted
        /// The statements become this text.
        case statements(String)
        /// A condition that does not hold stands in front.
        case neverHolds
    }

    let file: String
    let range: Range<Int>
    let lines: ClosedRange<Int>
    let form: Form
    /// The change, for people.
    let title: String
    /// The title, and its number among the equal ones of the file: the same in each run.
    var name = ""
    var number = 0

    /// `Streams/Filtering` or `StreamNet/Caching`.
    var folder: String { file.split(separator: "/").prefix(3).dropFirst().joined(separator: "/") }

    /// A pseudorandom number of its own that changes with the seed (FNV-1a).
    func order(seed: UInt64) -> UInt64 {
        "\(seed)\(file)\(name)".utf8.reduce(0xcbf2_9ce4_8422_2325) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
    }
}

extension [Mutant] {
    /// Returns the text with all of them behind switches: `mutant(17)` is true if that one is on.
    func applied(to text: [Unicode.Scalar]) -> String {
        var rest = sorted {
            ($0.range.lowerBound, -$0.range.upperBound) < (
                $1.range.lowerBound, -$1.range.upperBound
            )
        }[...]
        return Self.text(of: text.indices, in: text, &rest)
    }

    /// Returns the text of a range, with those of `rest` that are in it, which are taken.
    private static func text(
        of range: Range<Int>, in whole: [Unicode.Scalar], _ rest: inout ArraySlice<Mutant>
    ) -> String {
        var (result, at) = ("", range.lowerBound)
        while let next = rest.first, next.range.upperBound <= range.upperBound {
            result += whole.text(at..<next.range.lowerBound)
            var same: [Mutant] = []
            while let one = rest.first, one.range == next.range {
                same.append(one)
                rest.removeFirst()
            }
            // What overlaps without being inside is left out, as it does not get a switch.
            let inner = text(of: next.range, in: whole, &rest)
            // Those that make a statement or a list of conditions are around those of expressions.
            let parts = same.filter(\.isExpression) + same.filter { !$0.isExpression }
            result += parts.reduce(inner) { $1.switched($0) }
            at = next.range.upperBound
            while let one = rest.first, one.range.lowerBound < at { rest.removeFirst() }
        }
        return result + whole.text(at..<range.upperBound)
    }
}

extension Mutant {
    fileprivate var isExpression: Bool {
        switch form {
        case .instead, .negated: true
        case .omitted, .statements, .neverHolds: false
        }
    }

    fileprivate func switched(_ text: String) -> String {
        switch form {
        case .instead(let other): "(mutant(\(number)) ? (\(other)) : (\(text)))"
        case .negated: "(mutant(\(number)) != (\(text)))"
        case .omitted: "if !mutant(\(number)) { \(text) }"
        case .statements(let other): "if mutant(\(number)) { \(other) } else { \(text) }"
        case .neverHolds: "!mutant(\(number)), \(text)"
        }
    }
}
