import Foundation
import ResponseMapper
import Testing

/// What grew with the square of the members would compute hundreds of times as long.
@Suite(.hangLimit) struct LargeObjectTests {
    /// Keys that differ by code point, and are all the same text to Swift.
    private static let equivalent = keys("\u{E9}", "e\u{301}")
    /// As many that differ for Swift, too.
    private static let others = keys("\u{E8}", "e\u{301}")

    /// All texts of thirteen letters that are one or the other.
    private static func keys(_ one: String, _ other: String) -> [String] {
        (0..<1 << 13).map { number in
            (0..<13).map { number >> $0 & 1 == 0 ? one : other }.joined()
        }
    }

    private static func text(_ keys: some Sequence<String>) -> String {
        "{" + keys.enumerated().map { "\"\($1)\":\($0)" }.joined(separator: ",") + "}"
    }

    /// How many members there are, and what some of them are.
    private struct Counted: Decodable {
        let count: Int
        let values: [Int]

        init(from decoder: any Decoder) throws {
            let members = try decoder.container(keyedBy: AnyKey.self)
            let keys = members.allKeys
            count = keys.count
            values = try [0, keys.count / 2, keys.count - 1].map {
                try members.decode(Int.self, forKey: keys[$0])
            }
        }
    }

    @Test func `many members are decoded as fast as few`() throws {
        let count = 50_000
        let keys = (0..<count).map { "customer \($0) identifier" }
        let many = Self.text(keys)
        let few = Self.text(keys.prefix(count / 100))
        let one = try threadTime {
            let counted = try ModelDecoder().decode(Counted.self, from: many)
            #expect(counted.count == count && counted.values == [0, count / 2, count - 1])
        }
        let hundred = try threadTime {
            for _ in 1...100 { _ = try ModelDecoder().decode(Counted.self, from: few) }
        }
        #expect(one < hundred * 20)
    }

    @Test func `keys that Swift takes for equal are decoded as fast as others`() throws {
        let times = try [Self.equivalent, Self.others].map { keys in
            let text = Self.text(keys)
            return try threadTime {
                let counted = try ModelDecoder().decode(Counted.self, from: text)
                #expect(counted.count == 1 << 13 && counted.values == [0, 1 << 12, 1 << 13 - 1])
            }
        }
        #expect(times[0] < times[1] * 20)
    }

    @Test func `keys that Swift takes for equal are changed as fast as others`() throws {
        let times = try [Self.equivalent, Self.others].map { keys in
            try threadTime {
                var json = JSON(object: keys.map { ($0, 0) })
                for (number, key) in keys.enumerated() { json[key] = JSON(number) }
                #expect(json.count == 1 << 13)
                #expect(json[keys[1_234]] == 1_234)
                let merged = try json.merged(with: JSON(object: keys.map { ($0, 7) }))
                #expect(merged.count == 1 << 13 && merged[keys[1_234]] == 7)
            }
        }
        #expect(times[0] < times[1] * 20)
    }
}

private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
