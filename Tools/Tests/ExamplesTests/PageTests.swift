import Foundation
import Testing

/// The page that begins with a description has the table that is made of it.
@Suite struct PageTests {
    private static let root = folder.deletingLastPathComponent()

    private func text(of file: String) throws -> String {
        try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
    }

    @Test func `the page and its snippet have the table of the small description`() throws {
        let table = try text(of: "Tools/Examples/TeaShopAPI.swift")
        let start = try #require(table.range(of: "/// A shop for tea."))
        let end = try #require(table.range(of: "\n// Not in this table"))
        let code = String(table[start.lowerBound..<end.lowerBound])
        #expect(try text(of: "Snippets/FromADescription.swift").contains(code))
        let head = try #require(code.range(of: "struct TeaShopAPI: API"))
        let tail = try #require(code.range(of: "\n}\n"))
        let page = "Sources/ResponseMapper/ResponseMapper.docc/FromADescription.md"
        #expect(try text(of: page).contains(code[head.lowerBound..<tail.upperBound]))
    }
}
