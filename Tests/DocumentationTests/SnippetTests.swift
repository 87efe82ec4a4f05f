import Testing

/// Every code block of a document is compiled: it stands in `Snippets/` or in a source file.
@Suite struct SnippetTests {
    @Test(arguments: try documents)
    func `every Swift block is the snippet or source that it names`(_ document: String) throws {
        for block in try CodeBlock.all(in: text(of: document)) {
            let (file, slice) = try #require(block.place, "unnamed block: \(block.code.prefix(80))")
            let source = try text(of: file)
            if let slice {
                #expect(try block.code == #require(source.slice(named: slice), "\(file): \(slice)"))
            } else {
                #expect(source.contains(block.code), "\(file) does not contain the block")
            }
        }
    }

    @Test(arguments: try files(in: "Snippets").filter { $0.hasSuffix(".swift") })
    func `every slice of a snippet stands in a document`(_ file: String) throws {
        let name = file.dropFirst("Snippets/".count).dropLast(".swift".count)
        let slices = try text(of: file).sliceNames
        #expect(!slices.isEmpty)
        let shown = try Self.shown.get()
        for slice in slices {
            #expect(shown.contains("<!-- snippet: \(name)/\(slice) -->"), "\(slice)")
        }
    }

    @Test func `the chat with its models has at most 45 lines`() throws {
        let chat = try #require(text(of: "Snippets/LiveRecipes.swift").slice(named: "chat"))
        #expect(chat.split(separator: "\n", omittingEmptySubsequences: false).count <= 45)
    }

    /// The lines of all documents that name a slice.
    private static let shown = Result {
        try Set(
            documents.flatMap {
                try text(of: $0).split(separator: "\n").filter { $0.hasPrefix("<!-- snippet:") }
            })
    }
}

/// A fenced block of Swift and the comment in the line above it.
private struct CodeBlock {
    let marker: Substring
    let code: String

    /// The place of the block: a file, and a slice of it or nil for anywhere in it.
    var place: (file: String, slice: String?)? {
        let words = marker.split(separator: " ")
        guard words.count == 4, words.first == "<!--", words.last == "-->" else { return nil }
        if words[1] == "source:" { return (String(words[2]), nil) }
        let parts = words[2].split(separator: "/")
        guard words[1] == "snippet:", parts.count == 2 else { return nil }
        return ("Snippets/\(parts[0]).swift", String(parts[1]))
    }

    static func all(in document: String) -> [CodeBlock] {
        let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.filter { lines[$0] == "```swift" }.map { start in
            let code = lines[(start + 1)...].prefix { $0 != "```" }
            return CodeBlock(
                marker: start > 0 ? lines[start - 1] : "", code: code.joined(separator: "\n"))
        }
    }
}

extension String {
    /// The text between `// snippet.name` and `// snippet.end`.
    fileprivate func slice(named name: String) -> String? {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(of: "// snippet.\(name)") else { return nil }
        return lines[(start + 1)...].prefix { $0 != "// snippet.end" }.joined(separator: "\n")
    }

    fileprivate var sliceNames: [Substring] {
        split(separator: "\n").filter { $0.hasPrefix("// snippet.") }
            .map { $0.dropFirst("// snippet.".count) }
            .filter { $0 != "end" }
    }
}
