import Foundation
import Testing

@testable import ResponseMapper

struct TapeTests {
    private func root(_ source: String) throws -> TapeValue {
        let tape = try Tape(PaddedText(copying: source))
        return TapeValue(tape: tape, index: tape.root)
    }

    @Test func `values are found where they stand`() throws {
        let json = try root(#" {"a": [1, -2.5e1, "x\ny", null], "b": {"c": true}, "é": false} "#)
        #expect(json.kind == .object && json.count == 3)
        let list = try #require(json.member("a"))
        #expect(list.kind == .array && list.count == 4)
        #expect(list.element(0)?.integer() == 1)
        #expect(list.element(1)?.double == -25)
        #expect(list.element(2)?.string == "x\ny")
        #expect(list.element(3)?.kind == .null)
        #expect(list.element(4)?.kind == nil && list.element(-1)?.kind == nil)
        #expect(json.member("b")?.member("c")?.bool == true)
        #expect(json.member("é")?.bool == false)
        #expect(json.member("c")?.kind == nil)
    }

    @Test(arguments: [
        #"{"a":1,"b":5,"a":2}"#, #"{"\u0061":1,"a":2}"#, #"{"a":1,"\u0061":2}"#,
        #"{"a":[{"a":0}],"b":[],"a":2,"c":{"a":3}}"#,
    ])
    func `of a repeated key the last value is found, however often one asks`(source: String) throws
    {
        let json = try root(source)
        for _ in 0..<3 {
            #expect(json.member("a")?.integer() == 2)
            _ = json.member("b")
        }
    }

    @Test(arguments: [0, 1, 3, 4, 7, 8, 9, 15, 16, 17, 31, 4094, 4095, 4096, 10_000])
    func `strings and keys have any length`(count: Int) throws {
        let plain = String(repeating: "k", count: count)
        let escaped = String(repeating: "\\n", count: count)
        let json = try root("{\"\(plain)\": \"\(escaped)\", \"\(plain)l\": \"\(plain)é\"}")
        #expect(json.member(plain)?.string == String(repeating: "\n", count: count))
        #expect(json.member(plain + "l")?.string == plain + "é")
        #expect(json.member(plain + "m")?.string == nil)
        #expect(json.member(plain + "ll")?.string == nil)
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
        #expect(try root("[\(digits)]").element(0)?.numberText == digits)
        #expect(try root("-\(digits).5").numberText == "-\(digits).5")
    }

    @Test func `all values of a container are visited in order`() throws {
        var seen: [String] = []
        let json = try root(#"{"a":[1,[2]],"b":{},"c":3}"#)
        json.forEach { index in
            seen.append("\(json.tape.string(at: index - 1) ?? "") \(json.tape.kind(at: index))")
        }
        #expect(seen == ["a array", "b object", "c number"])
    }
}
