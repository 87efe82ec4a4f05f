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
}
