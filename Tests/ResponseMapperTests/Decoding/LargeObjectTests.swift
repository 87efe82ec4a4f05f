import Foundation
import Testing

@testable import ResponseMapper

/// Members are found by a hash of their names, and not compared with each other.
@Suite(.hangLimit) struct LargeObjectTests {
    /// Keys that differ by code point, and are all the same text to Swift.
    private static let equivalent = (0..<1 << 16).map { number in
        (0..<16).map { number >> $0 & 1 == 0 ? "\u{E9}" : "e\u{301}" }.joined()
    }

    /// The number of members, and some of them.
    private struct Counted: Decodable {
        let count: Int
        let values: [Int]

        init(from decoder: any Decoder) throws {
            let members = try decoder.container(keyedBy: Name.self)
            let keys = members.allKeys
            count = keys.count
            values = try [0, keys.count / 2, keys.count - 1].map {
                try members.decode(Int.self, forKey: keys[$0])
            }
        }
    }

    @Test func `many members are decoded`() throws {
        let count = 200_000
        let members = (0..<count).map { "\"customer \($0) identifier\":\($0)" }
        let text = "{" + members.joined(separator: ",") + "}"
        let counted = try ModelDecoder().decode(Counted.self, from: text)
        #expect(counted.count == count && counted.values == [0, count / 2, count - 1])
    }

    @Test func `keys that Swift takes for equal are decoded`() throws {
        let members = Self.equivalent.enumerated().map { "\"\($1)\":\($0)" }
        let text = "{" + members.joined(separator: ",") + "}"
        let counted = try ModelDecoder().decode(Counted.self, from: text)
        #expect(counted.count == 1 << 16 && counted.values == [0, 1 << 15, 1 << 16 - 1])
    }

    @Test func `keys that Swift takes for equal are changed`() throws {
        var json = JSON(object: Self.equivalent.map { ($0, 0) })
        for (number, key) in Self.equivalent.enumerated() { json[key] = JSON(number) }
        #expect(json.count == 1 << 16)
        #expect(json[Self.equivalent[12_345]] == 12_345)
        let merged = try json.merged(with: JSON(object: Self.equivalent.map { ($0, 7) }))
        #expect(merged.count == 1 << 16 && merged[Self.equivalent[12_345]] == 7)
    }

    @Test func `keys that Swift takes for equal have hashes of their own`() {
        #expect(Set(Self.equivalent).count == 1)
        #expect(Set(Self.equivalent.map(\.hashValue)).count == 1)
        let names = Self.equivalent.map { ExactName(text: $0) }
        #expect(Set(names.map(\.hashValue)).count > names.count * 99 / 100)
    }

    @Test(arguments: [(1, true), (256, true), (257, false), (100_000, false)])
    func `keys are compared with each other up to a number`(count: Int, isAsked: Bool) throws {
        let members = (0..<count).map { "\"customer \($0)\":0" }.joined(separator: ",")
        let tape = try Tape(PaddedText(copying: "{" + members + "}"))
        #expect(tape.hasDistinctKeys(tape.root) == isAsked)
    }

    @Test func `in each object a search begins behind the key that was found last`() throws {
        let tape = try Tape(PaddedText(copying: #"{"a":1,"b":{"a":0,"c":0},"c":3}"#))
        let outer = tape.root
        #expect(tape.start(in: outer) == tape.first(in: outer))
        let inner = try #require(tape.member("b", of: outer))
        #expect(tape.start(in: outer) == tape.next(after: inner))
        let zero = try #require(tape.member("a", of: inner))
        #expect(tape.start(in: inner) == tape.next(after: zero))
        #expect(tape.start(in: outer) == tape.next(after: inner))
    }

    @Test func `a large object that is asked often has a table of its keys`() throws {
        let members = (0..<1000).map { "\"customer \($0)\":0" }.joined(separator: ",")
        let tape = try Tape(PaddedText(copying: "{" + members + "}"))
        #expect(tape.keyTable(of: tape.root) == nil)
        for number in 0..<10 { #expect(tape.member("customer \(number)", of: tape.root) != nil) }
        let table = try #require(tape.keyTable(of: tape.root))
        let last = tape.member("customer 999", of: tape.root)
        #expect(table[ExactName(text: "customer 999")] == last)
        #expect(table.count == 1000)
    }
}
