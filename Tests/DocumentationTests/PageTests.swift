import Testing

/// What is public stands on a page, under the name that one looks for.
@Suite struct PageTests {
    @Test(arguments: try families)
    func `every function stands on the page of its family`(_ family: String) throws {
        let page = pages[family] ?? family
        let named = try words(of: "\(catalogue)/\(page).md")
        let functions = try declarations(in: family).functions.subtracting(plumbing)
        #expect(functions.subtracting(named) == [], "missing in \(page).md")
    }

    @Test(arguments: ["ComingFromRxSwift", "ComingFromCombine"])
    func `who comes from elsewhere finds every operator`(_ page: String) throws {
        let named = try words(of: "\(catalogue)/\(page).md")
        let operators = try Set(families.flatMap { try declarations(in: $0).operators })
        #expect(operators.subtracting(named) == [], "missing in \(page).md")
    }

    @Test func `every type stands on a page`() throws {
        let named = try Set(files(in: catalogue).flatMap { try words(of: $0) })
        let types = try Set(families.flatMap { try declarations(in: $0).types })
        #expect(types.subtracting(named) == [])
    }

    @Test(arguments: try files(in: catalogue))
    func `every page is reached from the first`(_ page: String) throws {
        let name = page.dropFirst("\(catalogue)/".count).dropLast(".md".count)
        let first = try text(of: "\(catalogue)/Streams.md")
        #expect(first.contains("- <doc:\(name)>") || name == "Streams")
    }
}

/// The folders whose contents are public.
private var families: [String] {
    get throws {
        try files(in: "Sources/Streams").map { String($0.split(separator: "/")[2]) }
            .filter { !["Serializing", "Streams.docc"].contains($0) }
    }
}

/// The pages that have another name than the folder.
private let pages = ["Converting": "Creating", "Drawing": "Testing"]

/// Called by the compiler, not by name.
private let plumbing: Set = ["callAsFunction", "makeAsyncIterator"]

/// The names of what is public in a folder.
private func declarations(in family: String) throws -> Declarations {
    var all = Declarations()
    for file in try files(in: "Sources/Streams/\(family)") { all.read(try text(of: file)) }
    return all
}

private struct Declarations {
    /// Of streams: what one can do with any of them, and ways to make one.
    var operators: Set<String> = []
    var functions: Set<String> = []
    var types: Set<String> = []

    /// Reads a formatted file: members are indented by one step, extensions by none.
    mutating func read(_ source: String) {
        var isOfStreams = false
        for line in source.split(separator: "\n") {
            if line.first?.isLetter == true || line.hasPrefix("@") {
                let extended = line.prefixMatch(of: /extension (\w+)/)?.1
                isOfStreams = ["ObservableType", "Flow", "AsyncSequence"].contains(extended)
            }
            guard line.contains("public ") else { continue }
            if let match = line.prefixMatch(of: /( {4})?public (?:static )?func `?([a-zA-Z]+)/) {
                functions.insert(String(match.2))
                if isOfStreams { operators.insert(String(match.2)) }
            }
            let kinds = /public (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)/
            if let match = line.prefixMatch(of: kinds) { types.insert(String(match.1)) }
        }
    }
}

/// The words that a page sets as code, outside of its blocks and of its list of links.
private func words(of page: String) throws -> Set<String> {
    let prose = try text(of: page).split(separator: "## Topics", maxSplits: 1)[0]
    let text = prose.split(separator: "```").enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map { $0.element }.joined()
    let code = text.split(separator: "`").enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { $0.element }
    return Set(code.flatMap { $0.split { !$0.isLetter }.map { String($0) } })
}
