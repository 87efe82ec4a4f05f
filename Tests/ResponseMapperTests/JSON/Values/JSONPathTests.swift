import Foundation
import ResponseMapper
import Testing

struct JSONPathTests {
    @Test(
        arguments: [
            ("", []), (">", []), ("a", [.key("a")]), ("a>b", [.key("a"), .key("b")]),
            ("a>>b>", [.key("a"), .key("b")]),
            ("list>0>name", [.key("list"), .index(0), .key("name")]),
            (" a > b ", [.key(" a "), .key(" b ")]), (#"a\>b>c"#, [.key("a>b"), .key("c")]),
            (#"a\\>b"#, [.key(#"a\"#), .key("b")]), (#"a\b"#, [.key(#"a\b"#)]),
            (#"a\"#, [.key(#"a\"#)]),
            (#"\>"#, [.key(">")]), ("007", [.key("007")]), ("-1", [.key("-1")]),
            ("+1", [.key("+1")]),
            ("99999999999999999999", [.key("99999999999999999999")]), ("1.5", [.key("1.5")]),
            ("a.b", [.key("a.b")]), ("中>文", [.key("中"), .key("文")]),
            (">\u{301}", [.key("\u{301}")]),
        ] as [(String, [JSONPath.Part])])
    func `text is read into parts`(text: String, parts: [JSONPath.Part]) {
        #expect(JSONPath(text).parts == parts)
    }

    @Test(arguments: 1...20)
    func `what parts a path is found anywhere in a text`(count: Int) {
        let plain = String(repeating: "k", count: count)
        #expect(JSONPath(plain).parts == [.key(plain)])
        for position in 0...count {
            let (start, end) = (plain.prefix(position), plain.dropFirst(position))
            let parts = [start, end].filter { !$0.isEmpty }.map { JSONPath.Part.key(String($0)) }
            let separated = "\(start)>\(end)"
            #expect(JSONPath(separated).parts == parts)
            for other in [#"\>"#, #"\\"#, #"\"#, "<", "^", "|", "~", "é", "\u{1C}", "0"] {
                let unescaped = [#"\>"#: ">", #"\\"#: #"\"#][other] ?? other
                let part = JSONPath.Part.key("\(start)\(unescaped)\(end)")
                let whole = "\(start)\(other)\(end)"
                #expect(JSONPath(whole).parts == [part], "\(other)")
            }
        }
    }

    @Test(
        arguments: [
            ("", "$"), ("data>list>0>name", "$.data.list[0].name"), ("a b>c", #"$["a b"].c"#),
            ("user_id>x-y", "$.user_id.x-y"), ("007", #"$["007"]"#), (#"a\>b"#, #"$["a>b"]"#),
            ("名字", "$.名字"), (#"say "hi""#, #"$["say \"hi\""]"#), ("7", "$[7]"),
        ] as [(JSONPath, String)])
    func `a path describes itself`(path: JSONPath, description: String) {
        #expect(path.description == description)
    }

    @Test func `paths are built and joined`() {
        let path: JSONPath = [.key("list"), .index(3)]
        #expect(path == "list>3")
        #expect(path + "name" == "list>3>name")
        #expect(JSONPath.root.appending(.key("")).description == #"$[""]"#)
        #expect(Set(["a>b", "a>>b", [.key("a"), .key("b")]] as [JSONPath]).count == 1)
    }

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
    ) { #expect(path.parts == parts) }

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
