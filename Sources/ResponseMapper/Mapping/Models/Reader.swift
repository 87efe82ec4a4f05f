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
    static var modelable: Self {
        Reader(readsNull: true) { json in
            var model = try Model(json)
            try model.mapping(json)
            return consume model  // or it would be copied, as the compiler does not know its type
        }
    }
}

extension Reader where Model: Decodable {
    /// By the request's decoder; this package's own needs no text in between.
    static func decodable(_ decoder: any BodyDecoder) -> Self {
        let readsNull = Model.self is any ExpressibleByNilLiteral.Type
        if let decoder = decoder as? ModelDecoder {
            return Reader(readsNull: readsNull) {
                try mapping($0) { try decoder.decode(Model.self, from: $0) }
            } readAll: {
                try mapping($0) { try decoder.decode([Model].self, from: $0) }
            }
        }
        return Reader(readsNull: readsNull) {
            try mapping($0) { try decoder.decode(Model.self, from: $0.data) }
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
