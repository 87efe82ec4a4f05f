import Foundation

/// A page of a module's documentation, without what only DocC reads.
struct Page {
    let module: String
    let name: String
    let source: String
    let title: String
    /// The lines after the title.
    let lines: [Substring]
    /// The list of links at the end, from "## Topics" on.
    let topics: [Substring]

    /// The first page of the module.
    var isFirst: Bool { name == module }
    var file: String { "Docs/\(module)/\(isFirst ? "README" : name).md" }

    /// The first paragraph.
    var abstract: String {
        let paragraph = lines.drop { $0.isEmpty }.prefix { !$0.isEmpty }
        return paragraph.joined(separator: " ")
    }

    init(module: String, file: String) throws {
        let isTutorial = file.hasSuffix(".tutorial")
        let content = try isTutorial ? tutorial(file) : text(of: file)
        var lines = withoutMetadata(
            content.split(separator: "\n", omittingEmptySubsequences: false))
        guard let heading = lines.first, heading.hasPrefix("# ") else {
            stop("\(file): wanted a title in the first line")
        }
        lines.removeFirst()
        let topics = lines.firstIndex(of: "## Topics") ?? lines.endIndex
        self.module = module
        source = file
        name = URL(filePath: file).deletingPathExtension().lastPathComponent
        title = String(heading.dropFirst(2)).replacing("`", with: "")
        self.lines = lines[..<topics].filter { $0 != "## Overview" }
        self.topics = Array(lines[topics...])
    }

    /// The articles and tutorials of a module; what is in `Types` has lists of symbols only.
    static func all(of module: String) throws -> [Page] {
        let folder = "Sources/\(module)/\(module).docc"
        return try files(under: folder).filter { file in
            let isPage = file.hasSuffix(".md") || file.hasSuffix(".tutorial")
            return isPage && !file.hasPrefix("\(folder)/Types/")
                && !file.hasSuffix("/Tutorials.tutorial")
        }.map { try Page(module: module, file: $0) }
    }
}

/// Leaves out `@Metadata { … }`.
private func withoutMetadata(_ lines: [Substring]) -> [Substring] {
    guard let start = lines.firstIndex(of: "@Metadata {"),
        let end = lines[start...].firstIndex(of: "}")
    else { return lines }
    return Array(lines[..<start] + lines[(end + 1)...].drop { $0.isEmpty })
}

/// A tutorial as a page: its sections are headings, and each step is followed by its program.
private func tutorial(_ file: String) throws -> String {
    let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Resources")
    var page: [String] = []
    for line in try text(of: file).split(separator: "\n", omittingEmptySubsequences: false) {
        let line = line.drop { $0 == " " }
        if let intro = line.firstMatch(of: /^@Intro\(title: "(.*)"\)/) {
            page += ["# \(intro.1)", ""]
        } else if let section = line.firstMatch(of: /^@Section\(title: "(.*)"\)/) {
            page += ["", "## \(section.1)", ""]
        } else if let code = line.firstMatch(of: /^@Code\(.*file: "(.*)"\)/) {
            let program = try text(of: folder.appending(path: String(code.1)).path())
            page += ["", "```swift", program.trimmingCharacters(in: .newlines), "```"]
        } else if !line.hasPrefix("@"), line != "}", !(line.isEmpty && page.last == "") {
            page.append(String(line))
        }
    }
    return page.joined(separator: "\n") + "\n"
}
