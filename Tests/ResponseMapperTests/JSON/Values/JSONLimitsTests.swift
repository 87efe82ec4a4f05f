import Foundation
import ResponseMapper
import Testing

/// Values that are long, deep, large or at the edge.
@Suite(.hangLimit) struct JSONLimitsTests {
    private func nested(_ depth: Int, _ start: String, _ end: String) -> String {
        String(repeating: start, count: depth) + "1" + String(repeating: end, count: depth)
    }

    @Test(arguments: [("[", "]"), (#"{"a":"#, "}"), (#"[{"a":"#, "}]")])
    func `hostile nesting is an error, closed or not`(start: String, end: String) {
        for text in [nested(100_000, start, end), String(repeating: start, count: 100_000)] {
            let error = #expect(throws: JSONError.self) { try JSON(parsing: text) }
            #expect(error?.wanted == "at most 512 levels")
        }
    }

    @Test func `the depth is the caller's`() throws {
        #expect(throws: JSONError.self) { try JSON(parsing: "[[1]]", depth: 1) }
        #expect(throws: JSONError.self) { try JSON(parsing: "[]", depth: 0) }
        #expect(try JSON(parsing: "[[1]]", depth: 2).text == "[[1]]")
        #expect(try JSON(parsing: "1", depth: 0) == 1)
        var json = try JSON(parsing: nested(20_000, "[", "]"), depth: 20_000)
        for _ in 0..<20_000 { json = json[0] }
        #expect(json == 1)
    }

    @Test func `siblings do not count as depth`() throws {
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
            let value = object[key]
            #expect(value.int == (index == count - 8 ? nil : count - 1 - index))
        }
        #expect(object["same start 7 same end"] == "last")
        #expect(!object["same start"].exists)
        #expect(!list[count].exists)
    }

    @Test func `a large list is filled and changed in place`() {
        var json: JSON = ["data": ["list": []]]
        for number in 0..<50_000 { json["data"]["list"].append(JSON(number)) }
        for number in 0..<50_000 { json["data", "list", number] = "changed" }
        for number in 0..<50_000 { json[path: "data>list"][number] = JSON(-number) }
        #expect(json["data"]["list"].count == 50_000)
        #expect(json["data"]["list"][49_999] == -49_999)
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

    @Test func `many threads read one value`() async throws {
        let members = (0..<500).map { "\"k\($0)\":[\($0),\"\\n\"]" }.joined(separator: ",")
        let json = try JSON(
            parsing: "{\"list\":[\(String(repeating: "[0],", count: 500))[1]],\(members)}")
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<16 {
                group.addTask {
                    (0..<500).allSatisfy { number in
                        let key = (number * 7 + task) % 500
                        var copy = json["k\(key)"]
                        copy[1] = "mine"
                        return json["k\(key)"][0].int == key && copy[1] == "mine"
                            && json["k\(key)"][1] == "\n" && json["list"][key] == [0]
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
