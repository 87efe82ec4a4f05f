import Testing

@testable import APITable

/// The rows and inputs that are made of parameters and bodies.
@Suite struct InputTests {
    private static let id = parameter("pet_id", in: "path", #"{"type": "integer"}"#)
    private static let dry = parameter("dry", in: "query", #"{"type": "boolean"}"#)
    private static let match = parameter("If-Match", in: "header")
    private static let pet =
        #"{"type": "object", "required": ["name"], "properties": {"name": {"type": "string"}}}"#
    private static let named = reference("Pet")
    private static let photo = """
        {"type": "object", "required": ["photo"], "properties": {
        "photo": {"type": "string", "format": "binary"}, "title": {"type": "string"}}}
        """

    private static let table: [(String, [String])] = [
        (get("{}"), [#"@GET("/pets") var getPet: Action<Void, JSON>"#]),
        (
            get("{}", parameters: id, path: "/pets/{pet_id}"),
            [#"@GET("/pets/\(\.self)") var getPet: Action<Int, JSON>"#]
        ),
        (
            get("{}", parameters: "\(dry), \(id)", path: "/pets/{pet_id}.json"),
            [
                #"@GET("/pets/\(\.petID).json") var getPet: Action<GetPet, JSON>"#,
                "struct GetPet: Encodable, Sendable {\n", "var petID: Int\n        var dry: Bool?",
            ]
        ),
        (
            get("{}", parameters: "\(match), \(dry)"),
            [
                #"input: .query.withHeaders("If-Match"))"#, #"case ifMatch = "If-Match""#,
            ]
        ),
        (
            get(
                "{}",
                parameters: parameter(
                    "ids", in: "query", #"{"type": "array", "items": {}}, "explode": false"#)),
            [".parameterStyle(.init(arrays: .commas, booleans: .words))", "var ids: [String]?"]
        ),
        (
            get(
                "{}", parameters: "\(parameter("id", in: "path")), \(parameter("id", in: "query"))",
                path: "/p/{id}"),
            [#"\(\.id, omitting: nil)"#, #"case idInQuery = "id""#]
        ),
        (post(pet), [#"@POST("/pets") var makePet: Action<MakePet, Void>"#, "var name: String\n"]),
        (
            post(named),
            [#"@POST("/pets") var makePet: Action<Pet, Void>"#, "struct Pet: Encodable"]
        ),
        (
            post(named, type: "application/merge-patch+json", method: "patch"),
            [#"@PATCH("/pets", .header("Content-Type", "application/merge-patch+json"))"#]
        ),
        (
            post(pet, parameters: "\(parameter("name", in: "query")), \(dry)"),
            [
                #"input: .json.withQuery("dry"))"#,
                "the name of another value, not sent: #/paths/~1pets/post/parameters/0",
            ]
        ),
        (
            get(
                "{}",
                parameters: """
                    \(parameter("a", in: "query", #"{"type": "array"}, "explode": false"#)),
                    \(parameter("b", in: "query", #"{"type": "array"}"#))
                    """),
            ["arrays of two styles, sent with commas: #/paths/~1pets/get/parameters/1"]
        ),
        (
            get(
                "{}",
                parameters: parameter("a", in: "header", #"{"type": "array"}, "explode": false"#)),
            [#"@GET("/pets", input: .query.withHeaders("a"))"#]
        ),
        (
            post(#"{"properties": {"price": {"type": "string", "format": "decimal"}}}"#),
            ["var price: String?"]
        ),
        (post(named, method: "delete"), [#"@DELETE("/pets", input: .json)"#]),
        (
            post(named, parameters: "\(id), \(dry), \(match)", path: "/pets/{pet_id}"),
            [
                #"input: .body(\.pet).withQuery("dry").withHeaders("If-Match"))"#, "var pet: Pet\n",
                "case petID, dry\n            case ifMatch = \"If-Match\"\n        }",
            ]
        ),
        (
            post(pet, parameters: dry),
            [#"@POST("/pets", input: .json.withQuery("dry")) var makePet: Action<MakePet, Void>"#]
        ),
        (post(pet, type: "application/x-www-form-urlencoded"), [#"@POST("/pets", input: .form)"#]),
        (
            post(photo, type: "multipart/form-data"),
            [
                "input: .payload { .multipart($0.multipart) })", "struct MakePet: Sendable {",
                #"parts.append(.data("photo", photo, filename: "photo"))"#,
                #"parts.append(.fields(["title": title]))"#,
            ]
        ),
        (
            post("{}", type: "image/png"),
            [#"input: .payload { .data($0, contentType: "image/png") })"#, "Action<Data, Void>"]
        ),
        (
            post("{}", type: "text/plain"),
            [#"@POST("/pets", input: .raw) var makePet: Action<String, Void>"#]
        ),
        (
            post("{}", type: "text/csv", parameters: id, path: "/pets/{pet_id}"),
            [#".payload { .data(Data($0.text.utf8), contentType: "text/csv") }"#]
        ),
        (
            post(#"{"properties": {"note": {"type": ["string", "null"]}}}"#, method: "patch"),
            ["var note: String??"]
        ),
        (
            post(#"{"required": ["note"], "properties": {"note": {"type": ["string", "null"]}}}"#),
            ["@NullIfNil var note: String?\n"]
        ),
        (
            #""/pets": {"post": {"operationId": "in", "parameters": [\#(dry)], "responses": {}}}"#,
            [#"@POST("/pets", input: .query) var `in`: Action<In, Void>"#]
        ),
        (
            #""/pets/{id}/toys": {"get": {"responses": {}}}"#,
            [#"@GET("/pets/\(\.self)/toys") var getPetsIDToys: Action<String, Void>"#]
        ),
    ]

    @Test(arguments: table)
    func `an operation is a row`(paths: String, lines: [String]) throws {
        let text = try text(
            paths: paths,
            schemas: #""Pet": {"type": "object", "properties": {"name": {"type": "string"}}}"#)
        for line in lines { #expect(text.contains(line), "\(text)") }
    }

    @Test func `what all paths begin with is in the base URL`() throws {
        let text = try text(paths: get("{}", path: "/v2/pets") + "," + post("{}", path: "/v2/toys"))
        #expect(text.contains(#".baseURL(URL(string: "https://pets.example/v2")),"#))
        #expect(text.contains(#"@GET("/pets")"#))
    }
}
