/// Reads one model from one JSON value; the difference between the kinds of models.
struct Reader<Model> {
    /// True if a missing value is one of the model's values.
    let isOptional = Model.self is any OptionalModel.Type
    /// True if a failed request may have a model nevertheless, made of `null`.
    let readsNull: Bool
    let read: (JSON) throws -> Model
    /// Reads an array at once, if that is less work than to read element by element.
    var readAll: ((JSON) throws -> [Model])?
}

extension Reader where Model: Modelable {
    /// By the model's own code.
    static func modelable(_ type: Model.Type = Model.self) -> Self {
        Reader(readsNull: true) { json in
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
            return Reader(readsNull: readsNull) {
                try mapping($0) { try decoder.decode(type, from: $0.data) }
            }
        }
        let reader = Reader(readsNull: readsNull) {
            try mapping($0) {
                try decoder.decode(type, from: $0, at: .root, callsMapping: callsMapping)
            }
        }
        // An array has the type that is known to the compiler.
        guard type == Model.self else { return reader }
        return Reader(readsNull: readsNull, read: reader.read) {
            try mapping($0) { try decoder.decode([Model].self, from: $0) }
        }
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
