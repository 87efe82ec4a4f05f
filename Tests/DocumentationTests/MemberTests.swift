import Testing

/// The members that tables of pages list exist; DocC checks links, but not words set as code.
@Suite struct MemberTests {
    @Test(arguments: try documents.filter { !$0.hasSuffix("CONTRIBUTING.md") })
    func `what a table lists is a member of something public`(_ document: String) throws {
        let all = try Self.all.get()
        for cell in try TableCell.all(in: text(of: document)) {
            // On the left is what another library has.
            if document.contains("ComingFrom"), cell.column == 0 { continue }
            for code in cell.codes where !Self.foreign.contains(code) {
                let flaw = all.flaw(of: code, in: cell.column == 0 ? cell.type : nil)
                #expect(flaw == nil, "`\(code)`")
            }
        }
    }

    @Test func `a table of members that do not exist is noticed`() throws {
        let all = try Self.all.get()
        let table = "| ``RequestGroup`` | does |\n|---|---|\n| `cancel(of:where:)`, `total` | |"
        let cell = try #require(TableCell.all(in: table).first { !$0.codes.isEmpty })
        #expect(
            cell.codes.map { all.flaw(of: $0, in: cell.type) } == [
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
        ".task { … try await single.value }", "init(from:)", "Model(from:)", "receive(on:)",
        ".task { for try await … in stream.values(buffering: .newest(1)) }",
        ".customCodes", ".networkResponse", ".networkError", ".shouldEncrypt(true)",
        "Disposables.create(with:)", "just(_:scheduler:)", "catch(sequence:)",
        "provider.rx(_:_:)",
    ]
}

extension PublicMembers {
    /// The reason why code of a table names nothing; nil if it does, or is no name of ours.
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
        if let name = code.prefixMatch(of: /\.(\w+)/)?.1, !names.contains(String(name)) {
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

/// A cell of a table below its head.
private struct TableCell {
    let column: Int
    /// The type that the head of the first column names, whose members the column has.
    let type: String?
    /// What is set as code, without links to symbols.
    let codes: [String]

    static func all(in document: String) -> [TableCell] {
        var (head, isFenced): (Substring?, Bool) = (nil, false)
        return document.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { line -> [TableCell] in
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
                    let parts = cell.element.replacing(/``[^`]*``/, with: "").split(
                        separator: "`", omittingEmptySubsequences: false)
                    let codes = stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
                    return TableCell(
                        column: cell.offset, type: type.map { String($0) }, codes: codes)
                }
            }
    }
}
