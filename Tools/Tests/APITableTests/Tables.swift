import Foundation

@testable import APITable

/// Returns a description with these paths and schemas.
func description(
    paths: String, schemas: String = "", other: String = "", version: String = "3.1.0"
) -> Data {
    Data(
        """
        {"openapi": "\(version)", "info": {"title": "Pets", "version": "1"},
        "servers": [{"url": "https://pets.example"}], \(other)
        "paths": {\(paths)}, "components": {"schemas": {\(schemas)}}}
        """.utf8)
}

/// Returns the table of a description as text.
func text(
    paths: String, schemas: String = "", other: String = "",
    _ change: (inout TableOptions) -> Void = { _ in }
) throws -> String {
    var options = TableOptions(name: "Pets")
    change(&options)
    let data = description(paths: paths, schemas: schemas, other: other)
    let files = try Table(data, named: "pets.json", options).files()
    return files.map(\.text).joined(separator: "\n")
}

/// Returns a path with one operation, whose response is a model that has a property of this schema.
func reading(_ schema: String, required: String = "", schemas: String = "") throws -> String {
    try text(
        paths: get(reference("Pet")),
        schemas: """
            "Pet": {"type": "object", "required": [\(required)],
            "properties": {"a_value": \(schema)}}\(schemas.isEmpty ? "" : ", " + schemas)
            """)
}

/// Returns a path with one operation, whose response has this schema.
func get(_ schema: String, parameters: String = "", path: String = "/pets") -> String {
    """
    "\(path)": {"get": {"operationId": "getPet", "parameters": [\(parameters)], "responses":
    {"200": {"content": {"application/json": {"schema": \(schema)}}}}}}
    """
}

/// Returns a path with one operation, which takes a body and other parameters.
func post(
    _ schema: String, type: String = "application/json", parameters: String = "",
    path: String = "/pets", method: String = "post"
) -> String {
    """
    "\(path)": {"\(method)": {"operationId": "makePet", "parameters": [\(parameters)],
    "requestBody": {"content": {"\(type)": {"schema": \(schema)}}}, "responses": {"204": {}}}}
    """
}

/// Returns a parameter of text.
func parameter(_ name: String, in place: String, _ schema: String = #"{"type": "string"}"#)
    -> String
{
    #"{"name": "\#(name)", "in": "\#(place)", "schema": \#(schema)}"#
}

/// Returns a reference to a schema.
func reference(_ name: String) -> String {
    ##"{"$ref": "#/components/schemas/\##(name)"}"##
}
