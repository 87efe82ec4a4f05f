import Foundation
import Testing

/// Keeps the document and the tests of the contract the same.
@Suite(.virtualLimit) struct ContractTests {
    @Test func `every promise has a test`() throws {
        #expect(try Self.promises().subtracting(Self.tests()) == [])
    }

    @Test func `every test keeps a promise`() throws {
        #expect(try Self.tests().subtracting(Self.promises()) == [])
    }

    @Test func `no promise is made twice`() throws {
        #expect(try Self.lines().count == Self.promises().count)
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    /// The list items of the document, without the full stop.
    private static func lines() throws -> [String] {
        let root = folder.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: root.appending(path: "CONTRACT.md"), encoding: .utf8)
            .split(separator: "\n")
            .filter { $0.hasPrefix("- ") }
            .map { String($0.dropFirst(2)) }
    }

    private static func promises() throws -> Set<String> { Set(try lines()) }

    /// The names of the tests in the files `…Contract.swift` beside this one.
    private static func tests() throws -> Set<String> {
        let files = try FileManager.default
            .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix("Contract.swift") }
        let name = /func `([^`]+)`\(/
        return Set(
            try files.flatMap { file in
                try String(contentsOf: file, encoding: .utf8).matches(of: name).map { String($0.1) }
            })
    }
}
