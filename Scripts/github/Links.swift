import Foundation

/// The links of a document that lead nowhere: to a file that is absent, or to no heading.
func deadLinks(in file: String, _ document: String) throws -> [String] {
    let prose = parts(of: document).filter { !$0.isCode }.map(\.text).joined(separator: "\n")
        .replacing(/`[^`]*`/, with: "")
    let links = prose.matches(of: /\]\(([^)\s]+)\)/).map(\.1)
    let pictures = prose.matches(of: /src(?:set)?="([^"]+)"/).map(\.1)
    let folder = file.split(separator: "/").dropLast()
    return try (links + pictures).filter { link in
        if link.contains(":") { return false }
        let names = link.split(separator: "#", omittingEmptySubsequences: false)
        let path = names[0].isEmpty ? file : joined(folder, names[0])
        guard isFile(path) else { return true }
        guard names.count > 1 else { return false }
        return try !path.hasSuffix(".md")
            || !Headings(of: text(of: path)).anchors.contains(String(names[1]))
    }.map { "\(file): leads nowhere: \($0)" }
}

private func joined(_ folder: ArraySlice<Substring>, _ path: Substring) -> String {
    var names = Array(folder)
    for name in path.split(separator: "/") {
        if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return names.joined(separator: "/")
}
