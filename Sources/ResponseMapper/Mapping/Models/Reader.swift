/// Reads one model from one JSON value; the difference between the kinds of models.
struct Reader<Model> {
    /// True if a missing value is one of the model's values.
    let isOptional = Model.self is any OptionalModel.Type
    /// True if a failed request may have a model nevertheless, made of `null`.
    let readsNull: Bool
    /// Reads the model; without repairs, if the second argument is true.
    fileprivate let make: (JSON, Bool) throws -> Model
    /// Reads an array at once, if that is less work than to read element by element.
    var readAll: ((JSON) throws -> [Model])?

    /// Reads the model by the rules of the response.
    func read(_ json: JSON) throws -> Model { try make(json, false) }

    /// Reads the model without repairs.
    func readStrictly(_ json: JSON) throws -> Model {
        try ReadingRules.strict { try make(json, true) }
    }
}

extension Reader where Model: Modelable {
    /// By the model's own code.
    static func modelable(_ type: Model.Type = Model.self) -> Self {
        Reader(readsNull: true) { json, _ in
            var model = try type.init(json)
            try model.mapping(json)
            return consume model  // or it would be copied, as the compiler does not know its type
        }
    }
}

extension Reader where Model: Decodable {
    /// By the request's decoder; this package's own needs no text in between.
    /// - Parameter callsMapping: False if the `mapping(_:)` of a ``Modelable`` root is called by
    ///   the caller.
    static func decodable(
        _ type: Model.Type, by decoder: any BodyDecoder = ReadingRules.current.decoder,
        callsMapping: Bool = true
    ) -> Self {
        let readsNull = Model.self is any ExpressibleByNilLiteral.Type
        guard let decoder = decoder as? ModelDecoder else {
            return Reader(readsNull: readsNull) { json, _ in
                try mapping(json) { try decoder.decode(type, from: $0.data) }
            }
        }
        var reader = Reader(readsNull: readsNull) { json, isStrict in
            try mapping(json) {
                try (isStrict ? decoder.strict : decoder)
                    .decode(type, from: $0, at: .root, callsMapping: callsMapping)
            }
        }
        // An array has the type that is known to the compiler.
        guard type == Model.self else { return reader }
        reader.readAll = { try mapping($0) { try decoder.decode([Model].self, from: $0) } }
        return reader
    }

    private static func mapping<Value>(
        _ json: JSON, _ decode: (JSON) throws -> Value
    ) throws -> Value {
        let json = json.exists ? json : .null
        do {
            return try decode(json)
        } catch let error as DecodingError {
            throw MapError(error, in: json)
        }
    }
}

extension ModelDecoder {
    /// The same decoder without repairs.
    fileprivate var strict: ModelDecoder {
        var decoder = self
        decoder.policy = .strict
        return decoder
    }
}
