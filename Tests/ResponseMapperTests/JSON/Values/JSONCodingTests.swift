import Foundation
import ResponseMapper
import Testing

/// JSON inside models that other coders read.
struct JSONCodingTests {
    private struct Model: Decodable {
        let name: String
        let extra: JSON
        let more: JSON?
    }

    @Test(arguments: [
        "null", "true", "false", "0", "-1", "9223372036854775807", "18446744073709551615", "1.5",
        "0.1", "1e30", #""""#, #""1""#, #""中\n""#, "[]", "[1,[2,null],\"x\"]", "{}",
        #"{"a":{"b":[true,{"c":null}]}}"#, "12345678901234567890123456.789",
    ])
    func `any JSON is read by Foundation's decoder`(source: String) throws {
        let json = try JSON(parsing: source)
        let model = try JSONDecoder().decode(
            Model.self, from: Data(#"{"name":"n","extra":\#(source)}"#.utf8))
        #expect(model.extra == json)
        #expect(model.name == "n" && model.more == nil)
        #expect(try JSONDecoder().decode([JSON].self, from: Data("[\(source)]".utf8)) == [json])
    }

    @Test(arguments: [20, 37, 38])
    func `38 digits of a number come through another decoder`(count: Int) throws {
        let digits = String("12345678901234567890123456789012345678".prefix(count))
        for text in [digits, "-" + digits] {
            #expect(try JSONDecoder().decode(JSON.self, from: Data(text.utf8)).text == text)
        }
    }

    @Test func `a property list is read, too`() throws {
        let list: [String: Any] = ["a": [1, 2.5, "x", true], "b": ["c": -1]]
        let data = try PropertyListSerialization.data(
            fromPropertyList: list, format: .binary, options: 0)
        #expect(
            try PropertyListDecoder().decode(JSON.self, from: data)
                == ["a": [1, 2.5, "x", true], "b": ["c": -1]])
    }
}
