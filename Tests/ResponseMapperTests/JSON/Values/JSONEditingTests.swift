@testable import ResponseMapper
import Testing

struct JSONEditingTests {
    private func parsed(_ text: String) throws -> JSON { try JSON(parsing: text) }

    @Test func `changing a parsed value leaves the rest as it was written`() throws {
        let source = try parsed(#"{"a":{"b":1.0,"c":[1e2,"\u0061"]},"d":{"e":-0}}"#)
        var json = source
        json["a"]["b"] = 2
        json["a"]["c"][0] = nil
        #expect(json.text == #"{"a":{"b":2,"c":[null,"a"]},"d":{"e":-0}}"#)
        #expect(source["a"]["b"].numberText == "1.0")
    }

    @Test(arguments: [
        ("[]", "[1]"), ("[0]", "[0,1]"), ("null", "[1]"), ("{}", "{}"), (#"{"a":1}"#, #"{"a":1}"#),
        ("7", "7"), (#""x""#, #""x""#), ("true", "true"),
    ])
    func `append adds to arrays only`(source: String, text: String) throws {
        var json = try parsed(source)
        json.append(1)
        #expect(json.text == text)
    }

    @Test func `append makes an array where there is nothing`() {
        var json: JSON = [:]
        json["list"].append(1)
        json["list"].append(.absent)
        #expect(json == ["list": [1, nil]])
    }

    @Test func `remove takes out and gives what was there`() throws {
        var json = try parsed(#"{"a":1,"b":[1,2,3],"a":2}"#)
        #expect(json.remove("a") == 2)
        #expect(json.remove("a") == .absent)
        #expect(json["b"].remove(at: 1) == 2)
        #expect(json["b"].remove(at: 2) == .absent)
        #expect(json["b"].remove(at: -1) == .absent)
        #expect(json["b"].remove("1") == .absent)
        #expect(json.remove(at: 0) == .absent)
        #expect(json.text == #"{"b":[1,3]}"#)
    }

    @Test(arguments: [
        (#"{"a":1}"#, #"{"b":2}"#, #"{"a":1,"b":2}"#),
        (#"{"a":1}"#, #"{"a":2}"#, #"{"a":2}"#),
        (#"{"a":{"x":1,"y":2}}"#, #"{"a":{"y":3,"z":4}}"#, #"{"a":{"x":1,"y":3,"z":4}}"#),
        (#"{"a":[1,2]}"#, #"{"a":[3]}"#, #"{"a":[1,2,3]}"#),
        (#"{"a":{"x":1}}"#, #"{"a":7}"#, #"{"a":7}"#),
        (#"{"a":7}"#, #"{"a":{"x":1}}"#, #"{"a":{"x":1}}"#),
        (#"{"a":1}"#, #"{"a":null}"#, #"{"a":null}"#),
        (#"{"a":[1]}"#, #"{"a":[2],"a":[3]}"#, #"{"a":[1,3]}"#),
        (#"{}"#, #"{"a":{"b":{}}}"#, #"{"a":{"b":{}}}"#),
        ("[1]", "[[2]]", "[1,[2]]"), ("1", "2", "2"), ("null", "null", "null"),
    ])
    func `merge lays one value over another`(base: String, other: String, text: String) throws {
        #expect(try parsed(base).merged(with: parsed(other)).text == text)
    }

    @Test(arguments: [("{}", "[]"), ("[]", "{}"), ("1", "\"1\""), ("{}", "null")])
    func `a clash at the top throws and changes nothing`(base: String, other: String) throws {
        var json = try parsed(base)
        let other = try parsed(other)
        #expect(throws: MapError.self) { try json.merge(with: other) }
        #expect(json.text == base)
    }

    @Test func `iteration gives keys and values in order, and indices of arrays`() throws {
        let json = try parsed(#"{"b":1,"a":[true,"x"],"b":2}"#)
        #expect(json.map { "\($0.key)=\($0.value.text)" } == ["b=1", #"a=[true,"x"]"#, "b=2"])
        #expect(json["a"].map(\.key) == ["0", "1"])
        #expect(JSON("text").map(\.key).isEmpty && JSON.absent.map(\.key).isEmpty)
    }

    @Test(
        arguments: [
            (#"{"a":1}"#, "a", 2, #"{"a":2}"#), (#"{"a":1}"#, "b", 2, #"{"a":1,"b":2}"#),
            ("null", "a>b", 1, #"{"a":{"b":1}}"#), (#"{"a":null}"#, "a>b", 1, #"{"a":{"b":1}}"#),
            ("[1,2]", "0", 9, "[9,2]"), ("[1,2]", "2", 3, "[1,2,3]"),
            ("[]", "0>a", 1, #"[{"a":1}]"#),
            ("{}", "a>0>b", 1, #"{"a":[{"b":1}]}"#),
            (#"{"a":[]}"#, "a>0>b", 1, #"{"a":[{"b":1}]}"#),
            ("1", "", 2, "2"), (#"{"7":1}"#, "7", 2, #"{"7":2}"#),
            (#"{"a":1,"b":2,"a":3}"#, "a", 4, #"{"a":1,"b":2,"a":4}"#),
            // Taking away
            (#"{"a":1,"b":2,"a":3}"#, "a", .absent, #"{"b":2}"#),
            ("[1,2]", "0", .absent, "[null,2]"),
            (#"{"a":{"b":1}}"#, "a>b", .absent, #"{"a":{}}"#), ("{}", "a>b", .absent, "{}"),
            ("null", "a", .absent, "null"), ("[1]", "1", .absent, "[1]"),
            // No place
            ("[1,2]", "3", 3, "[1,2]"), ("[1,2]", "a", 3, "[1,2]"), ("5", "a", 3, "5"),
            (#"{"a":"x"}"#, "a>b>c", 3, #"{"a":"x"}"#), ("null", "3", 3, "null"),
            ("{}", "a>>b", 1, #"{"a":{"b":1}}"#),
        ] as [(String, JSONPath, JSON, String)])
    func `assigning at a path`(source: String, path: JSONPath, value: JSON, text: String) throws {
        var json = try JSON(parsing: source)
        json[path: path] = value
        #expect(json.text == text)
    }

    @Test func `assigning through subscripts changes a copy only`() {
        let original: JSON = ["user": ["name": "a", "tags": ["x"]]]
        var copy = original
        copy["user"]["name"] = "b"
        copy["user"]["tags"][1] = "y"
        copy["user", "tags", 0] = "z"
        copy["new"]["deep"] = true
        #expect(copy.text == #"{"user":{"name":"b","tags":["z","y"]},"new":{"deep":true}}"#)
        #expect(original.text == #"{"user":{"name":"a","tags":["x"]}}"#)
    }

    @Test func `an object may grow and shrink past its index`() {
        var json: JSON = [:]
        for key in 0..<100 { json["k\(key)"] = JSON(key) }
        json["k0"] = .absent
        #expect(json.keys == (1..<100).map { "k\($0)" } && json.map(\.key) == json.keys)
        for key in 0..<100 where key != 50 { json["k\(key)"] = .absent }
        #expect(json.text == #"{"k50":50}"#)
        #expect(json["k50"] == 50)
    }

    @Test func `a scalar is assigned to a value of any kind, and to a missing one`() {
        var json: JSON = ["name": 1, "list": [1], "none": nil]
        json["name"].string = "Bea"
        json["list"].int = 2
        json["none"].bool = true
        json["new"]["deep"].double = 1.5
        #expect(json == ["name": "Bea", "list": 2, "none": true, "new": ["deep": 1.5]] as JSON)
        json["name"].string = nil
        json["other"].int = nil
        #expect(json["name"].isNull && json["other"].isNull)
    }
}
