import Foundation
@testable import StreamNet
import Testing

/// The page "Retry, tokens and logging in detail" has the values that each name hides.
struct SecretRuleTests {
    struct Row: Sendable, CustomStringConvertible {
        let names: [String]
        let cells: [String]
        var description: String { names.joined(separator: ", ") }
    }

    private static let rows: [Row] = {
        let page = URL(filePath: #filePath).appending(
            path: "../../../../../Sources/StreamNet/StreamNet.docc/RetryAndTokensInDetail.md")
        let text = (try? String(contentsOf: page.standardized, encoding: .utf8)) ?? ""
        let part = text.components(separatedBy: "\n| Names ").last ?? ""
        return part.split(separator: "\n").dropFirst(2).prefix { $0.first == "|" }.map { line in
            let cells = line.split(separator: "|").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            let names = cells[0].split(separator: "`").filter { !$0.contains(" ") }
            return Row(names: names.map(String.init), cells: Array(cells.dropFirst()))
        }
    }()

    private static let values = [
        #""abc""#, #""1234""#, #""a23456789012345b""#, "1234", #"{"a":"abc"}"#,
    ]

    private func cells(_ name: String, _ redaction: Redaction) -> [String] {
        Self.values.map { value in
            let json = #"{"\#(name)":\#(value)}"#
            return redaction.redacted(json: json) == json ? "shown" : "hidden"
        }
    }

    @Test(arguments: rows) func `the table is right`(row: Row) {
        #expect(!row.names.isEmpty)
        for name in row.names {
            let name = name.replacing("*", with: "x")
            #expect(cells(name, .standard) == row.cells, "\(name)")
            #expect(Set(cells(name, .standard.adding(name))) == ["hidden"])
            #expect(Set(cells(name, .standard.adding(name).showing(name))) == ["shown"])
        }
    }

    @Test func `the table has all rules`() {
        #expect(Self.rows.count == SecretRule.table.count + 1)
    }

    private func isHidden(_ name: String, _ value: String) -> Bool {
        let json = #"{"\#(name)":\#(value)}"#
        return Redaction.standard.redacted(json: json) != json
    }

    @Test(arguments: [
        ("a2345678901234b", false), ("a23456789012345b", true), ("abcdefghijklmnopq", false),
        ("12345678901234567", false), ("a2345678 12345678", false),
    ])
    func `a long text has letters, digits and no space`(text: String, isHidden: Bool) {
        #expect(self.isHidden("key", "\"\(text)\"") == isHidden)
    }

    @Test(arguments: [
        ("true", false), ("false", false), ("null", false), (#""""#, false),
        // A birthday may be a password.
        (#""1990-05-01""#, true), (#"["1990-05-01"]"#, true), (#"{"on":"1990-05-01"}"#, false),
    ])
    func `a value that cannot be a secret is shown`(value: String, isHidden: Bool) {
        #expect(self.isHidden("password", value) == isHidden)
    }

    @Test(arguments: [
        ("2026-11-30", false), ("2026-11-30T10:00:00.5Z", false), ("2026-11-30T10:00+01:00", false),
        ("2026-11-300", true), ("2026", true), ("2026-11-30Tabc", true),
    ])
    func `a date is none under a name with other meanings`(text: String, isHidden: Bool) {
        #expect(self.isHidden("session", "\"\(text)\"") == isHidden)
    }
}
