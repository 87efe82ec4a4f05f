import Foundation
import Testing

@testable import APITable

/// The types that are made of schemas.
@Suite struct ModelTests {
    private static let scalars: [(String, String)] = [
        (#"{"type": "string"}"#, "let aValue: String?"),
        (#"{"type": ["string", "null"]}"#, "let aValue: String?"),
        (#"{"type": "string", "nullable": true}"#, "let aValue: String?"),
        (#"{"type": "string", "format": "date-time"}"#, "let aValue: Date?"),
        (#"{"type": "string", "format": "date"}"#, "let aValue: Day?"),
        (#"{"type": "string", "format": "uuid"}"#, "let aValue: UUID?"),
        (#"{"type": "string", "format": "byte"}"#, "let aValue: Data?"),
        (#"{"type": "string", "contentEncoding": "base64"}"#, "let aValue: Data?"),
        (#"{"type": "string", "format": "decimal"}"#, "@LosslessScalar var aValue: Decimal?"),
        (#"{"type": "string", "format": "uri"}"#, "let aValue: String?"),
        (#"{"type": "integer", "format": "int64"}"#, "let aValue: Int?"),
        (#"{"type": "number"}"#, "let aValue: Double?"),
        (#"{"type": "number", "format": "decimal"}"#, "let aValue: Decimal?"),
        (#"{"type": "boolean"}"#, "let aValue: Bool?"),
        ("{}", "let aValue: JSON?"), ("true", "let aValue: JSON?"),
        (#"{"type": "object"}"#, "let aValue: [String: JSON]?"),
        (
            #"{"type": "object", "additionalProperties": {"type": "integer"}}"#,
            "let aValue: [String: Int]?"
        ),
        (#"{"type": "array", "items": {"type": "integer"}}"#, "let aValue: [Int]?"),
        (
            #"{"type": "array", "items": {"type": ["string", "null"]}}"#, "let aValue: [String?]?"
        ),
        (#"{"const": "cat"}"#, "let aValue: String?"),
        (#"{"allOf": [\#(reference("Pet"))]}"#, "@Indirect var aValue: Pet?"),
        (reference("Pet"), "@Indirect var aValue: Pet?"),
        (
            #"{"type": "array", "items": \#(reference("Pet"))}"#,
            "let aValue: [Pet]?"
        ),
        (
            #"{"type": "array", "items": {"type": "string", "format": "decimal"}}"#,
            "let aValue: [String]?"
        ),
        (#"{"enum": [1, 2]}"#, "static let value1 = Self(rawValue: 1)"),
        (#"{"enum": [1, -1]}"#, "static let valueMinus1 = Self(rawValue: -1)"),
        (#"{"enum": [1, 0.5]}"#, "static let value0Point5 = Self(rawValue: 0.5)"),
        (#"{"enum": ["a1", "A1", "a12"]}"#, #"static let a1_2 = Self(rawValue: "A1")"#),
        (#"{"allOf": [{"type": "string"}, {"maxLength": 3}]}"#, "let aValue: String?"),
        (#"{"allOf": [{"type": "integer"}, {"type": "integer"}]}"#, "let aValue: Int?"),
        (
            #"{"enum": ["in-progress", "default"]}"#,
            #"static let inProgress = Self(rawValue: "in-progress")"#
        ),
        (
            #"{"enum": ["in-progress", "default"]}"#,
            #"static let `default` = Self(rawValue: "default")"#
        ),
        (#"{"enum": ["+1", "-1"]}"#, #"static let minus1 = Self(rawValue: "-1")"#),
        (
            #"{"anyOf": [{"type": "string"}, {"enum": ["a"]}]}"#,
            #"static let a = Self(rawValue: "a")"#
        ),
        (#"{"type": "string", "deprecated": true}"#, "@available(*, deprecated)"),
        (#"{"description": "One. Two.", "type": "string"}"#, "    /// One.\n"),
        (#"{"description": "A [link](http://a.b) <b>here</b>"}"#, "    /// A link here.\n"),
    ]

    @Test(arguments: scalars)
    func `a schema is a type`(schema: String, line: String) throws {
        let text = try reading(schema)
        #expect(text.contains(line), "\(text)")
    }

    @Test func `null is found through references`() throws {
        let schemas = #""A": \#(reference("B")), "B": {"type": ["string", "null"]}"#
        let text = try reading(reference("A"), required: #""a_value""#, schemas: schemas)
        #expect(text.contains("let aValue: String?\n"), "\(text)")
    }

    @Test func `another name of a type that contains itself is that type`() throws {
        let schemas = """
            "A": {"allOf": [\(reference("B"))]},
            "B": {"properties": {"a": \(reference("A"))}}
            """
        #expect(try reading(reference("A"), schemas: schemas).contains("@Indirect var a: B?"))
    }

    @Test func `what is required is no optional`() throws {
        #expect(
            try reading(#"{"type": "string"}"#, required: #""a_value""#).contains(
                "let aValue: String\n"))
    }

    private static let pets = """
        "Cat": {"type": "object", "required": ["lives"],
        "properties": {"lives": {"type": "integer"}}},
        "Dog": {"type": "object", "properties": {"name": {"type": "string"}}}
        """
    private static let either = """
        [{"$ref": "#/components/schemas/Dog"}, {"$ref": "#/components/schemas/Cat"}]
        """

    private static let choices: [(String, [String])] = [
        (
            #"{"oneOf": \#(either)}"#,
            [
                "enum PetAValue: Decodable, Sendable {", "case dog(Dog)", "case unknown(JSON)",
                "if let value = try? Cat(from: decoder) {\n                self = .cat(value)\n",
                "} else if let value = try? Dog(from: decoder) {",
            ]
        ),
        (
            #"{"oneOf": \#(either), "discriminator": {"propertyName": "kind"}}"#,
            [#"by: .inside("kind"),"#, #""Dog": { .dog(try Dog(from: $0)) },"#]
        ),
        (
            """
            {"anyOf": \(either), "discriminator": {"propertyName": "kind", "mapping":
            {"d": "#/components/schemas/Dog", "c": "Cat", "kitten": "Cat"}}}
            """, [#""d": { .dog"#, #""kitten": { .cat"#]
        ),
        (#"{"type": ["integer", "string"]}"#, ["case int(Int)", "case string(String)"]),
        (
            #"{"allOf": [\#(reference("Cat")), {"properties": {"b": {"type": "boolean"}}}]}"#,
            ["struct PetAValue: Decodable, Sendable {", "let lives: Int\n", "let b: Bool?"]
        ),
    ]

    @Test(arguments: choices)
    func `a choice is an enum, and allOf is merged`(schema: String, lines: [String]) throws {
        let text = try reading(schema, schemas: Self.pets)
        for line in lines { #expect(text.contains(line), "\(text)") }
    }

    @Test func `a choice that contains itself is indirect`() throws {
        let tree = """
            "Tree": {"oneOf": [{"type": "string"}, {"$ref": "#/components/schemas/Fork"}]},
            "Fork": {"type": "object", "required": ["left", "right"], "properties": {
            "left": {"$ref": "#/components/schemas/Tree"},
            "right": {"$ref": "#/components/schemas/Tree"}}}
            """
        let text = try reading(reference("Tree"), schemas: tree)
        #expect(text.contains("indirect enum Tree: Decodable, Sendable {"))
        #expect(text.contains("let left: Tree\n") && !text.contains("Indirect"))
    }

    @Test func `parts that look the same are one type`() throws {
        let meta = #"{"properties": {"meta": {"properties": {"page": {"type": "integer"}}}}}"#
        let text = try text(paths: get(#"{"properties": {"one": \#(meta), "two": \#(meta)}}"#))
        #expect(text.components(separatedBy: "let page: Int?").count == 2)
        #expect(text.contains("struct Meta: Decodable, Sendable {"))
    }
}
