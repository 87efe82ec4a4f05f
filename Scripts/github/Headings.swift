/// The headings of a document and the anchors that GitHub gives them.
struct Headings {
    private var all: [(title: String, anchor: String)] = []

    var anchors: [String] { all.map(\.anchor) }

    init(of document: String) {
        for part in parts(of: document) where !part.isCode {
            for line in part.text.split(separator: "\n") {
                guard let heading = line.prefixMatch(of: /#{1,6} (.*)/) else { continue }
                add(String(heading.1))
            }
        }
    }

    /// The heading that DocC calls `Common-rules`.
    subscript(anchor: Substring) -> (title: String, anchor: String)? {
        let name = anchor.filter { $0.isLetter || $0.isNumber }
        return all.first { $0.title.filter { $0.isLetter || $0.isNumber } == name }
    }

    private mutating func add(_ heading: String) {
        let title = heading.replacing(/\[(.*?)\]\([^)]*\)/) { $0.1 }.replacing("`", with: "")
        let kept = title.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        let anchor = kept.replacing(" ", with: "-")
        let before = all.count { $0.anchor == anchor || $0.anchor.hasPrefix("\(anchor)-") }
        let isTaken = all.contains { $0.anchor == anchor }
        all.append((title, isTaken ? "\(anchor)-\(before)" : anchor))
    }
}

/// A document in parts that are code blocks, fences included, and parts that are not.
func parts(of document: String) -> [(text: String, isCode: Bool)] {
    var parts: [(lines: [Substring], isCode: Bool)] = [([], false)]
    for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
        let isFence = line.drop { $0 == " " }.hasPrefix("```")
        let last = parts.count - 1
        if isFence, parts[last].isCode {
            parts[last].lines.append(line)
            parts.append(([], false))
        } else if isFence {
            parts.append(([line], true))
        } else {
            parts[last].lines.append(line)
        }
    }
    return parts.map { ($0.lines.joined(separator: "\n"), $0.isCode) }
}
