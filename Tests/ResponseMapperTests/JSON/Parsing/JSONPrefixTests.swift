import Foundation
import ResponseMapper
import Testing

struct JSONPrefixTests {
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
