import Foundation

/// The parameters of a field, as in `attachment; filename="a b.txt"` (RFC 9110 §5.6.6).
struct FieldParameters {
    /// The parameters in order, with their names in lowercase, and without quotes and escapes.
    private var all: [(name: String, value: String)] = []

    /// Parses `text`; invalid parts are left out.
    init(_ text: String) {
        // A field may begin with a semicolon, and has no parameter in front of the first.
        for part in (" " + text).unquotedParts(at: ";").dropFirst() {
            let halves = part.split(at: "=", cuts: 1, keepingEmpty: true)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard halves.count == 2 else { continue }
            all.append((halves[0].lowercased(), halves[1].unquoted))
        }
    }

    /// The first value of a name in lowercase; nil without one.
    subscript(name: String) -> String? { all.first { $0.name == name }?.value }
}

extension String {
    /// The text of a quoted string (RFC 9110 §5.6.4), closed or not; other text as it is.
    fileprivate var unquoted: String {
        guard unicodeScalars.first == "\"" else { return self }
        var (text, rest) = (String.UnicodeScalarView(), unicodeScalars.dropFirst())
        while let scalar = rest.popFirst(), scalar != "\"" {
            text.append(scalar == "\\" ? rest.popFirst() ?? scalar : scalar)
        }
        return String(text)
    }
}
