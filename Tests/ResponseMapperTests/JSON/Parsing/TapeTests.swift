import Foundation
import Testing

@testable import ResponseMapper

struct TapeTests {
    private func root(_ source: String) throws -> JSON {
        let tape = try Tape(PaddedText(copying: source))
        return JSON(tape, tape.root)
    }

    @Test func `values are found where they stand`() throws {
        let json = try root(#" {"a": [1, -2.5e1, "x\ny", null], "b": {"c": true}, "é": false} "#)
        #expect(json.type == .object && json.count == 3)
        let list = json["a"]
        #expect(list.type == .array && list.count == 4)
        #expect(list[0].int == 1)
        #expect(list[1].double == -25)
        #expect(list[2].string == "x\ny")
        #expect(list[3].type == .null)
        #expect(list[4].type == .absent && list[-1].type == .absent)
        #expect(json["b"]["c"].bool == true)
        #expect(json["é"].bool == false)
        #expect(json["c"].type == .absent)
    }

    @Test(arguments: [
        #"{"a":1,"b":5,"a":2}"#, #"{"\u0061":1,"a":2}"#, #"{"a":1,"\u0061":2}"#,
        #"{"a":[{"a":0}],"b":[],"a":2,"c":{"a":3}}"#,
    ])
    func `of a repeated key the last value is found, however often one asks`(source: String) throws
    {
        let json = try root(source)
        for _ in 0..<3 {
            #expect(json["a"].int == 2)
            _ = json["b"]
        }
    }

    @Test(arguments: [0, 1, 3, 4, 7, 8, 9, 15, 16, 17, 31, 4094, 4095, 4096, 10_000])
    func `strings and keys have any length`(count: Int) throws {
        let plain = String(repeating: "k", count: count)
        let escaped = String(repeating: "\\n", count: count)
        let json = try root("{\"\(plain)\": \"\(escaped)\", \"\(plain)l\": \"\(plain)é\"}")
        #expect(json[plain].string == String(repeating: "\n", count: count))
        #expect(json[plain + "l"].string == plain + "é")
        #expect(json[plain + "m"].string == nil)
        #expect(json[plain + "ll"].string == nil)
    }

    @Test(arguments: [0, 1, 7, 15, 16, 17, 100])
    func `an escape is read wherever it stands`(count: Int) throws {
        let plain = String(repeating: "é", count: count / 2) + String(repeating: "p", count: count)
        for (escape, text) in [
            (#"\n"#, "\n"), (#"\/"#, "/"), (#"\\"#, #"\"#), (#"\u00e9"#, "é"), (#"\u0000"#, "\0"),
            (#"\ud83d\ude00"#, "😀"), (#"\"\t"#, "\"\t"),
        ] {
            for pattern in ["e", "pe", "ep", "eep", "pepe", "epep"] {
                let written = pattern.map { $0 == "e" ? escape : plain }.joined()
                let read = pattern.map { $0 == "e" ? text : plain }.joined()
                #expect(try root("\"\(written)\"").string == read)
            }
        }
    }

    @Test func `long numbers keep their digits`() throws {
        let digits = String(repeating: "7", count: 5000)
        #expect(try root("[\(digits)]")[0].numberText == digits)
        #expect(try root("-\(digits).5").numberText == "-\(digits).5")
    }

    @Test func `all values of a container are visited in order`() throws {
        var seen: [String] = []
        let tape = try Tape(PaddedText(copying: #"{"a":[1,[2]],"b":{},"c":3}"#))
        tape.forEach(in: tape.root) { seen.append("\(tape.key(of: $0)) \(tape.kind(at: $0))") }
        #expect(seen == ["a array", "b object", "c number"])
    }
}
