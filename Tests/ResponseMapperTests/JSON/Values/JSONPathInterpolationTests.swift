import Foundation
import ResponseMapper
import Testing

struct JSONPathInterpolationTests {
    private enum Field: String { case name = "full>name" }

    private static let paths: [(JSONPath, [JSONPath.Part])] = {
        let (index, key, empty, digits) = (2, "a>b\\c", "", "0")
        let path: JSONPath = "list>1"
        return [
            ("list>\(index)>id", [.key("list"), .index(2), .key("id")]),
            ("\(index)", [.index(2)]),
            ("\(key)", [.key("a>b\\c")]),
            ("x>\(key)>y", [.key("x"), .key("a>b\\c"), .key("y")]),
            ("x>\(empty)>y", [.key("x"), .key(""), .key("y")]),
            ("x>>y>\(digits)", [.key("x"), .key("y"), .key("0")]),
            ("item\(index)", [.key("item2")]),
            ("\(index)th>\(index)\(index)", [.key("2th"), .key("22")]),
            ("1\(key)", [.key("1a>b\\c")]),
            ("\(path)>\(index)", [.key("list"), .index(1), .index(2)]),
            ("\(JSONPath.root)a", [.key("a")]),
            ("a>\(JSONPath.Part.index(3))", [.key("a"), .index(3)]),
            ("\(Field.name)>\(Int8(1))", [.key("full>name"), .index(1)]),
            ("\(key.prefix(1))>\(true)", [.key("a"), .key("true")]),
            ("a\\\(key)", [.key("a\\a>b\\c")]),
            ("\(UInt64.max)", [.key("18446744073709551615")]),
        ]
    }()

    @Test(arguments: paths) func `values are parts as they are`(
        path: JSONPath, parts: [JSONPath.Part]
    ) {
        #expect(path.parts == parts)
    }

    @Test func `paths with values lead through JSON and records`() throws {
        var json: JSON = ["list": [["id": 1], ["id": 2]], "a>b": ["c": 3]]
        for index in 0..<2 { #expect(json[path: "list>\(index)>id"].int == index + 1) }
        let key = "a>b"
        #expect(try json.get("\(key)>c") == 3)
        json[path: "list>\(2)>\(key)"] = 4
        #expect(json["list"][2][key] == 4)
        var record = try Record(json)
        #expect(record["\(key)>c"] == 3)
        record["list>\(0)>id"] = 7
        #expect(record.json["list", 0, "id"] == 7)
    }
}
