import Foundation
import Testing

/// Every file that a document of the package's root refers to exists.
@Suite struct LinkTests {
    @Test(arguments: ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CONTRACT.md"])
    func `every file that a document links to exists`(_ document: String) throws {
        let source = try text(of: document)
        let links = source.matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)/).map(\.1)
        let pictures = source.matches(of: /src(?:set)?="([^":]+)"/).map(\.1)
        for file in links + pictures {
            let isThere = FileManager.default.fileExists(atPath: path(of: String(file)))
            #expect(isThere, "\(document): \(file)")
        }
    }
}
