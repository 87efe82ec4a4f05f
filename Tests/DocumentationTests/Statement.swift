import Testing

/// A part of a page that states a limit, a default or a number.
struct Statement: Sendable, CustomTestStringConvertible {
    private let document: String
    private let words: String

    init(_ page: String, _ words: String, of catalogue: Catalogue = .streamNet) {
        self.init(in: catalogue.page(page), words)
    }

    init(in document: String, _ words: String) {
        (self.document, self.words) = (document, words)
    }

    var testDescription: String { "\(document): \(words)" }

    func expectStated() throws {
        let lines = try text(of: document).split(whereSeparator: \.isWhitespace)
        let isStated = lines.joined(separator: " ").contains(words)
        #expect(isStated, "missing in \(document): \(words)")
    }
}

/// The rows of a table: files, and below each, indented, a name and a text.
func tableRows(in table: String) -> [(file: String, name: String, text: String)] {
    var file = ""
    return table.split(separator: "\n").compactMap { line in
        guard line.hasPrefix("  "), let colon = line.firstRange(of: ": ") else {
            file = String(line)
            return nil
        }
        return (
            file, String(line[..<colon.lowerBound].dropFirst(2)), String(line[colon.upperBound...])
        )
    }
}
