/// A drawing, and what it documents. Compiled by Scripts/draw, too.
struct DocumentedDrawing {
    /// The function or type, and a number where several have this name: `take`, `take-while`,
    /// `retry-2`.
    let name: String
    /// The function or type as one refers to it: `take`, `take(while:)`.
    let title: String
    let drawing: MarbleDrawing

    /// The drawings in the doc comments of some sources.
    static func all(in sources: [String]) -> [DocumentedDrawing] {
        var numbers: [String: Int] = [:]
        var all: [DocumentedDrawing] = []
        for source in sources {
            let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.drop { $0 == " " } }
            let comments = lines.indices.split { !lines[$0].hasPrefix("///") }
            for comment in comments {
                let (base, label) = declared(in: lines[comment.endIndex...])
                let title = label.map { "\(base)(\($0):)" } ?? base
                for block in blocks(in: lines[comment].map { stripped($0) }) {
                    let number = numbers[title, default: 0] + 1
                    numbers[title] = number
                    let parts = [base, label, number == 1 ? nil : "\(number)"].compactMap { $0 }
                    all.append(
                        DocumentedDrawing(
                            name: parts.joined(separator: "-"), title: title, drawing: block.drawing
                        ))
                }
            }
        }
        return all
    }

    /// Those that need a picture of their own: equal drawings share that of the first.
    static func pictured(_ all: [DocumentedDrawing]) -> [DocumentedDrawing] {
        all.reduce(into: []) { pictured, documented in
            if !pictured.contains(where: { $0.drawing == documented.drawing }) {
                pictured.append(documented)
            }
        }
    }

    /// The drawings in the lines of a doc comment, without its slashes, and where they start.
    static func blocks(in comment: [String]) -> [(start: Int, drawing: MarbleDrawing)] {
        comment.indices.split { !comment[$0].hasPrefix("    ") }.compactMap { block in
            // Code stands after an empty line; other indented lines continue those above.
            let isCode = block.startIndex == 0 || comment[block.startIndex - 1].isEmpty
            guard isCode,
                let drawing = MarbleDrawing(comment[block].map { String($0.dropFirst(4)) })
            else { return nil }
            return (block.startIndex, drawing)
        }
    }

    private static func stripped(_ line: Substring) -> String {
        String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3))
    }

    /// The name in the first of some lines that is a declaration, and its first label.
    private static func declared(in lines: ArraySlice<Substring>) -> (String, label: String?) {
        let code = lines.prefix(8).joined(separator: " ")
        guard
            let match = code.firstMatch(
                of: /(func|struct|class|enum|typealias) `?(\w+)`?([^(]*\( ?(\w+))?/)
        else { return ("drawing", nil) }
        return (
            String(match.2), match.1 == "func" && match.4 != "_" ? match.4.map(String.init) : nil
        )
    }
}
