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

    @Test(arguments: [
        ("", "byte 0 (line 1, column 1): wanted a value, found the end"),
        ("{\"a\": 1,\n  \"b\": }", "byte 16 (line 2, column 8): wanted a value, found '}'"),
        ("[1,]", "byte 3 (line 1, column 4): wanted a value, found ']'"),
        ("[1\r\n2]", "byte 4 (line 2, column 1): wanted ',' or ']', found '2'"),
        (#"{"a":1"#, "byte 6 (line 1, column 7): wanted ',' or '}', found the end"),
        (#"{"a" 1}"#, "byte 5 (line 1, column 6): wanted ':', found '1'"),
        (#"{"a":1,}"#, "byte 7 (line 1, column 8): wanted a key in quotes, found '}'"),
        ("1 x", "byte 2 (line 1, column 3): wanted the end, found 'x'"),
        (#"["é","中",“"#, "byte 12 (line 1, column 10): wanted a value, found '“'"),
        ("01", "byte 1 (line 1, column 2): wanted no digit behind a leading zero, found '1'"),
        ("[1.]", "byte 3 (line 1, column 4): wanted a digit, found ']'"),
        (#""ab"#, "byte 3 (line 1, column 4): wanted a closing quote, found the end"),
        (
            "\"a\nb\"",
            "byte 2 (line 1, column 3): wanted an escape for the control character, found byte 0x0A"
        ),
        (#""\q""#, #"byte 2 (line 1, column 3): wanted one of "\/bfnrtu, found 'q'"#),
        (#""\u00x""#, "byte 5 (line 1, column 6): wanted four hexadecimal digits, found 'x'"),
        (
            #""a\uD800""#,
            #"byte 2 (line 1, column 3): wanted a surrogate pair, found '\uD800' alone"#
        ),
        ("\u{FEFF}\n x", "byte 5 (line 2, column 2): wanted a value, found 'x'"),
        ("\u{FEFF}x", "byte 3 (line 1, column 1): wanted a value, found 'x'"),
    ])
    func `an error says where, what was wanted and what was found`(
        source: String, description: String
    ) {
        let error = #expect(throws: JSONError.self) { try JSON(parsing: source) }
        #expect(error?.description == description)
    }

    @Test(
        arguments: [
            ([0x22, 0x61, 0xFF, 0x22], 2, "byte 0xFF"), ([0x22, 0xE2, 0x82, 0x22], 1, "byte 0xE2"),
            ([0x22, 0x5C, 0x6E, 0xC3, 0xA9, 0x80, 0x22], 5, "byte 0x80"),
            ([0x5B, 0xFF], 1, "byte 0xFF"),
            // Behind one that is valid, of as many bytes; overlong.
            ([0x22, 0xC3, 0xA9, 0xC1, 0xBF, 0x22], 3, "byte 0xC1"),
            ([0x22, 0xC0, 0x80, 0xC3, 0xA9, 0x22], 1, "byte 0xC0"),
            ([0x22, 0xC3, 0xA9, 0x20, 0xC0, 0x80, 0x22], 4, "byte 0xC0"),
            ([0x22, 0xC3, 0xA9, 0x20, 0x0A, 0x22], 4, "byte 0x0A"),
        ] as [([UInt8], Int, String)])
    func `the first invalid byte is named`(bytes: [UInt8], offset: Int, found: String) {
        let error = #expect(throws: JSONError.self) { try JSON(parsing: bytes) }
        #expect(error?.offset == offset)
        #expect(error?.found == found)
    }
}
