/// Lines of Swift.
struct Source {
    private(set) var lines: [String] = []
    private var depth = 0
    private let width: Int

    init(width: Int) { self.width = width }

    /// Adds lines at the present indentation.
    mutating func add(_ text: String) {
        let indent = String(repeating: "    ", count: depth)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            lines.append(line.isEmpty ? "" : indent + line)
        }
    }

    /// Adds an empty line, unless there is one, or a block has just begun.
    mutating func space() {
        guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{") else { return }
        lines.append("")
    }

    /// Adds a block in braces.
    mutating func block(_ head: String, _ tail: String = "}", _ body: (inout Source) -> Void) {
        add(head)
        indented(body)
        add(tail)
    }

    /// Adds lines further to the right.
    mutating func indented(_ body: (inout Source) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Adds the first sentence of a text as a comment for documentation.
    mutating func document(_ text: String?) {
        guard let text = text.map(Self.sentence), !text.isEmpty else { return }
        comment(text, with: "///")
    }

    /// Adds a comment, wrapped to the width of a page.
    mutating func comment(_ text: String, with sign: String = "//") {
        wrap(text.split(whereSeparator: \.isWhitespace).map(String.init), after: sign, "")
    }

    /// Adds lines that begin with a sign, and have as many words each as fit.
    mutating func wrap(_ words: [String], after sign: String, _ separator: String) {
        var line = ""
        for word in words {
            if !line.isEmpty, !fits("\(line)\(separator) \(word)") {
                add(line)
                line = ""
            }
            line += line.isEmpty ? "\(sign) \(word)" : "\(separator) \(word)"
        }
        if !line.isEmpty { add(line) }
    }

    /// Adds a call with its arguments, below it if the line is too long.
    mutating func call(_ name: String, _ arguments: [String]) {
        let line = "\(name)(\(arguments.joined(separator: ", ")))"
        if !line.contains("\n"), fits(line) { return add(line) }
        add("\(name)(")
        indented { $0.add(arguments.joined(separator: ",\n") + ")") }
    }

    /// True if no line is wider than a page.
    func fits(_ text: String) -> Bool {
        text.split(separator: "\n").allSatisfy { 4 * depth + $0.utf8.count <= width }
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    /// A text as a literal.
    static func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

    static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.properties.generalCategory == .format:
                "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }.joined()
    }

    /// The first sentence of a description in Markdown, without links and tags.
    static func sentence(_ text: String) -> String {
        let sentence = text.split(separator: "\n\n").lazy.map(firstWords).first { !$0.isEmpty }
        guard let sentence, let end = sentence.last else { return "" }
        return sentence + (end.isLetter || end.isNumber || end == "`" ? "." : "")
    }

    private static func firstWords(_ paragraph: Substring) -> String {
        var words: [String] = []
        let text = paragraph.replacing(/\]\([^)]*\)?/, with: "]").replacing(/<[^>]*>?/, with: "")
        for word in text.split(whereSeparator: \.isWhitespace) {
            let plain = word.filter { !"[]*#".contains($0) }
            if !plain.isEmpty { words.append(plain) }
            if word.hasSuffix("."), !plain.hasSuffix("e.g.") { break }
        }
        return words.joined(separator: " ")
    }
}
