import Testing

/// The members that pages name exist; DocC checks links, but not words set as code.
@Suite struct MemberTests {
    @Test(arguments: try documents.filter { !$0.hasSuffix("CONTRIBUTING.md") })
    func `what a page sets as code is a member of something public`(_ document: String) throws {
        let all = try Self.all.get()
        let page = try text(of: document)
        for passage in Passage.cells(in: page) + [Passage(proseOf: page)] {
            // On the left is what another library has.
            if document.contains("ComingFrom"), passage.column == 0 { continue }
            for code in passage.codes where !Self.foreign.contains(code) {
                let flaw = all.flaw(of: code, in: passage.column == 0 ? passage.type : nil)
                #expect(flaw == nil, "`\(code)`")
            }
        }
    }

    @Test func `a table of members that do not exist is noticed`() throws {
        let all = try Self.all.get()
        let table = "| ``RequestGroup`` | does |\n|---|---|\n| `cancel(of:where:)`, `total` | |"
        let passage = try #require(Passage.cells(in: table).first { !$0.codes.isEmpty })
        #expect(
            passage.codes.map { all.flaw(of: $0, in: passage.type) } == [
                nil, "no member of RequestGroup",
            ])
        for code in ["RequestGroup.total", "RequestGroup().total", ".cancell()", "cancel(until:)"] {
            #expect(all.flaw(of: code, in: nil) != nil, "\(code)")
        }
    }

    private static let all = Result {
        var all = PublicMembers()
        for module in Catalogue.all.map(\.module) {
            let folders = try files(in: "Sources/\(module)").filter { !$0.hasSuffix("/Migrating") }
            for file in try folders.flatMap({ $0.hasSuffix(".swift") ? [$0] : try sources(in: $0) })
            {
                all.read(try text(of: file))
            }
        }
        return all
    }

    /// Members of Swift, of Apple, of other libraries, and of examples.
    private static let foreign: Set = [
        ".some(nil)", ".max", ".applicationSupportDirectory", ".complete", ".editingChanged",
        ".task", ".task { … try await single.value }", "init(from:)", "Model(from:)", "init(_:)",
        ".task { for try await … in stream.values(buffering: .newest(1)) }",
        ".customCodes", ".networkResponse", ".networkError", ".backendResponse", ".aborted",
        ".shouldEncrypt(true)", ".isSigned()", ".isSigned(true)", "Data(base64Encoded:)",
        "Disposables.create(with:)", "just(_:scheduler:)", "catch(sequence:)",
        "provider.rx(_:_:)", "receive(on:)",
    ]
}

extension PublicMembers {
    /// The reason why code of a page names nothing; nil if it does, or is no name of ours.
    /// - Parameter type: The type whose members, or arguments of initializers, a column has.
    fileprivate func flaw(of code: String, in type: String?) -> String? {
        if let type, let name = code.prefixMatch(of: /\.?([a-z]\w*)/)?.1,
            !has(String(name), in: type), !takes([String(name)], in: type)
        {
            return "no member of \(type)"
        }
        if let (_, name, member) = code.prefixMatch(of: /([A-Z]\w*)(?:\(\))?\.(\w+)/)?.output,
            types.contains(String(name)), !has(String(member), in: String(name))
        {
            return "no member of \(name)"
        }
        if let name = code.prefixMatch(of: /\.(\w+)\b(?!\/)/)?.1, !names.contains(String(name)) {
            return "no such member"
        }
        if let (_, name, list) = code.prefixMatch(of: /(?:\w+\.)*\.?(\w+)\(((?:\w+:)+)\)/)?.output,
            !takes(list.split(separator: ":").map { String($0) }, in: String(name))
        {
            return "no such arguments"
        }
        return nil
    }
}

/// A part of a page: a cell of a table below its head, or all text outside of tables.
private struct Passage {
    /// The number of the cell in its row; nil outside of tables.
    let column: Int?
    /// The type that the head of the first column names, whose members the column has.
    let type: String?
    /// What is set as code, without links to symbols.
    let codes: [String]

    init(proseOf page: String) {
        let prose = page.split(separator: "\n```").enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map { $0.element }.joined(separator: "\n")
            .split(separator: "\n").filter { !$0.hasPrefix("|") }.joined(separator: " ")
        self.init(prose[...], column: nil, type: nil)
    }

    private init(_ text: Substring, column: Int?, type: String?) {
        (self.column, self.type) = (column, type)
        let parts = text.replacing(/``[^`]*``/, with: "").split(
            separator: "`", omittingEmptySubsequences: false)
        codes = stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
    }

    static func cells(in page: String) -> [Passage] {
        var (head, isFenced): (Substring?, Bool) = (nil, false)
        return page.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { line -> [Passage] in
                if line.hasPrefix("```") { isFenced.toggle() }
                guard line.hasPrefix("|"), !isFenced else {
                    head = nil
                    return []
                }
                guard let known = head else {
                    head = line
                    return []
                }
                let type = known.prefixMatch(of: /\| `+(?:\w+\/)?([A-Z]\w*)`+ \|/)?.1
                return line.dropFirst(2).split(separator: " | ").enumerated().map { cell in
                    Passage(
                        cell.element, column: cell.offset, type: type.map { String($0) })
                }
            }
    }
}
