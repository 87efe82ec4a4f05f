import Foundation
import Testing

@testable import APITable

/// Filters, names, files, findings and errors.
@Suite struct TableTests {
    private static let paths = """
        "/pets": {"get": {"operationId": "list pets", "tags": ["Pets"], "responses": {"200":
        {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/v1.pet"}}}}}}},
        "/toys": {"get": {"operationId": "listToys", "tags": ["Toys"], "responses": {"200":
        {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/v1.toy"}}}}}}}
        """
    private static let schemas = """
        "v1.pet": {"properties": {"toy": {"$ref": "#/components/schemas/v1.toy"}}},
        "v1.toy": {"properties": {"name": {"type": "string", "maxLength": 3}}},
        "Action": {"properties": {"name": {"type": "string"}}}
        """

    private func table(_ change: (inout TableOptions) -> Void = { _ in }) throws -> String {
        try text(paths: Self.paths, schemas: Self.schemas, change)
    }

    @Test func `equal input makes equal output, and an end of a dotted name is enough`() throws {
        let text = try table()
        #expect(try table() == text)
        #expect(text.contains(#"@GET("/pets") var listPets: Action<Void, Pet>"#))
        #expect(text.contains("let toy: Toy?"))
    }

    @Test(arguments: ["Toys", "/toys", "listToys"])
    func `a filter takes operations with the models that they reach`(_ filter: String) throws {
        let text = try table { $0.only = [filter] }
        #expect(text.contains("listToys") && text.contains("struct Toy"))
        #expect(!text.contains("listPets") && !text.contains("struct Pet:"))
    }

    @Test func `the user's names come first`() throws {
        let text = try table {
            $0.renames = ["list pets": "all", "#/components/schemas/v1.toy": "Pet"]
        }
        #expect(text.contains("var all: Action<Void, V1Pet>") && text.contains("let toy: Pet?"))
    }

    @Test func `each tag has a file, and what several have is in the first one`() throws {
        var options = TableOptions(name: "Pets")
        options.isSplit = true
        let data = description(paths: Self.paths, schemas: Self.schemas)
        let files = try Table(data, named: "pets.json", options).files()
        #expect(files.map(\.name) == ["Pets.swift", "Pets+Pets.swift", "Pets+Toys.swift"])
        #expect(files[0].text.contains("enum Pets {") && files[0].text.contains("struct Toy:"))
        #expect(
            files[1].text.contains("struct PetsAPI: API {") && files[1].text.contains("struct Pet:")
        )
        #expect(!files[2].text.contains("struct Toy:"))
    }

    @Test func `what is not expressed is listed with its place`() throws {
        let place = "#/components/schemas/v1.toy/properties/name"
        #expect(try table().contains("// - maxLength, which the server checks: \(place)\n"))
    }

    private static let findings: [(String, String)] = [
        (
            parameter("a", in: "cookie"),
            "a parameter in a cookie, not sent: #/paths/~1pets/get/parameters/0"
        ),
        (
            parameter("a", in: "query", #"{"type": "object"}"#),
            "a query parameter of several values"
        ),
        (
            parameter("a", in: "query", #"{"type": "array"}, "style": "pipeDelimited""#),
            "the style pipeDelimited"
        ),
    ]

    @Test(arguments: findings)
    func `a parameter that cannot be sent is listed`(parameter: String, line: String) throws {
        let text = try text(paths: get("{}", parameters: parameter))
        #expect(text.contains("// - " + line), "\(text)")
    }

    private static let errors: [(String, String)] = [
        ("openapi: 3.0.0", "a.json: not JSON: "),
        ("{}", "a.json: #/openapi: wanted 3.0 or 3.1, found none"),
        (#"{"swagger": "2.0"}"#, "a.json: #/openapi: wanted 3.0 or 3.1, found Swagger 2.0"),
        (
            #"{"openapi": "3.0.0", "paths": {"/a/b": {"get": {"parameters": [{"name": 1}]}}}}"#,
            "a.json: #/paths/~1a~1b/get/parameters/0/name: wanted String, found number 1"
        ),
        (
            ##"{"openapi": "3.0.0", "paths": {"/a": {"get": {"parameters": [{"$ref": "#/b"}]}}}}"##,
            "a.json: #/paths/~1a/get/parameters/0: #/b leads nowhere"
        ),
    ]

    @Test(arguments: errors)
    func `a description that cannot be read is an error with its place`(
        text: String, wanted: String
    ) {
        let error = #expect(throws: (any Error).self) {
            try Table(Data(text.utf8), named: "a.json", TableOptions(name: "A"))
        }
        #expect("\(error as Any)".contains(wanted), "\(error as Any)")
    }

    @Test(arguments: [["x"], ["/x"]])
    func `a filter and a name that fit nothing are errors`(_ only: [String]) {
        #expect(throws: Failure.self) { try table { $0.only = only } }
        #expect(throws: Failure.self) { try table { $0.renames = ["x": "y"] } }
    }

    private static let names: [(String, String, String)] = [
        ("access_token", "accessToken", "AccessToken"), ("URLList", "urlList", "URLList"),
        ("FriendlyName", "friendlyName", "FriendlyName"), ("pet-id", "petID", "PetID"),
        ("StartTime<", "startTimeBefore", "StartTimeBefore"), ("2fa", "_2fa", "_2fa"),
        ("self", "self_", "Self_"), ("API_KEY", "apiKey", "APIKey"), ("", "value", "Value"),
        ("repos/list-for-org", "reposListForOrg", "ReposListForOrg"),
        ("HTTPMethod", "httpMethod", "HTTPMethod"), ("user_ids", "userIDs", "UserIDs"),
    ]

    @Test(arguments: names)
    func `names are spelled as in Swift`(name: String, member: String, type: String) {
        #expect(SwiftName.member(name) == member)
        #expect(SwiftName.type(name) == type)
    }

    @Test func `a file that differs is an error of the check`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = folder.appending(path: "a.json")
        let output = folder.appending(path: "App/A.swift")
        let missing = [output.path, "--out", output.path]
        let error = #expect(throws: Failure.self) { try Command(missing).run() }
        #expect(error?.description == "\(output.path): cannot be read: no such file")
        try description(paths: Self.paths, schemas: Self.schemas).write(to: input)
        let arguments = [input.path, "--out", output.path]
        #expect(try Command(arguments).run() == 0)
        #expect(try Command(arguments + ["--check"]).run() == 0)
        try Data("// other\n".utf8).write(to: output)
        #expect(try Command(arguments + ["--check"]).run() == 1)
    }

    @Test func `help is no error`() throws {
        #expect(try Command(["--help"]).run() == 0)
    }
}
