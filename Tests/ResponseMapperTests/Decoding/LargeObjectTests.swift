import Foundation
import ResponseMapper
import Testing

/// What grew with the square of the members would take minutes here.
@Suite(.timeLimit(.minutes(1))) struct LargeObjectTests {
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
        let count = 200_000
        let members = (0..<count).map { "\"customer \($0) identifier\":\($0)" }
        let text = "{" + members.joined(separator: ",") + "}"
        let counted = try ModelDecoder().decode(Counted.self, from: text)
        #expect(counted.count == count && counted.values == [0, count / 2, count - 1])
    }
}

private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
