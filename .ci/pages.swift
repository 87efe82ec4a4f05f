// Writes each document's code as one program, as if somebody had pasted its blocks from top to
// bottom: see .ci/pages. Takes the folder for the programs, and documents.
import Foundation

let widestCode = 76

func stop(_ message: String) -> Never {
    print(message)
    exit(2)
}

func lines(of file: String) throws -> [Substring] {
    try String(contentsOfFile: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
}

/// A block of Swift, and the number of its first line.
struct Block {
    var start: Int
    var lines: [Substring] = []

    static func all(in document: [Substring]) -> [Block] {
        var blocks: [Block] = []
        var isInside = false
        for (number, line) in document.enumerated() {
            if !isInside, line == "```swift" {
                blocks.append(Block(start: number + 2))
                isInside = true
            } else if line == "```" {
                isInside = false
            } else if isInside {
                blocks[blocks.count - 1].lines.append(line)
            }
        }
        return blocks
    }
}

/// The declarations that a document names: "`Shop` and `shop` are declared in `Snippets/X.swift`",
/// with the imports of that file.
func declarations(namedIn document: [Substring]) throws -> [String] {
    let text = document.joined(separator: " ")
    let sentence = /((?:`\w+`(?:, | and )?)+) (?:is|are) declared in `Snippets\/(\w+)\.swift`/
    return try text.matches(of: sentence).flatMap { match in
        let file = "Snippets/\(match.2).swift"
        let source = try lines(of: file)
        let shown = text.matches(of: /<!-- snippet: (\w+)\/([\w-]+) -->/)
            .filter { $0.1 == match.2 }.map(\.2)
        let names = match.1.matches(of: /`(\w+)`/).map { String($0.1) }
        let starts = try Set(
            names.flatMap { try declaration(of: $0, in: source, file, shown: shown) })
        return source.filter { $0.hasPrefix("import ") }.map(String.init)
            + starts.sorted().flatMap { first in
                let last = source.indices[first...].first { isWhole(source[first...$0]) } ?? first
                let place = "#sourceLocation(file: \"\(file)\", line: \(first + 1))"
                return [place] + source[first...last].map(String.init)
            }
    }
}

/// The declaration of a name: what begins without indentation, up to its last bracket. With it come
/// its extensions, apart from slices that the document shows; of a static member, it is the
/// extension around it.
func declaration(
    of name: String, in source: [Substring], _ file: String, shown: [Substring]
) throws -> [Int] {
    let attributes = "^(@\\w+ |final |nonisolated |indirect )*"
    let kinds = "(let|var|func|struct|enum|class|actor|protocol|typealias)"
    let places = [
        try indices(in: source, of: "\(attributes)\(kinds) \(name)\\b")
            + indices(in: source, of: "^extension (\\w+: |\\w+<)?\(name)\\b")
            .filter { index in !shown.contains { slice(at: index, of: source) == $0 } },
        try indices(in: source, of: "\\bstatic (let|var|func) \(name)\\b").compactMap { member in
            source[...member].lastIndex { $0.hasPrefix("extension ") }
        },
    ]
    guard let found = places.first(where: { !$0.isEmpty }) else {
        stop("\(file): no declaration of \(name)")
    }
    return found
}

func indices(in source: [Substring], of pattern: String) throws -> [Int] {
    let pattern = try Regex(pattern)
    return source.indices.filter { source[$0].firstMatch(of: pattern) != nil }
}

/// The name of the slice that a line is in, or "end" behind one.
func slice(at index: Int, of source: [Substring]) -> Substring? {
    source[...index].last { $0.hasPrefix("// snippet.") }?.dropFirst("// snippet.".count)
}

/// All brackets and all texts of several lines are closed.
func isWhole(_ lines: ArraySlice<Substring>) -> Bool {
    let text = lines.joined(separator: "\n")
    let isInText = text.matches(of: /"""/).count % 2 == 1
    let depth = text.reduce(0) { $0 + ("([{".contains($1) ? 1 : ")]}".contains($1) ? -1 : 0) }
    return !isInText && depth <= 0
}

/// The whole program of a document, with the import that Getting started names.
func program(of file: String) throws -> String? {
    let document = try lines(of: file)
    let blocks = Block.all(in: document)
    guard !blocks.isEmpty else { return nil }
    var program = ["import ResponseMapper"]
    program += try declarations(namedIn: document)
    for block in blocks {
        program.append("#sourceLocation(file: \"\(file)\", line: \(block.start))")
        program += block.lines.map(String.init)
    }
    return program.joined(separator: "\n") + "\n"
}

/// The lines of code of a document, of any language, that are too wide for the site.
func wideLines(of file: String) throws -> [String] {
    var isInside = false
    return try lines(of: file).enumerated().compactMap { number, line in
        if line.hasPrefix("```") { isInside.toggle() }
        guard isInside, line.count > widestCode else { return nil }
        return "\(file):\(number + 1): \(line.count) columns, at most \(widestCode)"
    }
}

guard CommandLine.arguments.count > 2 else { stop("wanted a folder and documents") }
let folder = URL(filePath: CommandLine.arguments[1])
let files = CommandLine.arguments.dropFirst(2)
for file in files {
    guard let program = try program(of: file) else { continue }
    let name = file.split(separator: "/").suffix(1).joined().split(separator: ".")[0]
    let module = file.hasPrefix("Sources/") ? "\(file.split(separator: "/")[1])-" : ""
    try program.write(
        to: folder.appending(path: "\(module)\(name).swift"), atomically: true, encoding: .utf8)
}
let wide = try files.flatMap { try wideLines(of: $0) }
for line in wide { print(line) }
exit(wide.isEmpty ? 0 : 1)
