/// Rewrites the text of a page: links, pictures and notes.
struct Conversion {
    let library: Library
    let page: Page
    /// The file that the text is written to.
    let file: String

    init(of page: Page, in library: Library, to file: String? = nil) {
        (self.library, self.page, self.file) = (library, page, file ?? page.file)
    }

    /// A whole document; code blocks stay as they are.
    func document(_ lines: [Substring]) -> String {
        let kept = lines.filter { !$0.hasPrefix("<!-- s") }.joined(separator: "\n")
        return parts(of: kept).map { $0.isCode ? $0.text : notes(inline($0.text)) }
            .joined(separator: "\n")
    }

    /// Text without code blocks.
    func inline(_ text: some StringProtocol) -> String {
        var rest = Substring(text)
        var result = ""
        while let next = rest.firstIndex(where: { "`<[!".contains($0) }) {
            result += rest[..<next]
            rest = rest[next...]
            if let (code, length) = symbol(rest) ?? span(rest) ?? reference(rest) ?? link(rest) {
                result += code
                rest = rest.dropFirst(length)
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result + rest
    }

    /// The way from the written file to that of another page.
    func way(to target: Page, _ anchor: String? = nil) -> String {
        let name = target.file.split(separator: "/").last ?? ""
        let folders = file.split(separator: "/").dropFirst().count - 1
        let path =
            folders == 0
            ? "\(target.module)/\(name)"
            : target.module == page.module ? "\(name)" : "../\(target.module)/\(name)"
        guard let anchor else { return path }
        return target.file == file ? "#\(anchor)" : "\(path)#\(anchor)"
    }

    private func symbol(_ text: Substring) -> (String, Int)? {
        guard let match = text.prefixMatch(of: /``([^`]+)``/) else { return nil }
        return ("`\(library.symbol(match.1))`", match.0.count)
    }

    private func span(_ text: Substring) -> (String, Int)? {
        guard let match = text.prefixMatch(of: /(`+)([^`]+)\1/) else { return nil }
        // A file of the package is a link to it.
        let isLink = match.2.contains(/\w\/\w|\.md$/) && isFile(String(match.2))
        let way = String(repeating: "../", count: file.split(separator: "/").count - 1) + match.2
        return (isLink ? "[\(match.0)](\(way))" : String(match.0), match.0.count)
    }

    private func reference(_ text: Substring) -> (String, Int)? {
        guard let match = text.prefixMatch(of: /<doc:([^>]+)>/) else { return nil }
        guard let (title, way) = destination(match.1) else {
            return ("`\(library.symbol(match.1))`", match.0.count)
        }
        return ("[\(title)](\(way))", match.0.count)
    }

    private func link(_ text: Substring) -> (String, Int)? {
        let isPicture = text.hasPrefix("![")
        guard let label = enclosed(text.dropFirst(isPicture ? 1 : 0), "[", "]"),
            let target = enclosed(text[label.endIndex...].dropFirst(), "(", ")")
        else { return nil }
        let length = text.distance(from: text.startIndex, to: target.endIndex) + 1
        if isPicture { return (library.picture(target, label, from: page), length) }
        if target.hasPrefix("#") {
            guard let heading = library.headings(of: page)[target.dropFirst()] else {
                stop("\(page.source): no heading \(target)")
            }
            return ("[\(inline(label))](#\(heading.anchor))", length)
        }
        guard target.hasPrefix("doc:") else { return nil }
        guard let (_, way) = destination(target.dropFirst(4)) else {
            return (inline(label), length)
        }
        return ("[\(inline(label))](\(way))", length)
    }

    /// The title and the way of a page or one of its headings.
    private func destination(_ path: Substring) -> (title: String, way: String)? {
        let names = path.split(separator: "#", maxSplits: 1)
        guard let target = library.page(names[0], from: page) else { return nil }
        guard names.count > 1 else { return (target.title, way(to: target)) }
        guard let heading = library.headings(of: target)[names[1]] else {
            stop("\(page.source): no heading \(path)")
        }
        return (heading.title, way(to: target, heading.anchor))
    }

    /// What is between two brackets that belong together, at the beginning of a text.
    private func enclosed(
        _ text: Substring, _ open: Character, _ close: Character
    ) -> Substring? {
        guard text.first == open else { return nil }
        var depth = 0
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 { return text[text.index(after: text.startIndex)..<index] }
        }
        return nil
    }

    /// `> Tip: …` as GitHub's own notes.
    private func notes(_ text: String) -> String {
        text.replacing(#/(?m)^> (Note|Tip|Important|Warning): /#) {
            "> [!\($0.1.uppercased())]\n> "
        }
    }
}
