import ResponseMapper
import Testing

struct JSONParsingTests {
    @Test(arguments: [
        // Roots and white space
        ("0", "0"), ("null", "null"), ("true", "true"), ("false", "false"), (#""""#, #""""#),
        ("[]", "[]"), ("{}", "{}"), (" \t\r\n1 \t\r\n", "1"), ("[ ]", "[]"), ("{\n}", "{}"),
        ("\u{FEFF}[1]", "[1]"), ("[1 , 2]", "[1,2]"),
        ("{ \"a\" : 1 , \"b\" : 2 }", #"{"a":1,"b":2}"#),
        // Structure
        ("[[],{}]", "[[],{}]"), ("[[[]]]", "[[[]]]"), (#"{"a":{"b":[{}]}}"#, #"{"a":{"b":[{}]}}"#),
        ("[null,null]", "[null,null]"), (#"{"":0}"#, #"{"":0}"#), (#"{"a":[]}"#, #"{"a":[]}"#),
        (#"[{"a":1},[2],"3",4,true,null]"#, #"[{"a":1},[2],"3",4,true,null]"#),
        (#"{"b":1,"a":2,"c":3}"#, #"{"b":1,"a":2,"c":3}"#), (#"{"a":1,"a":2}"#, #"{"a":1,"a":2}"#),
        // Numbers keep their digits
        ("-0", "-0"), ("-1", "-1"), ("1.0", "1.0"), ("-0.0", "-0.0"), ("0.1", "0.1"),
        ("1e5", "1e5"), ("1E5", "1E5"), ("1e+5", "1e+5"), ("1e-5", "1e-5"), ("1.5E-07", "1.5E-07"),
        ("0e0", "0e0"), ("1e400", "1e400"), ("-1e-400", "-1e-400"), ("1e00", "1e00"),
        ("240558470661799936", "240558470661799936"), ("1.10", "1.10"),
        ("123456789012345678901234567890", "123456789012345678901234567890"),
        ("[123.456e78 ]", "[123.456e78]"), ("0.000000000000000000001", "0.000000000000000000001"),
        // Strings
        (#""a b""#, #""a b""#), (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\b\f\n\r\t""#),
        (#""\u0041\u00e9\u4E2D""#, #""Aé中""#), (#""\u0000\u001F""#, #""\u0000\u001f""#),
        (#""\uD83D\uDE00""#, #""😀""#), (#""\ud834\udd1e\ud834\udd1e""#, #""𝄞𝄞""#),
        (#""\uDBFF\uDFFF""#, "\"\u{10FFFF}\""), (#""\uFFFF\uFFFE""#, "\"\u{FFFF}\u{FFFE}\""),
        (#""é中😀""#, #""é中😀""#), ("\"\u{7F}\u{2028}\"", "\"\u{7F}\u{2028}\""), (#""//""#, #""//""#),
        (#""\u005C\u0022""#, #""\\\"""#), (#"{"\u0061":"x\ny"}"#, #"{"a":"x\ny"}"#),
        (#""<\/script>""#, #""</script>""#), (#""é\né""#, #""é\né""#),
    ])
    func `valid JSON is read and printed compactly`(source: String, text: String) throws {
        #expect(try JSON(parsing: source).text == text)
    }

    @Test(arguments: [
        // Nothing, or too much
        "", " ", "\n", "\u{FEFF}", "1 2", "[] []", "{}}", "[]]", "null x", "1,",
        "\u{FEFF}\u{FEFF}1",
        // Structure
        "[", "]", "{", "}", "[1", "[1,", "[1,]", "[,1]", "[,]", "[1,,2]", "[1 2]", "[1;2]", "[1}",
        "{]", "{,}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{"a":1"#, #"{"a" 1}"#,
        #"{"a":1 "b":2}"#,
        #"{"a"::1}"#, "{a:1}", "{'a':1}", "{1:1}", "{null:1}", #"{"a":1,,"b":2}"#, #"{"a":1]"#,
        #"["a":1]"#, #"{"a","b"}"#, "[[]", "[{]}", "(1)",
        // Words and comments
        "nul", "nulL", "tru", "True", "FALSE", "nullx", "undefined", "NaN", "Infinity", "-Infinity",
        "// c\n1", "1 // c", "/* c */ 1", "[1, # c\n2]",
        // Numbers
        "01", "-01", "00", "1.", ".5", "-.5", "-", "+1", "--1", "1e", "1e+", "1.e5", "1.5.5",
        "1e5.5",
        "0x10", "1_000", "1a", "- 1", "1 .5", "１", "−1",
        // Strings
        #"""#, #""a"#, #""\"#, #""\""#, #"'a'"#, #""\a""#, #""\x41""#, #""\U0041""#, #""\'""#,
        #""\u""#, #""\u1""#, #""\u12g4""#, #""\u 123""#, #""\u+123""#, #""\u００４１""#,
        "\"\n\"", "\"\t\"", "\"\u{0}\"", "\"\u{1F}\"", "\"\\\n\"", "“a”",
        #""\uD800""#, #""\uDC00""#, #""\uD800x""#, #""\uD800\n""#, #""\uD800\uD800""#,
        #""\uDC00\uD800""#, #""\uD83D\u0041""#, #""\uD83D\uDE0""#, #""\uD83D\"#,
        // White space that JSON does not know
        "\u{A0}1", "\u{B}1", "\u{C}1", "[\u{2028}]", "1\u{0}", "1\u{FEFF}",
    ])
    func `anything else is refused`(source: String) {
        #expect(throws: JSONError.self) { try JSON(parsing: source) }
    }

    @Test(
        arguments: [
            [0xFF], [0xC3], [0x80], [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80],
            [0xE2, 0x82],
            [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xC3, 0x28], [0xFE],
            [0xC1, 0xBF],
            [0x61, 0x5C, 0x6E, 0xFF], [0xC3, 0x5C, 0x6E],
        ] as [[UInt8]])
    func `invalid UTF-8 is refused in values and keys`(text: [UInt8]) {
        let quoted = [UInt8(ascii: "\"")] + text + [UInt8(ascii: "\"")]
        #expect(throws: JSONError.self) { try JSON(parsing: quoted) }
        #expect(throws: JSONError.self) {
            try JSON(parsing: Array("{".utf8) + quoted + Array(":1}".utf8))
        }
    }

    @Test func `nesting is limited to 512 levels`() throws {
        func nested(_ depth: Int, _ start: String, _ end: String) -> String {
            String(repeating: start, count: depth) + "1" + String(repeating: end, count: depth)
        }
        let deepest = try JSON(parsing: nested(512, "[", "]"))
        #expect(deepest.text == nested(512, "[", "]"))
        #expect(try JSON(parsing: nested(512, #"{"a":"#, "}")).count == 1)
        for hostile in [
            nested(513, "[", "]"), nested(513, #"{"a":"#, "}"),
            String(repeating: "[", count: 1_000_000),
        ] {
            let error = #expect(throws: JSONError.self) { try JSON(parsing: hostile) }
            #expect(error?.wanted == "at most 512 levels")
        }
        let wide = String(repeating: "[],", count: 1000)
        #expect(try JSON(parsing: "[\(wide)0]").count == 1001)
    }

    @Test(arguments: 0..<4)
    func `an escape takes hexadecimal digits and no other bytes`(place: Int) {
        for byte in UInt8.min...(.max) {
            var digits = Array("0041".utf8)
            digits[place] = byte
            let isDigit = "0123456789abcdefABCDEF".utf8.contains(byte)
            let wanted = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
                .flatMap(Unicode.Scalar.init)
            let found = try? JSON(parsing: Array(#""\u"#.utf8) + digits + Array(#"""#.utf8))
            #expect(found?.string == (isDigit ? wanted.map { String(Character($0)) } : nil))
        }
    }
}
