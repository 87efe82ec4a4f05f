import Foundation
import ResponseMapper
import Testing

@Suite(.hangLimit) struct RecordMakingTests {
    private let response = Response(
        """
        {"error":false,"errMsg":"ok",
         "results":{"name":"n","list":[{"name":"a"},{"name":"b"}],"bad":[{},1]}}
        """,
        envelope: Envelope(status: "error", success: false, tip: "errMsg", model: "results"))
    private let listed = Envelope(
        status: "error", success: false, tip: "errMsg", model: "results>list")
    private let failed = Response(#"{"error":true,"errMsg":"no"}"#, envelope: gank)

    @Test func `a response gives models of a protocol`() throws {
        #expect(try response.mapObject(Record.self).human.name == "n")
        #expect(try response.mapObject(Record.self, at: "results>list>1").human.name == "b")
        let humans = try response.mapArray(Record.self, at: "results>list").map(\.human)
        #expect(humans.map(\.name) == ["a", "b"])
        let (outcome, human) = try response.mapObjResult(Record.self)
        #expect(outcome.isSuccess)
        #expect(human.human.name == "n")
        #expect(
            try response.mapArrayResult(Record.self, by: listed).1.map(\.human.name) == ["a", "b"])
    }

    @Test func `an error says where and what`() {
        let none = #expect(throws: MapError.self) {
            try response.mapObject(Record.self, at: "results>none")
        }
        #expect(
            none?.description
                == "$.results.none: wanted a value, found nothing; keys: name, list, bad")
        MapError.expect(#"$.results.name: wanted object, found string "n""#) {
            try response.mapObject(Record.self, at: "results>name")
        }
        let bad = #expect(throws: MapError.self) {
            try response.mapArray(Record.self, at: "results>bad")
        }
        #expect(bad?.description == "$.results.bad[1]: wanted object, found number 1")
    }

    @Test func `a failure without a model is the server's`() throws {
        #expect(throws: MapError(.business(try failed.mapResult()))) {
            try failed.mapObjResult(Record.self)
        }
        #expect(try failed.mapArrayResult(Record.self).1.isEmpty)
        #expect(throws: MapError(.business(try failed.mapResult()))) {
            try failed.mapObject(Record.self, at: "", requiring: .success)
        }
    }

    @Test func `a record is made of JSON, text, data and dictionaries`() throws {
        let text = #"{"name":"petter","age":30}"#
        let records = [
            try Record(["name": "petter", "age": 30] as JSON),
            try Record(from: text),
            try Record(from: Data(text.utf8)),
            try Record(from: ["name": "petter", "age": 30]),
            ["name": "petter", "age": 30],
        ]
        for record in records {
            #expect(record.human.name == "petter")
            #expect(record.human.age == 30)
        }
    }

    @Test func `a dictionary of what JSONSerialization gives keeps its types`() throws {
        let text = #"{"a":[1,true,null,"t",1.5],"b":{"c":9007199254740993},"d":false,"e":0}"#
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let dictionary = try #require(object as? [String: Any])
        #expect(try Record(from: dictionary).json.text == text)
    }

    @Test func `a dictionary holds values, models and what Objective-C has`() throws {
        let human: Record = ["name": "n"]
        let record = try Record(from: [
            "a": Int8(1), "b": Decimal(2), "c": human.human, "d": NSNumber(value: true),
            "e": NSNumber(value: UInt64.max), "f": NSNumber(value: 0.5), "g": NSNull(),
            "h": Int?.none as Any, "i": ["x": [1.5]], "j": NSNumber(value: Int64.min),
            "k": NSDecimalNumber(string: "0.12345678901234567891"),
            "l": NSNumber(value: Float(0.1)), "m": NSString("t"),
            "n": NSNumber(value: Int8(5)), "o": [NSNumber(value: Int8(1)), NSNumber(value: false)],
        ])
        #expect(
            record.json.text == #"""
                {"a":1,"b":2,"c":{"name":"n"},"d":true,"e":18446744073709551615,"f":0.5,"g":null,\#
                "i":{"x":[1.5]},"j":-9223372036854775808,"k":0.12345678901234567891,"l":0.1,\#
                "m":"t","n":5,"o":[1,false]}
                """#)
    }

    @Test func `a list of any values is JSON, too`() throws {
        let values: [Any] = [1, "a", [true], ["b": 1.5] as [String: Any], NSNull()]
        #expect(try JSON(any: values) == [1, "a", [true], ["b": 1.5], nil])
    }

    @Test func `what JSON does not have is an error with its path`() {
        MapError.expect("$.a.b[1]: wanted a value that JSON has, found a Range<Int>") {
            try Record(from: ["a": ["b": [1, 2..<3] as [Any]]])
        }
        #expect(throws: MapError.self) { try Record(from: ["a": Set([AnyHashable(1)])]) }
    }

    @Test(arguments: [
        ("{\"name\":", "not JSON: byte 8 (line 1, column 9): wanted a value, found the end"),
        ("", "wanted JSON, found an empty body"),
        ("[1]", "$: wanted object, found array of 1"),
        ("null", "$: wanted object, found null"),
        ("\"{}\"", "$: wanted object, found string \"{}\""),
    ])
    func `what is no object is an error, never an empty record`(text: String, error: String) {
        let texts = #expect(throws: MapError.self) { try Record(from: text) }
        let bytes = #expect(throws: MapError.self) { try Record(from: Data(text.utf8)) }
        #expect(texts?.description == error)
        #expect(bytes?.description == error)
    }

    @Test func `an array gives as many records, also none`() throws {
        let text = #"[{"name":"a"},{"name":"b"}]"#
        #expect(try [Record](from: text).map(\.human.name) == ["a", "b"])
        #expect(try [Record](from: Data(text.utf8)).count == 2)
        #expect(try [Record](from: "[]") == [])
    }

    @Test(arguments: [
        ("{}", "$: wanted an array, found object of 0"),
        (#"[{},null]"#, "$[1]: wanted object, found null"),
        ("[", "not JSON: byte 1 (line 1, column 2): wanted a value, found the end"),
    ])
    func `an array of something else is an error`(text: String, error: String) {
        MapError.expect(error) { try [Record](from: text) }
    }

    @Test func `records are read strictly inside of JSON`() throws {
        let json: JSON = ["one": ["name": "a"], "many": [["name": "b"]], "none": nil]
        let one: Record = try json.get("one")
        #expect(one.human.name == "a")
        #expect(try json.get("many", as: [Record].self)[0].human.name == "b")
        #expect(try json.get("none", as: Record?.self) == nil)
        #expect(throws: MapError.self) { try json.get("one>name", as: Record.self) }
        #expect(throws: MapError.missing(path: .root)) { try Record(json["other"]) }
    }
}
