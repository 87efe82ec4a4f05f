/// Reads one model from one JSON value; the difference between the kinds of models.
struct Reader<Model> {
    let isOptional = Model.self is any OptionalModel.Type
    /// True if a failed request may have a model nevertheless, made of `null`.
    let readsNull: Bool
    /// Reads the model; without repairs, if the second argument is true.
    fileprivate let make: (JSON, Bool) throws -> Model
    /// Reads an array at once, if that is less work than to read element by element.
    var readAll: ((JSON) throws -> [Model])?

    func read(_ json: JSON) throws -> Model { try make(json, false) }

    func readStrictly(_ json: JSON) throws -> Model {
        try ReadingRules.strict { try make(json, true) }
    }
}

extension Reader where Model: Decodable {
    /// The way to read a type: by its own code if ``Modelable``, else by the request's decoder.
    static func model(_ type: Model.Type = Model.self) -> Self {
        if let own = Model.self as? any Modelable.Type, let reader = own.reader(type) {
            return reader
        }
        return decoded(type, by: ReadingRules.current)
    }

    /// By a decoder; this package's own needs no text in between.
    private static func decoded(_ type: Model.Type, by rules: ReadingRules) -> Self {
        let readsNull = Model.self is any ExpressibleByNilLiteral.Type
        guard let decoder = rules.own else {
            let decoder = rules.decoder
            return Reader(readsNull: readsNull) { json, _ in
                try withMappingErrors(of: json) { json in
                    let value = try decoder.decode(type, from: json.data)
                    guard var model = value as? any Mappable else { return value }
                    try model.mapping(json)
                    return model as? Model ?? value
                }
            }
        }
        var reader = Reader(readsNull: readsNull) { json, isStrict in
            try withMappingErrors(of: json) {
                try (isStrict ? decoder.with(.strict) : decoder).decode(type, from: $0)
            }
        }
        // An array has the type that is known to the compiler.
        guard type == Model.self else { return reader }
        reader.readAll = { json in
            try withMappingErrors(of: json) { try decoder.decode([Model].self, from: $0) }
        }
        return reader
    }
}

/// Calls a decoder with a value, `null` for none, and makes a mapping error of its error.
private func withMappingErrors<Value>(
    of json: JSON, _ decode: (JSON) throws -> Value
) throws -> Value {
    let json = json.exists ? json : .null
    do { return try decode(json) } catch let error as DecodingError {
        throw MapError(error, in: json)
    }
}

extension JSON {
    /// Reads the model at a path by the rules that apply. Without a ``Reader`` where this package's
    /// decoder reads a value that is there: making one takes as long as a small model.
    func model<Model: Decodable>(
        _ type: Model.Type, at path: JSONPath, by rules: ReadingRules = .current
    ) throws -> Model {
        let node = self[path: path]
        guard case .taped(let tape, let index) = node.node, !tape.isNull(at: index),
            let decoder = rules.own, !DecodedTypes.isModelable(type),
            !ThreadStack.isNearlyFull
        else { return try Reader.model(type).model(in: self, at: path) }
        return try located(at: path, RepairLog.current) {
            try withMappingErrors(of: node) { _ in
                try decoder.decode(type, from: tape, index, at: .root)
            }
        }
    }
}

extension Modelable {
    /// The way to read a type that is this one, by its own code; asked once for a whole list.
    fileprivate static func reader<Model>(_ type: Model.Type) -> Reader<Model>? {
        let type = type as? Self.Type ?? self
        return Reader<Self>(readsNull: true) { json, _ in try type.reading(json) }
            as? Reader<Model>
    }
}

extension MapError {
    /// Makes a mapping error of a decoder's error about `json`, or takes the one that it contains.
    init(_ error: DecodingError, in json: JSON) {
        if let error = error.context?.underlyingError as? MapError {
            self = error
            return
        }
        switch error {
        case .keyNotFound(let key, let context):
            self = .missing(path: JSONPath(codingPath: context.codingPath + [key]))
        case .valueNotFound(let type, let context), .typeMismatch(let type, let context):
            self = .mismatch(context, wanted: "\(type)", in: json)
        case .dataCorrupted(let context):
            self = .mismatch(context, wanted: "a valid value", in: json)
        @unknown default:
            self = .mismatch(path: .root, wanted: "a valid value", found: "\(error)")
        }
    }

    /// Describes the value found in `json`, or uses the decoder's description if its keys differ.
    private static func mismatch(
        _ context: DecodingError.Context, wanted: String, in json: JSON
    ) -> MapError {
        let path = JSONPath(codingPath: context.codingPath)
        let node = json[path: path]
        let found = node.exists ? node.summary : "another value (\(context.debugDescription))"
        return .mismatch(path: path, wanted: wanted, found: found)
    }
}
