import Foundation
import ResponseMapper
import Testing

struct CharsetTests {
    private func response(_ text: String, _ encoding: String.Encoding, _ type: String) -> Response {
        Response(
            headers: ["Content-Type": type], body: text.data(using: encoding) ?? Data("?".utf8))
    }

    @Test(
        arguments: [
            ("Größe", .isoLatin1, "text/plain; charset=ISO-8859-1"),
            ("Größe", .windowsCP1252, "text/html;x=y; Charset=\"windows-1252\""),
            ("Größe", .utf8, "text/plain; charset=utf-8"), ("Größe", .utf8, "text/plain"),
            ("Größe", .utf8, "text/plain; charset=unheard-of"),
            ("plain", .utf8, "x; charset=us-ascii"),
            ("中文", .utf16LittleEndian, "text/plain; charset=utf-16le"),
            ("Привет", .windowsCP1251, "text/plain; charset=windows-1251"),
            ("テスト", .shiftJIS, "text/plain; charset=Shift_JIS"),
        ] as [(String, String.Encoding, String)])
    func `a text is read in its charset`(
        text: String, encoding: String.Encoding, type: String
    ) throws {
        #expect(try response(text, encoding, type).mapString() == text)
    }

    @Test func `an action's text is, too`() async throws {
        let answer = response("Größe", .isoLatin1, "text/plain; charset=iso-8859-1")
        let shop = Provider<Shop>(backend: .stub(answer))
        let word: Action<Void, String> = GET("/word", .baseURL(Shop.items.baseURL)).action
        #expect(try await shop.rx(word).value == "Größe")
    }

    @Test func `other bytes are an error that names the charset`() {
        let latin = response("Größe", .isoLatin1, "text/plain")
        let error = #expect(throws: MapError.self) { try latin.mapString() }
        #expect(error?.reason == .notText && error?.description.hasSuffix("are not UTF-8") == true)
        var odd = Response(
            headers: ["Content-Type": "text/plain; charset=utf-16"], body: Data([0xD8, 0, 0]))
        odd.attributes = []
        let other = #expect(throws: MapError.self) { try odd.mapString() }
        #expect(other?.description.hasSuffix("are not utf-16") == true)
    }
}
