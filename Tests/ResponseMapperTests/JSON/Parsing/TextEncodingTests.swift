import Foundation
import ResponseMapper
import Testing

struct TextEncodingTests {
    private static let sources = [
        #"{"name":"中文 😀","list":[1,2.50]}"#, "1", #""中""#, "[]", "-1e400", "null",
    ]

    @Test(
        arguments: [
            String.Encoding.utf8, .utf16BigEndian, .utf16LittleEndian, .utf32BigEndian,
            .utf32LittleEndian,
        ], sources)
    func `every Unicode encoding is read, with and without a mark`(
        encoding: String.Encoding, source: String
    ) throws {
        for text in [source, "\u{FEFF}" + source] {
            let data = try #require(text.data(using: encoding))
            #expect(try JSON(parsing: data).text == source)
        }
    }

    @Test(
        arguments: [
            ([0x00, 0x22, 0xD8, 0x00, 0x00, 0x22], "UTF-16", 2, "an invalid code unit"),
            ([0x22, 0x00, 0x00, 0xDC, 0x22, 0x00], "UTF-16", 2, "an invalid code unit"),
            ([0x31, 0x00, 0x32], "UTF-16", 2, "a part of a code unit"),
            ([0x00, 0x00, 0x00, 0x31, 0x00], "UTF-32", 4, "a part of a code unit"),
            (
                [0x22, 0x00, 0x00, 0x00, 0x00, 0xD8, 0x00, 0x00], "UTF-32", 4,
                "an invalid code unit"
            ),
            (
                [0x00, 0x00, 0x00, 0x22, 0x00, 0x11, 0x00, 0x00], "UTF-32", 4,
                "an invalid code unit"
            ),
        ] as [([UInt8], String, Int, String)])
    func `broken text is refused where it breaks`(
        bytes: [UInt8], encoding: String, offset: Int, found: String
    ) {
        let error = #expect(throws: JSONError.self) { try JSON(parsing: bytes) }
        #expect(error?.wanted == encoding)
        #expect(error?.offset == offset)
        #expect(error?.found == found)
    }

    @Test(
        arguments: [
            (String.Encoding.utf16LittleEndian, 2), (.utf16BigEndian, 2), (.utf32LittleEndian, 4),
            (.utf32BigEndian, 4),
        ], ["", "\u{FEFF}"])
    func `an error counts the bytes of the encoding`(
        encoding: (String.Encoding, Int), mark: String
    ) throws {
        let data = try #require((mark + "[\"é\", \"😀\",\n x]").data(using: encoding.0))
        let error = #expect(throws: JSONError.self) { try JSON(parsing: data) }
        // The smiling face is two units of UTF-16.
        let units = (mark.isEmpty ? 0 : 1) + 12 + (encoding.1 == 2 ? 1 : 0)
        #expect(error?.offset == units * encoding.1)
        #expect(error?.line == 2 && error?.column == 2 && error?.found == "'x'")
        let decoding = #expect(throws: DecodingError.self) {
            try ModelDecoder().decode([String].self, from: data)
        }
        #expect(decoding?.text.contains("byte \(units * encoding.1) ") == true)
    }

    @Test(
        arguments: [[0xFF, 0xFE], [0xFE, 0xFF], [0, 0, 0xFE, 0xFF], [0], [0, 0]] as [[UInt8]])
    func `a mark or a zero alone is no JSON`(bytes: [UInt8]) {
        #expect(throws: JSONError.self) { try JSON(parsing: bytes) }
    }

    @Test(
        arguments: [
            (")]}',\n{\"a\":1}", .xssi), (")]}',{\"a\":1}", .xssi), ("{\"a\":1}", .xssi),
            ("\u{FEFF})]}',\n {\"a\":1}", .xssi), ("for(;;);{\"a\":1}", "for(;;);"),
            ("while(1);\r\n{\"a\":1}", "while(1);"), ("{\"a\":1}", .none),
        ] as [(String, JSONPrefix)])
    func `a prefix is skipped where it stands`(source: String, prefix: JSONPrefix) throws {
        #expect(try JSON(parsing: source, without: prefix).text == #"{"a":1}"#)
        #expect(try JSON(parsing: Data(source.utf8), without: prefix).text == #"{"a":1}"#)
        let wide = try #require(source.data(using: .utf16LittleEndian))
        #expect(try JSON(parsing: wide, without: prefix).text == #"{"a":1}"#)
    }

    @Test func `a prefix is skipped once, and counts in positions`() {
        #expect(throws: JSONError.self) { try JSON(parsing: ")]}',[]") }
        #expect(throws: JSONError.self) { try JSON(parsing: ")]}',)]}',[]", without: .xssi) }
        #expect(throws: JSONError.self) { try JSON(parsing: ")]}'", without: .xssi) }
        let error = #expect(throws: JSONError.self) {
            try JSON(parsing: ")]}',\nx", without: .xssi)
        }
        #expect(error?.offset == 6 && error?.line == 2 && error?.column == 1)
    }

    @Test func `a response is mapped without the prefix that its request names`() throws {
        struct User: Decodable { let name: String }
        var response = Response(text: ")]}',\n{\"name\":\"Ann\"}")
        #expect(throws: MapError.self) { try response.toJSON() }
        response.attributes = .jsonPrefix(.xssi)
        #expect(try response.toJSON()["name"] == "Ann")
        #expect(try response.mapObject(User.self).name == "Ann")
    }
}
