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

    @Test(arguments: [
        ("name", "ann"), ("age", "1.50"), ("is", "true"),
    ])
    func `a single value is its text, from the model path on`(_ key: String, _ text: String) throws
    {
        #expect(try response.fetchString(keys: ["list", 0, key]) == text)
    }

    @Test func `a path replaces the model path`() throws {
        #expect(try response.fetchString(path: "errMsg") == "fine")
        #expect(try response.fetchString(path: "results>list", keys: [0, "name"]) == "ann")
    }

    @Test(arguments: [
        ("nothing", MapError.missing(path: "results>nothing")),
        ("none", .mismatch(path: "results>none", wanted: "a single value", found: "null")),
    ])
    func `what is no single value is an error`(_ key: String, _ error: MapError) {
        #expect(throws: error) { try response.fetchString(keys: [key]) }
    }

    @Test func `a container is no single value`() {
        let error = #expect(throws: MapError.self) { try response.fetchString(keys: ["list"]) }
        #expect(error?.path == "results>list")
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
        #expect(try response.toJSON(at: "")["errMsg"] == "fine")
        #expect(throws: MapError.missing(path: "x")) { try response.toJSON(at: "x") }
    }

    @Test func `the whole body is JSON, whatever the envelope says`() throws {
        #expect(try response.toJSON(at: .root)["errMsg"] == "fine")
        #expect(try response.toJSON(at: "results>list").count == 1)
        #expect(throws: MapError(.emptyBody)) { try Response().toJSON(at: .root) }
        #expect(throws: MapError.missing(path: "x")) { try response.toJSON(at: "x") }
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
}
