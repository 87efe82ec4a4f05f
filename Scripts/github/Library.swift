import Foundation

/// All pages, and what links to pages, symbols and pictures become.
struct Library {
    let modules = ["Streams", "StreamNet", "ResponseMapper"]
    let pages: [Page]
    /// By module and name.
    private let byName: [String: Page]
    private let headings: [String: Headings]
    /// Names of types whose cases are shown with them.
    private let enums: Set<String>
    /// By module and file.
    private let pictures: [String: String]

    init() throws {
        pages = try modules.flatMap { try Page.all(of: $0) }
        byName = Dictionary(uniqueKeysWithValues: pages.map { ("\($0.module)/\($0.name)", $0) })
        headings = Dictionary(
            uniqueKeysWithValues: pages.map { page in
                (page.source, Headings(of: page.lines.joined(separator: "\n")))
            })
        let sources = files(under: "Sources")
        enums = try Set(
            sources.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
                .flatMap { try text(of: $0).matches(of: /public (?:indirect )?enum (\w+)/) }
                .map { String($0.1) })
        pictures = Dictionary(
            uniqueKeysWithValues: sources.filter { $0.hasSuffix(".svg") }
                .map { file in
                    let names = file.split(separator: "/")
                    return ("\(names[1])/\(names.last ?? "")", file)
                })
    }

    /// The page that a path such as `HandleErrors` or `/StreamNet/HandleErrors` names.
    func page(_ path: Substring, from page: Page) -> Page? {
        let names = path.split(separator: "/")
        guard let name = names.last else { return nil }
        let module = names.count > 1 ? String(names[names.endIndex - 2]) : page.module
        return byName["\(module)/\(name)"] ?? (names.count == 1 ? byName["\(name)/\(name)"] : nil)
    }

    func headings(of page: Page) -> Headings { headings[page.source] ?? Headings(of: "") }

    /// What the site shows for a symbol such as `Flow/from(_:)-(Elements)`.
    func symbol(_ path: Substring) -> String {
        let names = path.split(separator: "/").map {
            String($0).replacing(/(\)|^\w+)(->|-).*$/) { $0.1 }
        }
        guard let last = names.last else { return String(path) }
        guard let owner = names.dropLast().last else { return last }
        let isQualified = enums.contains(owner) || last.first?.isUppercase == true
        return isQualified && !modules.contains(owner) ? "\(owner).\(last)" : last
    }

    /// A picture in the light and in the dark, with the way from a page to it.
    func picture(_ name: Substring, _ alt: Substring, from page: Page) -> String {
        let file = "\(page.module)/\(name)"
        guard let light = pictures["\(file).svg"], let dark = pictures["\(file)~dark.svg"] else {
            stop("\(page.source): no picture \(name)")
        }
        return #"<picture><source media="(prefers-color-scheme: dark)" srcset="../../\#(dark)">"#
            + #"<img alt="\#(alt)" src="../../\#(light)"></picture>"#
    }
}
