import ResponseMapper
import Testing

struct JSONErrorTests {
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
