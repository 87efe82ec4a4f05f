import Foundation
import ResponseMapper
import Testing

@Suite struct FetchTests {
    private let response = Response(
        """
        {"error":false,"errMsg":"fine",
         "results":{"list":[{"name":"ann","age":1.50,"is":true}],"none":null}}
        """, envelope: gank)

    @Test func `text is the body, JSON or not`() throws {
        #expect(try Response(text: "Keep it simple.").mapString() == "Keep it simple.")
        #expect(try Response().mapString() == "")
        #expect(throws: MapError(.notText)) { try Response(body: Data([0xFF])).mapString() }
    }

    @Test(arguments: [("name", "ann"), ("age", "1.50"), ("is", "true")])
    func `a single value is its text, from the model path on`(_ key: String, _ text: String) throws
    { #expect(try response.fetchString(keys: ["list", 0, key]) == text) }

    @Test func `a path replaces the model path`() throws {
        #expect(try response.fetchString(path: "errMsg") == "fine")
        #expect(try response.fetchString(path: "results>list", keys: [0, "name"]) == "ann")
    }

    @Test(arguments: [
        ("nothing", MapError.missing(path: "results>nothing")),
        ("none", .mismatch(path: "results>none", wanted: "a single value", found: "null")),
        ("list", .mismatch(path: "results>list", wanted: "a single value", found: "array of 1")),
    ])
    func `what is no single value is an error`(_ key: String, _ error: MapError) {
        #expect(throws: error) { try response.fetchString(keys: [key]) }
    }

    @Test func `readable JSON keeps digits and order, and strings without quotes`() throws {
        #expect(
            try response.fetchJSONString(keys: ["list", 0]) == """
                {
                  "name": "ann",
                  "age": 1.50,
                  "is": true
                }
                """)
        #expect(try response.fetchJSONString(keys: ["list", 0, "name"]) == "ann")
        #expect(try response.fetchJSONString(keys: ["none"]) == "null")
        #expect(throws: MapError.missing(path: "x")) { try response.fetchJSONString(path: "x") }
    }

    @Test func `JSON is the model's, or whatever a path says`() throws {
        #expect(try response.toJSON()["list"].count == 1)
        #expect(try response.toJSON(at: .root)["errMsg"] == "fine")
        #expect(try response.toJSON(at: "results>list").count == 1)
        #expect(throws: MapError.missing(path: "x")) { try response.toJSON(at: "x") }
        #expect(throws: MapError(.emptyBody)) { try Response().toJSON(at: .root) }
    }

    @Test func `a string in the body is no number`() throws {
        #expect(try response.mapString(at: "errMsg") == "fine")
        #expect(throws: MapError.missing(path: "x")) { try response.mapString(at: "x") }
        #expect(
            throws: MapError.mismatch(path: "error", wanted: "String", found: "bool false")
        ) { try response.mapString(at: "error") }
    }

    @Test func `the status is the envelope's, or whatever a path says`() throws {
        #expect(try response.fetchStatusCode() == "false")
        #expect(try response.fetchStatusCode(path: "results", keys: ["list", 0, "age"]) == "1.50")
        #expect(throws: MapError.missing(path: "error")) {
            try Response("{}", envelope: gank).fetchStatusCode()
        }
        #expect(throws: MapError(.noEnvelope)) { try Response(text: "{}").fetchStatusCode() }
    }

    private func encoded(_ text: String, _ encoding: String.Encoding, _ type: String) -> Response {
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
    ) throws { #expect(try encoded(text, encoding, type).mapString() == text) }

    @Test func `an action's text is, too`() async throws {
        let answer = encoded("Größe", .isoLatin1, "text/plain; charset=iso-8859-1")
        let shop = Provider<Shop>(backend: .stub(answer))
        let word: Action<Void, String> = GET("/word", .baseURL(Shop.items.baseURL)).action
        #expect(try await shop.rx(word).value == "Größe")
    }

    @Test func `other bytes are an error that names the charset`() {
        let latin = encoded("Größe", .isoLatin1, "text/plain")
        let error = #expect(throws: MapError.self) { try latin.mapString() }
        #expect(error?.reason == .notText && error?.description.hasSuffix("are not UTF-8") == true)
        var odd = Response(
            headers: ["Content-Type": "text/plain; charset=utf-16"], body: Data([0xD8, 0, 0]))
        odd.attributes = []
        let other = #expect(throws: MapError.self) { try odd.mapString() }
        #expect(other?.description.hasSuffix("are not utf-16") == true)
    }
}
