import ResponseMapper
import Testing

struct JSONSetTests {
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
        for key in 0..<100 where key != 50 { json["k\(key)"] = .absent }
        #expect(json.text == #"{"k50":50}"#)
        #expect(json["k50"] == 50)
    }
}
