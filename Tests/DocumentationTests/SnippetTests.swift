import Foundation
import Testing

/// The root of the package.
private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Every code block of a document is compiled: it stands in `Snippets/` or in a source file.
@Suite struct SnippetTests {
    @Test(arguments: ["README.md", "CONTRIBUTING.md"])
    func `every Swift block is the snippet or source that it names`(_ document: String) throws {
        let blocks = try CodeBlock.all(in: text(of: document))
        #expect(!blocks.isEmpty)
        for block in blocks {
            let (file, slice) = try #require(block.place, "unnamed block: \(block.code.prefix(80))")
            let source = try text(of: file)
            if let slice {
                #expect(try block.code == #require(source.slice(named: slice), "\(file): \(slice)"))
            } else {
                #expect(source.contains(block.code), "\(file) does not contain the block")
            }
        }
    }

    @Test func `every slice of a snippet stands in a document`() throws {
        let documents = try text(of: "README.md") + text(of: "CONTRIBUTING.md")
        let folder = root.appending(path: "Snippets")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
        #expect(!files.isEmpty)
        for file in files where file.hasSuffix(".swift") {
            let name = file.dropLast(".swift".count)
            for slice in try text(of: "Snippets/\(file)").sliceNames {
                #expect(documents.contains("<!-- snippet: \(name)/\(slice) -->"))
            }
        }
    }

    private func text(of file: String) throws -> String {
        try String(contentsOf: root.appending(path: file), encoding: .utf8)
    }
}

/// A fenced block of Swift and the comment in the line above it.
private struct CodeBlock {
    let marker: Substring
    let code: String

    /// Where the block should stand: a file, and a slice of it or nil for anywhere in it.
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
    /// What stands between `// snippet.name` and `// snippet.end`.
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
