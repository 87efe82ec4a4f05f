import Foundation
import Testing

@testable import APITable

/// The outputs and attributes that are made of responses, security and servers.
@Suite struct OutputTests {
    private static func answer(_ responses: String, parameters: String = "") -> String {
        """
        "/pets": {"get": {"operationId": "pets", "parameters": [\(parameters)],
        "responses": {\(responses)}}}
        """
    }

    private static func content(_ type: String, _ schema: String = "{}") -> String {
        #"{"content": {"\#(type)": {"schema": \#(schema)}}}"#
    }

    private static let pages = """
        {"properties": {"pets": {"type": "array", "items": {"$ref": "#/components/schemas/Pet"}},
        "next_page_url": {"type": "string"},
        "meta": {"properties": {"next_token": {"type": "string"}}}}}
        """
    private static let tokens = pages.replacingOccurrences(of: "next_page_url", with: "page")

    private static let table: [(String, String)] = [
        (answer(#""204": {}"#), "Action<Void, Void>"),
        (
            answer(#""200": \#(content("application/json", #"{"type": "string"}"#))"#),
            "output: .decoded)"
        ),
        (answer(#""200": \#(content("text/plain"))"#), "Action<Void, String>"),
        (answer(#""200": \#(content("image/png"))"#), "Action<Void, Data>"),
        (answer(#""2XX": \#(content("application/vnd.pets+json"))"#), "Action<Void, JSON>"),
        (answer(#""default": \#(content("application/json"))"#), "Action<Void, JSON>"),
        (answer(#""200": \#(content("application/json")), "204": {}"#), "Action<Void, JSON?>"),
        (
            answer(#""200": {}, "default": \#(content("application/json", reference("Pet")))"#),
            ".problem(Pet.self),"
        ),
        (
            answer(#""200": \#(content("application/json", pages))"#),
            #".paging(.address(at: "next_page_url"))) var pets: Action<Void, PetPage>"#
        ),
        (
            answer(
                #""200": \#(content("application/json", tokens))"#,
                parameters: parameter("token", in: "query")),
            #".paging(.cursor("token", at: "meta>next_token"))"#
        ),
        (answer(#""200": {"headers": {"Link": {}}}"#), #"@GET("/pets", .paging(.link))"#),
    ]

    @Test(arguments: table)
    func `a response is an output`(paths: String, line: String) throws {
        let text = try text(
            paths: paths,
            schemas: #""Pet": {"type": "object", "properties": {"name": {"type": "string"}}}"#)
        #expect(text.contains(line), "\(text)")
    }

    private static let schemes: [(String, String)] = [
        (#"{"type": "http", "scheme": "basic"}"#, ".authorization(.basic),"),
        (#"{"type": "http", "scheme": "Bearer"}"#, ".authorization(.bearer),"),
        (#"{"type": "oauth2"}"#, ".authorization(.bearer),"),
        (#"{"type": "http", "scheme": "digest"}"#, #".authorization("Digest"),"#),
        (
            #"{"type": "apiKey", "in": "header", "name": "X-Key"}"#,
            #"// - a key that the provider sets, .header("X-Key", key): #/components/security"#
        ),
    ]

    @Test(arguments: schemes)
    func `security is an attribute`(scheme: String, line: String) throws {
        let document = """
            {"openapi": "3.0.0", "info": {"title": "", "version": 1}, "security": [{"s": []}],
            "servers": [{"url": "https://a.b"}], "paths": {"/a": {"get": {"responses": {}}},
            "/b": {"get": {"responses": {}}}, "/c": {"get": {"security": [], "responses": {}}}},
            "components": {"securitySchemes": {"s": \(scheme)}}}
            """
        let table = try Table(.init(document.utf8), named: "a.json", TableOptions(name: "A"))
        let text = table.files()[0].text
        #expect(text.contains(line), "\(text)")
        let isKey = scheme.contains("apiKey")
        #expect(text.contains(#"@GET("/c", .authorization(nil))"#) != isKey)
    }
}
