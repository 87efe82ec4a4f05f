import Foundation
import Testing

@testable import ResponseMapper

/// A lookup starts where the last one ended; what it finds is the same wherever it starts.
@Suite(.hangLimit) struct LookupTests {
    /// The members in their order, to be compared with what a lookup finds.
    private struct Written {
        let keys: [String]
        let json: JSON

        /// A key says by its name which value is its last.
        init(_ keys: [String], spelling: (String) -> String = { $0 }) throws {
            self.keys = keys
            let members = keys.enumerated().map { "\"\(spelling($1))\":\($0)" }
            json = try JSON(parsing: "{" + members.joined(separator: ",") + "}")
        }

        func isFound(_ key: String) -> Bool {
            json[key].int == keys.lastIndex { $0.utf8.elementsEqual(key.utf8) }
        }
    }

    @Test(arguments: [0, 1, 7, 8, 9, 16, 17, 63, 64, 65, 191, 192, 193, 256, 257, 400])
    func `objects of any size are asked in any order`(count: Int) throws {
        var random = SystemRandomNumberGenerator()
        let written = try Written((0..<count).map { "key\($0)" })
        let asked = written.keys + ["none", "", "key", "key\(count)"]
        for order in [asked, asked.reversed(), asked.shuffled(using: &random)] {
            for key in order { #expect(written.isFound(key), "\(key) in \(order)") }
        }
    }

    @Test(arguments: [2, 7, 8, 20, 64, 65, 192, 193, 257])
    func `of a repeated key the last value is found, wherever it stands`(count: Int) throws {
        var random = SystemRandomNumberGenerator()
        for repeated in [0, count / 2, count - 1] {
            var keys = (0..<count).map { "key\($0)" }
            keys[repeated] = repeated == 0 ? "key\(count - 1)" : "key0"
            let written = try Written(keys)
            for _ in 0..<3 {
                for key in keys.shuffled(using: &random) {
                    #expect(written.isFound(key), "\(key) of \(keys)")
                }
            }
        }
    }

    @Test func `a key that an escape makes a repeated one is one`() throws {
        let keys = (0..<12).map { "k\($0)" } + ["k3"]
        let written = try Written(keys) { $0 == "k3" ? "\\u006b3" : $0 }
        let half = try JSON(parsing: #"{"a":1,"b":0,"c":0,"d":0,"e":0,"f":0,"g":0,"\u0061":2}"#)
        for _ in 0..<3 {
            for key in keys { #expect(written.isFound(key)) }
            #expect(half["a"] == 2 && half["g"] == 0)
        }
        #expect(try JSON(parsing: #"{"\u0061":1,"b":{"a":3},"a":2,"c":[{"a":4}]}"#)["a"] == 2)
    }

    @Test func `keys that differ in nothing that is compared first are told apart`() throws {
        var known: [UInt32: String] = [:]
        var pair: (String, String)?
        for number in 10_000..<99_999 where pair == nil {
            let key = "key\(number)"
            let head = TapeKey(key).head
            if let other = known[head] { pair = (other, key) }
            known[head] = key
        }
        let (one, other) = try #require(pair)
        let others = (0..<10).map { "other\($0)" }
        let written = try Written([one] + others + [other])
        let repeated = try Written([one, other] + others + [one])
        for key in [other, one, "other5", one, other] {
            #expect(written.isFound(key))
            #expect(repeated.isFound(key))
        }
    }

    @Test func `keys beyond ASCII are told apart by code points`() throws {
        let written = try Written(
            ["\u{E9}", "e\u{301}", "", " ", "中文", "👩‍👩‍👧", "é中", "a", "\u{E9}\u{E9}", "b"])
        for key in written.keys + written.keys.reversed() { #expect(written.isFound(key)) }
        #expect(!written.json["e"].exists)
    }

    @Test func `what is inside is asked in between`() throws {
        let depth = 7
        let others = (0..<8).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
        let text = (0..<depth).reversed().reduce("null") { inside, level in
            "{\"level\":\(level),\"in\":\(inside),\(others)}"
        }
        let json = try JSON(parsing: "[\(text),\(text)]")
        for _ in 0..<3 {
            for position in [0, 1] {
                var levels = [json[position]]
                while let last = levels.last, last["in"].exists, !last["in"].isNull {
                    levels.append(last["in"])
                }
                #expect(levels.map { $0["level"].int } == Array(0..<depth))
                for number in 0..<8 {
                    #expect(levels.allSatisfy { $0["k\(number)"].int == number })
                }
                #expect(levels.allSatisfy { !$0["k8"].exists })
            }
        }
    }

    @Test func `many threads ask in orders of their own, and change copies`() async throws {
        let members = (0..<40).map { "\"k\($0)\":\($0)" }
        let one = "{" + members.joined(separator: ",") + "}"
        let twice = "{\"k7\":-1," + members.joined(separator: ",") + ",\"k3\":-3}"
        let json = try JSON(parsing: "[\(one),\(twice)]")
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<16 {
                group.addTask {
                    (0..<2000).allSatisfy { number in
                        let key = (number * 7 + task * 3) % 40
                        var copy = json[0]
                        if number.isMultiple(of: 20) { copy["k\(key)"] = "mine" }
                        return json[0]["k\(key)"].int == key
                            && json[1]["k\(key)"].int == (key == 3 ? -3 : key)
                            && (copy["k\(key)"] == "mine") == number.isMultiple(of: 20)
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    private func root(_ source: String) throws -> JSON {
        let tape = try Tape(PaddedText(copying: source))
        return JSON(tape, tape.root)
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
}
