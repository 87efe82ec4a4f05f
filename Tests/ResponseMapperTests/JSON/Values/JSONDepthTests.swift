import Foundation
import ResponseMapper
import Testing

/// Operations that take no stack, however deep a value is; and those that throw at its end.
@Suite(.hangLimit) struct JSONDepthTests {
    private static let depth = 10_000

    private func deep(_ wrap: (JSON) -> JSON, around value: JSON = 1) -> JSON {
        (0..<Self.depth).reduce(value) { value, _ in wrap(value) }
    }

    @Test func `deep values are compared, ordered and hashed`() throws {
        for wrap in [{ [$0, 0] }, { ["a": $0] }, { [["a": $0], "b"] }] as [(JSON) -> JSON] {
            let (one, same, other) = (deep(wrap), deep(wrap), deep(wrap, around: 2))
            #expect(one == same && one != other)
            #expect(one < other && !(one < same) && !(other < one))
            #expect(one.hashValue == same.hashValue && one.hashValue != other.hashValue)
            let parsed = try JSON(parsing: one.data, depth: 2 * Self.depth)
            #expect(parsed == one && parsed.hashValue == one.hashValue)
        }
    }

    @Test func `deep values are merged`() throws {
        var one = deep({ ["a": $0, "n": 1] }, around: ["x": 1])
        try one.merge(with: deep({ ["a": $0, "n": 2] }, around: ["y": 2]))
        let expected = deep({ ["a": $0, "n": 2] }, around: ["x": 1, "y": 2])
        #expect(one == expected)
    }

    @Test func `deep records are compared and described`() throws {
        let records = try [Record(deep { ["a": $0] }), Record(deep { ["a": $0] })]
        #expect(records[0] == records[1] && Set(records).count == 1)
    }

    @Test func `deep containers of a decoder are released`() throws {
        struct Innermost: Decodable {
            init(from decoder: any Decoder) throws {
                var list = try decoder.unkeyedContainer()
                while let inner = try? list.nestedUnkeyedContainer() { list = inner }
                #expect(try list.decode(Int.self) == 1)
            }
        }
        let json = try JSON(parsing: deep { [$0] }.data, depth: Self.depth)
        _ = try ModelDecoder().decode(Innermost.self, from: json)
    }
}
