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
