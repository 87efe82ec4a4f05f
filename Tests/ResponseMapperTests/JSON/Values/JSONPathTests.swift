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
}
