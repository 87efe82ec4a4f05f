import Testing

/// The tutorial shows programs that are compiled: its code files are those of `Snippets/Tutorial`.
@Suite struct TutorialTests {
    private static let folder = "\(Catalogue.responseMapper.folder)/Resources"

    @Test func `the steps show all programs in their order`() throws {
        let page = try text(of: "\(Catalogue.responseMapper.folder)/FirstCall.tutorial")
        let shown = page.matches(of: /file: "([^"]+)"/).map { "Snippets/Tutorial/\($0.1)" }
        #expect(try shown == files(in: "Snippets/Tutorial"))
    }

    @Test(arguments: try files(in: "Snippets/Tutorial").map { $0.split(separator: "/")[2] })
    func `a step shows the program that is compiled`(_ file: Substring) throws {
        #expect(try text(of: "\(Self.folder)/\(file)") == text(of: "Snippets/Tutorial/\(file)"))
    }
}
