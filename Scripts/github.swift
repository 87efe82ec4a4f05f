// Writes the documentation as GitHub shows it: see Scripts/docs-for-github.
import Foundation

func stop(_ message: String) -> Never {
    print(message)
    exit(2)
}

func text(of file: String) throws -> String {
    try String(contentsOf: URL(filePath: file), encoding: .utf8)
}

func files(under folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.map { "\(folder)/\($0)" }.sorted()
}

/// The parts of a document: those at odd places are blocks of code.
func parts(of document: String) -> [Substring] {
    document.split(separator: /(?m)^ *```/, omittingEmptySubsequences: false)
}

/// A document with its prose converted, and its blocks of code as they are.
func mapProse(_ document: String, _ convert: (String) -> String) -> String {
    parts(of: document).enumerated()
        .map { $0.isMultiple(of: 2) ? convert(String($1)) : String($1) }.joined(separator: "```")
}

func prose(of document: String) -> String {
    parts(of: document).enumerated().map { $0.isMultiple(of: 2) ? $1 : "" }.joined(
        separator: "\n\n")
}

/// The headings of a document, as their titles and the anchors that GitHub gives them.
func headings(of document: String) -> [(title: String, anchor: String)] {
    prose(of: document).matches(of: /(?m)^#{1,6} (.*)$/).reduce(into: []) { all, heading in
        let text = String(heading.1).replacing(/\[(.*?)\]\([^)]*\)/) { $0.1 }
        let title = text.replacing("`", with: "")
        let kept = title.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        let anchor = kept.replacing(" ", with: "-")
        let count = all.count { $0.anchor == anchor || $0.anchor.hasPrefix("\(anchor)-") }
        let isTaken = all.contains { $0.anchor == anchor }
        all.append((title, isTaken ? "\(anchor)-\(count)" : anchor))
    }
}

/// A page of a module's documentation, without what only DocC reads.
struct Page {
    let module: String, name: String, source: String, title: String
    /// What is below the title, and the list of links behind it.
    let body: String, topics: Substring

    var isFirst: Bool { name == module }
    var file: String { "Docs/\(module)/\(isFirst ? "README" : name).md" }
    var abstract: String {
        let paragraph = body.split(separator: "\n\n").first.map(String.init) ?? ""
        return paragraph.trimmingCharacters(in: .newlines).replacing("\n", with: " ")
    }

    init(module: String, source: String) throws {
        (self.module, self.source) = (module, source)
        name = URL(filePath: source).deletingPathExtension().lastPathComponent
        let all = try source.hasSuffix(".tutorial") ? tutorial(source) : text(of: source)
        guard let head = all.prefixMatch(of: /# (.*)\n(?:\s*@Metadata \{\n(?s:.*?)\n\}\n)?/) else {
            stop("\(source): expected a title in the first line")
        }
        title = String(head.1).replacing("`", with: "")
        let parts = all[head.range.upperBound...].split(separator: "## Topics\n", maxSplits: 1)
        body = String(parts[0]).replacing(/(?m)^(<!-- s.*|## Overview)\n/, with: "")
        topics = parts.count > 1 ? parts[1] : ""
    }
}

/// A tutorial as a page: its sections are headings, and each step is followed by its program.
func tutorial(_ file: String) throws -> String {
    let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Resources")
    return try text(of: file).split(separator: "\n").compactMap { line -> String? in
        let line = line.drop { $0 == " " }
        if let intro = line.firstMatch(of: /^@Intro\(title: "(.*)"/) { return "# \(intro.1)\n" }
        if let part = line.firstMatch(of: /^@Section\(title: "(.*)"/) { return "\n## \(part.1)\n" }
        if let code = line.firstMatch(of: /^@Code\(.*file: "(.*)"/) {
            return try "```swift\n\(text(of: folder.appending(path: String(code.1)).path()))```\n"
        }
        return line.hasPrefix("@") || line == "}" ? nil : "\(line)\n"
    }.joined(separator: "\n")
}

let modules = ["Streams", "StreamNet", "ResponseMapper"]
let pages = try modules.flatMap { module in
    try files(under: "Sources/\(module)/\(module).docc")
        .filter {
            $0.hasSuffix(".md") || $0.hasSuffix(".tutorial") && !$0.hasSuffix("/Tutorials.tutorial")
        }
        .map { try Page(module: module, source: $0) }
}
let pictures = Set(files(under: "Sources").filter { $0.hasSuffix(".svg") })
/// The types whose cases are shown with them.
let enums = try Set(
    files(under: "Sources").filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
        .flatMap { try text(of: $0).matches(of: /public (?:indirect )?enum (\w+)/).map(\.1) }
        .map(String.init))

/// What the site shows for a symbol such as `Flow/from(_:)-(Elements)`.
func symbol(_ path: Substring) -> String {
    let names = path.split(separator: "/").map {
        String($0).replacing(/(\)|^\w+)(->|-).*$/) { $0.1 }
    }
    guard let last = names.last, let owner = names.dropLast().last else { return names.joined() }
    let isQualified = enums.contains(owner) || last.first?.isUppercase == true
    return isQualified && !modules.contains(owner) ? "\(owner).\(last)" : last
}

/// The text of a page, as it is written to a file of Docs.
struct Conversion {
    let page: Page, file: String
    private var up: String { String(repeating: "../", count: file.count { $0 == "/" }) }

    func document(_ text: String) -> String {
        mapProse(text) { prose in
            inline(prose).replacing(#/(?m)^> (Note|Tip|Important|Warning): /#) {
                "> [!\($0.1.uppercased())]\n> "
            }.replacing(/\n{3,}/, with: "\n\n")
        }
    }

    /// Prose with the links and the pictures of GitHub.
    func inline(_ text: some StringProtocol) -> String {
        let pattern =
            #/
            ``(?<symbol>[^`]+)`` | (?<ticks>`+)(?<code>[^`]+)\k<ticks> | <doc:(?<page>[^>]+)> |
            (?<mark>!?)\[(?<label>(?:[^\[\]]|\[[^\[\]]*\])*)\]
            \((?<target>(?:[^()\s]|\((?:[^()]|\([^()]*\))*\))*)\)
            /#
        return String(text).replacing(pattern) { match -> String in
            if let name = match.symbol { return "`\(symbol(name))`" }
            if let code = match.code { return span(match.0, code) }
            if let path = match.page {
                return destination(path).map { "[\($0)](\($1))" } ?? "`\(symbol(path))`"
            }
            guard let label = match.label, let target = match.target else { return "\(match.0)" }
            if match.mark == "!" { return picture(target, label) }
            guard target.hasPrefix("doc:") || target.hasPrefix("#") else { return "\(match.0)" }
            let path = target.hasPrefix("#") ? "\(page.name)\(target)" : "\(target.dropFirst(4))"
            return destination(path).map { "[\(inline(label))](\($1))" } ?? inline(label)
        }
    }

    /// Code; a file of the package is a link to it.
    private func span(_ text: Substring, _ code: Substring) -> String {
        let isLink =
            code.contains(/\w\/\w|\.md$/)
            && FileManager.default.fileExists(atPath: String(code))
        return isLink ? "[\(text)](\(up)\(code))" : String(text)
    }

    private func picture(_ name: Substring, _ alt: Substring) -> String {
        let names = ["\(name)", "\(name)~dark"].map { name in
            pictures.first {
                $0.hasPrefix("Sources/\(page.module)/") && $0.hasSuffix("/\(name).svg")
            }
        }
        guard let light = names[0], let dark = names[1] else {
            stop("\(page.source): no picture \(name)")
        }
        return #"<picture><source media="(prefers-color-scheme: dark)" srcset="\#(up)\#(dark)">"#
            + #"<img alt="\#(alt)" src="\#(up)\#(light)"></picture>"#
    }

    /// The title and the way of a page such as `HandleErrors` or `/StreamNet/HandleErrors`, or of
    /// one of its headings, which DocC calls `Common-rules`; nil for a symbol.
    func destination(_ path: some StringProtocol) -> (title: String, way: String)? {
        let names = String(path).split(separator: "#", maxSplits: 1)
        let parts = names[0].split(separator: "/")
        let module = parts.count > 1 ? String(parts[parts.count - 2]) : page.module
        let name = parts[parts.count - 1]
        guard
            let target = pages.first(where: { $0.name == name && $0.module == module })
                ?? pages.first(where: { parts.count == 1 && $0.isFirst && $0.name == name })
        else { return nil }
        let folder = file.prefix(upTo: file.lastIndex(of: "/") ?? file.endIndex) + "/"
        let way =
            target.file.hasPrefix(folder)
            ? "\(target.file.dropFirst(folder.count))" : "../\(target.file.dropFirst(5))"
        guard names.count > 1 else { return (target.title, way) }
        let letters = { (text: String) in text.filter { $0.isLetter || $0.isNumber } }
        guard
            let heading = headings(of: target.body)
                .first(where: { letters($0.title) == letters(String(names[1])) })
        else { stop("\(page.source): no heading \(path)") }
        return (heading.title, "\(target.file == file ? "" : way)#\(heading.anchor)")
    }
}

/// The file of a page, with what is in front of its text and behind it.
func written(_ page: Page, to file: String, _ head: String, _ tail: String = "") -> String {
    let body = Conversion(page: page, file: file).document("\n\(page.body)\n")
    let whole = """
        <!-- Written by Scripts/docs-for-github: change \(page.source) -->
        \(head)
        \(body)
        \(tail)
        """
    return mapProse(whole) { $0.replacing(/\n{3,}/, with: "\n\n") }.replacing(/\s+$/, with: "")
        + "\n"
}

/// A page; the first of a module has a list of the others, with their first paragraphs.
func document(_ page: Page) -> String {
    let conversion = Conversion(page: page, file: page.file)
    let list = page.topics.split(separator: "\n").compactMap { line -> String? in
        if line.hasPrefix("#") { return "\n\(line)\n" }
        guard let link = line.firstMatch(of: /^- <doc:(.+)>/)?.1,
            let (title, way) = conversion.destination(link),
            let target = pages.first(where: { $0.title == title && $0.module == page.module })
        else { return nil }
        let abstract = Conversion(page: target, file: page.file).inline(target.abstract)
        return "- [\(title)](\(way)): \(abstract)"
    }
    let module = page.isFirst ? "" : " · [\(page.module)](README.md)"
    return written(
        page, to: page.file, "[Documentation](../README.md)\(module)\n\n# \(page.title)",
        page.isFirst ? "## Pages\n\(list.joined(separator: "\n"))" : "")
}

var documents = Dictionary(uniqueKeysWithValues: pages.map { ($0.file, document($0)) })
guard let tasks = pages.first(where: { $0.name == "IndexOfTasks" }) else { stop("no IndexOfTasks") }
let firsts = pages.filter(\.isFirst).map {
    let abstract = Conversion(page: $0, file: "Docs/README.md").inline($0.abstract)
    return "- [\($0.module)](\($0.module)/README.md): \(abstract)"
}
documents["Docs/README.md"] = written(
    tasks, to: "Docs/README.md", "# Documentation",
    "## All pages\n\n\(firsts.joined(separator: "\n"))")

/// The links of a document that lead to no file or to no heading.
func deadLinks(in file: String, _ document: String) -> [String] {
    let links = prose(of: document).replacing(/`[^`]*`/, with: "")
        .matches(of: /\]\(([^)\s]+)\)|src(?:set)?="([^"]+)"/).compactMap { $0.1 ?? $0.2 }
    return links.filter { link in
        if link.contains(":") { return false }
        let names = link.split(separator: "#", omittingEmptySubsequences: false)
        let folder = file.split(separator: "/").dropLast().map { "\($0)/" }.joined()
        let path = names[0].isEmpty ? file : folder + names[0]
        guard FileManager.default.fileExists(atPath: path) else { return true }
        let content = (try? text(of: path)) ?? ""
        return names.count > 1 && !headings(of: content).contains { $0.anchor == names[1] }
    }.map { "\(file): leads nowhere: \($0)" }
}

/// The sentences of a document that are longer than most readers like; a piece of code is a word.
func longSentences(in file: String, _ document: String) -> [String] {
    let plain = prose(of: document).replacing(/`+[^`]*`+/, with: "X")
        .replacing(/\]\([^)]*\)/, with: "]")
    // Paragraphs, lines of lists and tables, cells, sentences.
    let ends =
        #/
        \n\s*\n | \n(?=\s*[\->*|\#<]) | \n(?=\d+\.\ ) | \ \|\  | [.!?:·]\s+(?=[A-Z\[*"])
        /#
    return plain.split(separator: ends).filter { sentence in
        let words = sentence.split { $0.isWhitespace }
        return words.count { $0.contains { $0.isLetter || $0.isNumber } } > 45
    }.map { "\(file): more than 45 words: \($0.prefix(80))…" }
}

var faults: [String] = []
let isCheck = CommandLine.arguments.contains("--check")
for file in Set(files(under: "Docs")).union(documents.keys).sorted() {
    let wanted = documents[file], path = URL(filePath: file)
    if wanted == (try? text(of: file)) { continue }
    guard !isCheck else {
        faults.append("\(file): differs; run Scripts/docs-for-github")
        continue
    }
    try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    if let wanted { try wanted.write(to: path, atomically: true, encoding: .utf8) }
    if wanted == nil, file.hasSuffix(".md") { try FileManager.default.removeItem(at: path) }
}
let others = try FileManager.default.contentsOfDirectory(atPath: ".").filter { $0.hasSuffix(".md") }
for file in others.sorted() { documents[file] = try text(of: file) }
for (file, document) in documents.sorted(by: { $0.key < $1.key }) {
    faults += deadLinks(in: file, document) + longSentences(in: file, document)
}
faults += try deadLinks(in: "Benchmarks/README.md", text(of: "Benchmarks/README.md"))
for fault in faults { print(fault) }
guard faults.isEmpty else { exit(1) }
print("\(documents.count) documents, every link leads somewhere")
