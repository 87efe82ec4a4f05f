import Foundation
import ResponseMapper
import Testing

/// Values that are long, deep, large or at the edge.
@Suite(.hangLimit) struct JSONLimitsTests {
    private func nested(_ depth: Int, _ start: String, _ end: String) -> String {
        String(repeating: start, count: depth) + "1" + String(repeating: end, count: depth)
    }

    @Test(arguments: [("[", "]", 1), (#"{"a":"#, "}", 1), (#"[{"a":"#, "}]", 2)])
    func `nesting is limited to 512 levels, closed or not`(
        start: String, end: String, levels: Int
    ) throws {
        let deepest = nested(512 / levels, start, end)
        #expect(try JSON(parsing: deepest).text == deepest)
        for text in [
            nested(512 / levels + 1, start, end), nested(100_000, start, end),
            String(repeating: start, count: 1_000_000),
        ] {
            let error = #expect(throws: JSONError.self) { try JSON(parsing: text) }
            #expect(error?.wanted == "at most 512 levels")
        }
    }

    @Test func `the depth is the caller's, and siblings do not count`() throws {
        #expect(throws: JSONError.self) { try JSON(parsing: "[[1]]", depth: 1) }
        #expect(throws: JSONError.self) { try JSON(parsing: "[]", depth: 0) }
        #expect(try JSON(parsing: "[[1]]", depth: 2).text == "[[1]]")
        #expect(try JSON(parsing: "1", depth: 0) == 1)
        var json = try JSON(parsing: nested(20_000, "[", "]"), depth: 20_000)
        for _ in 0..<20_000 { json = json[0] }
        #expect(json == 1)
        let wide = String(repeating: "[{}],", count: 10_000)
        #expect(try JSON(parsing: "[\(wide)0]", depth: 3).count == 10_001)
    }

    @Test func `deep trees that were put together are printed and released`() {
        var list: JSON = 1
        var object: JSON = 1
        var mixed: JSON = 1
        for _ in 0..<50_000 {
            list = [list, 0]
            object = ["a": object]
            mixed = [["a": mixed], ["b"]]
        }
        #expect(list.data.count == 5 * 50_000 - 50_000 + 1)
        #expect(object.count == 1)
        #expect(mixed.count == 2)
        let shared = list
        list = .null
        #expect(shared.count == 2)
    }

    @Test func `all positions and keys of large containers are found, in any order`() throws {
        let count = 50_000
        let elements = (0..<count).map { "[\($0)]" }.joined(separator: ",")
        let members = (0..<count).map { "\"same start \($0) same end\":\($0)" }
        let list = try JSON(parsing: "[\(elements)]")
        let object = try JSON(
            parsing: #"{\#(members.joined(separator: ",")),"same start 7 same end":"last"}"#)
        for index in 0..<count {
            #expect(list[index][0].int == index)
            let key = "same start \(count - 1 - index) same end"
            #expect(object[key].int == (index == count - 8 ? nil : count - 1 - index))
        }
        #expect(object["same start 7 same end"] == "last")
        #expect(!object["same start"].exists)
        #expect(!list[count].exists)
    }

    @Test(arguments: [1, 15, 16, 17, 4095, 4096, 4097])
    func `a text may end where its memory ends`(count: Int) throws {
        let page = sysconf(Int32(_SC_PAGESIZE))
        let memory = try #require(
            mmap(nil, 3 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0))
        defer { munmap(memory, 3 * page) }
        #expect(mprotect(memory + 2 * page, page, PROT_NONE) == 0)
        for text in [
            "\"\(String(repeating: "é", count: count))", String(repeating: "1", count: count),
        ] {
            let bytes = Array(text.utf8)
            guard bytes.count <= 2 * page else { continue }
            let start = memory + 2 * page - bytes.count
            start.copyMemory(from: bytes, byteCount: bytes.count)
            let data = Data(bytesNoCopy: start, count: bytes.count, deallocator: .none)
            #expect(((try? JSON(parsing: data)) != nil) == (text.first == "1"))
        }
    }

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
