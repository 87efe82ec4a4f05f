// Writes each document's code as one program, as if somebody had pasted its blocks from top to
// bottom: see .ci/pages. Takes the folder for the programs, and documents.
import Foundation

let widestCode = 76

func lines(of file: String) throws -> [Substring] {
    try String(contentsOfFile: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
}

/// The blocks of Swift of a document, below a line that names their place in it.
func blocks(of document: [Substring], in file: String) -> [String] {
    var isInside = false
    return document.enumerated().flatMap { number, line -> [String] in
        if isInside, line == "```" { isInside = false }
        if !isInside, line == "```swift" {
            isInside = true
            return ["#sourceLocation(file: \"\(file)\", line: \(number + 2))"]
        }
        return isInside ? [String(line)] : []
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
        let starts = try match.1.matches(of: /`(\w+)`/)
            .flatMap { try declaration(of: $0.1, in: source, file, shown: shown) }
        return source.filter { $0.hasPrefix("import ") }.map(String.init)
            + Set(starts).sorted().flatMap { first in
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
    of name: Substring, in source: [Substring], _ file: String, shown: [Substring]
) throws -> [Int] {
    func indices(of pattern: String) throws -> [Int] {
        let pattern = try Regex(pattern)
        return source.indices.filter { source[$0].firstMatch(of: pattern) != nil }
    }
    let kinds = "(let|var|func|struct|enum|class|actor|protocol|typealias)"
    let found =
        try indices(of: "^(@\\w+ |final |nonisolated |indirect )*\(kinds) \(name)\\b")
        + indices(of: "^extension (\\w+: |\\w+<)?\(name)\\b").filter { index in
            let slice = source[...index].last { $0.hasPrefix("// snippet.") }
            return !shown.contains { slice == "// snippet.\($0)" }
        }
    let around = try indices(of: "\\bstatic (let|var|func) \(name)\\b").compactMap { member in
        source[...member].lastIndex { $0.hasPrefix("extension ") }
    }
    if found.isEmpty, around.isEmpty { fatalError("\(file): no declaration of \(name)") }
    return found.isEmpty ? around : found
}

/// All brackets and all texts of several lines are closed.
func isWhole(_ lines: ArraySlice<Substring>) -> Bool {
    let text = lines.joined(separator: "\n")
    let depth = text.reduce(0) { $0 + ("([{".contains($1) ? 1 : ")]}".contains($1) ? -1 : 0) }
    return text.matches(of: /"""/).count % 2 == 0 && depth <= 0
}

var wide: [String] = []
for file in CommandLine.arguments.dropFirst(2) {
    let document = try lines(of: file)
    var isInside = false
    for (number, line) in document.enumerated() {
        if line.hasPrefix("```") { isInside.toggle() }
        guard isInside, line.count > widestCode else { continue }
        wide.append("\(file):\(number + 1): \(line.count) columns, at most \(widestCode)")
    }
    let blocks = blocks(of: document, in: file)
    if blocks.isEmpty { continue }
    // With the import that Getting started names.
    let program = try ["import ResponseMapper"] + declarations(namedIn: document) + blocks
    let parts = file.split(separator: "/")
    let module = parts[0] == "Sources" ? "\(parts[1])-" : ""
    let name = parts[parts.count - 1].split(separator: ".")[0]
    try (program.joined(separator: "\n") + "\n").write(
        toFile: "\(CommandLine.arguments[1])/\(module)\(name).swift", atomically: true,
        encoding: .utf8)
}
for line in wide { print(line) }
exit(wide.isEmpty ? 0 : 1)
