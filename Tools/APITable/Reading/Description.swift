import Foundation
import ResponseMapper

/// An OpenAPI description: a JSON document, whose parts are decoded when they are needed.
struct Description: Sendable {
    let file: String
    private let json: JSON
    /// The parts of the document that apply to the whole API.
    private(set) var head = Head()

    struct Head: Decodable, Sendable {
        var servers: [Server]?
        var security: [Members<[String]>]?
    }

    /// The title, the version and a summary.
    var info: JSON { json["info"] }

    /// Reads a description. Throws a ``Failure`` with the place and the reason.
    init(_ data: Data, named file: String) throws {
        self.file = file
        do throws(JSONError) { json = try JSON(parsing: data) } catch {
            let isOther = data.first != UInt8(ascii: "{")
            let hint = isOther ? "; YAML is converted first, as the page of api-table says" : ""
            throw Failure("\(file): not JSON: \(error)\(hint)")
        }
        let version = json["openapi"].stringValue
        guard version.hasPrefix("3.0") || version.hasPrefix("3.1") else {
            let found = json["swagger"].exists ? "Swagger \(json["swagger"].stringValue)" : version
            throw failure(
                JSONPointer.root + ["openapi"],
                "wanted 3.0 or 3.1, found \(found.isEmpty ? "none" : found)")
        }
        head = try decode(Head.self, at: .root)
    }

    /// The operations, in the order of the document, with the parameters of their paths.
    func operations() throws -> [DescribedOperation] {
        try json["paths"].keys.filter { $0.hasPrefix("/") }.flatMap {
            path -> [DescribedOperation] in
            var pointer = JSONPointer.root + ["paths", path]
            if let reference = json[path: pointer.path]["$ref"].string {
                pointer = try target(of: reference, from: pointer)
            }
            let item = try decode(PathItem.self, at: pointer)
            let keys = json[path: pointer.path].keys.filter { PathItem.methods.contains($0) }
            return try keys.map { try operation(path, pointer + [$0], item) }
        }
    }

    private func operation(
        _ path: String, _ pointer: JSONPointer, _ item: PathItem
    ) throws -> DescribedOperation {
        let operation = try decode(Operation.self, at: pointer)
        let own = try (operation.parameters ?? []).map(parameter)
        // Those of the path are replaced by those of the operation.
        let others = try (item.parameters ?? []).map(parameter).filter { other in
            !own.contains { $0.value.isSame(as: other.value) }
        }
        return DescribedOperation(
            pointer: pointer, path: path, method: pointer.name.uppercased(), operation: operation,
            parameters: others + own,
            servers: operation.servers ?? item.servers ?? head.servers ?? [])
    }

    private func parameter(_ parameter: Referable<Parameter>) throws -> DescribedParameter {
        (parameter.pointer, try resolve(parameter))
    }

    func resolve<Value>(_ referable: Referable<Value>) throws -> Value {
        try referable.value ?? value(at: referable.reference ?? "", from: referable.pointer)
    }

    /// Returns the value that a reference leads to.
    func value<Value: Decodable & Sendable>(
        at reference: String, from pointer: JSONPointer, _ type: Value.Type = Value.self
    ) throws -> Value { try decode(type, at: target(of: reference, from: pointer)) }

    private func target(of reference: String, from pointer: JSONPointer) throws -> JSONPointer {
        if contains(reference), let target = JSONPointer(reference: reference) { return target }
        throw failure(pointer, "\(reference) leads nowhere in this file")
    }

    /// The schemas with names, in the order of the document.
    var schemas: [(pointer: JSONPointer, isEnum: Bool)] {
        json["components"]["schemas"].objectValue.map { name, schema in
            (JSONPointer.root + ["components", "schemas", name], schema["enum"].exists)
        }
    }

    /// True for a pointer that leads somewhere.
    func contains(_ pointer: String) -> Bool {
        JSONPointer(reference: pointer).map { json[path: $0.path].exists } ?? false
    }

    private func decode<Value: Decodable>(
        _ type: Value.Type, at pointer: JSONPointer
    ) throws -> Value {
        do {
            return try ModelDecoder().decode(type, from: json, at: pointer.path)
        } catch let DecodingError.typeMismatch(_, context),
            let DecodingError.valueNotFound(_, context),
            let DecodingError.keyNotFound(_, context), let DecodingError.dataCorrupted(context)
        {
            guard let found = context.underlyingError as? MapError
            else { throw failure(pointer, "\(context)") }
            let text = "\(MapError(found.reason))".replacing("$: ", with: "")
            throw failure(JSONPointer(path: found.path), text)
        }
    }

    private func failure(_ pointer: JSONPointer, _ reason: String) -> Failure {
        Failure("\(file): \(pointer): \(reason)")
    }
}

/// A parameter, and where it stands.
typealias DescribedParameter = (pointer: JSONPointer, value: Parameter)

/// An operation with all that its path says of it.
struct DescribedOperation: Sendable {
    let pointer: JSONPointer
    let path: String
    let method: String
    let operation: Operation
    let parameters: [DescribedParameter]
    let servers: [Server]

    /// The address of its first server; empty without one.
    var address: String { servers.first?.address ?? "" }

    /// The name that the description gives it, or else its method and path.
    var identifier: String { operation.operationId ?? "\(method.lowercased()) \(path)" }

    /// True if one of the filters is its tag, its identifier, or a part of its path.
    func matches(_ filters: [String]) -> Bool {
        filters.isEmpty
            || filters.contains { filter in
                filter.hasPrefix("/")
                    ? "\(path)/".contains(filter.hasSuffix("/") ? filter : filter + "/")
                    : operation.tags?.contains(filter) == true || operation.operationId == filter
            }
    }
}
