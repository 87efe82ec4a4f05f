/// The place of the name by which the JSON of an enum with payloads tells its case.
public enum CaseTag: Sendable, Hashable {
    /// A member of the payload: `{"type": "circle", "radius": 1}`.
    case inside(String)
    /// A member beside the payload: `{"type": "circle", "value": {"radius": 1}}`.
    case beside(String, payload: String)
    /// The key of the payload: `{"circle": {"radius": 1}}`.
    case outside
}

extension Decoder {
    /// Decodes one of several models, chosen by its name; with any decoder.
    ///
    /// Names are texts, numbers or booleans, compared as text, as by `json.oneOf`. Throws if the
    /// name is missing or unknown and there is no `other`, or if several are outside.
    /// - Parameters:
    ///   - models: Closures that decode a payload, `null` if missing, by the name that selects it.
    ///   - other: Makes the model for any other name, of this decoder; nil to throw.
    public func oneOf<Model>(
        by tag: CaseTag, _ models: KeyValuePairs<String, (any Decoder) throws -> Model>,
        else other: ((any Decoder) throws -> Model)? = nil
    ) throws -> Model {
        let container = try container(keyedBy: PathKey.self)
        let known = models.map(\.key)
        let (place, name, payload): (JSONPath, JSON, String?)
        switch tag {
        case .inside(let key):
            (place, name, payload) = ([.key(key)], try container.json(key), nil)
        case .beside(let key, let member):
            (place, name, payload) = ([.key(key)], try container.json(key), member)
        case .outside:
            let names = container.allKeys.map(\.stringValue).filter(known.contains)
            guard names.count < 2 else {
                throw misfit(
                    .mismatch(path: .root, wanted: "one case", found: "\(names.count) of them"))
            }
            (place, name, payload) = (.root, names.first.map { JSON($0) } ?? .absent, names.first)
        }
        let text = name.canonicalText
        guard let make = models.first(where: { $0.key == text })?.value else {
            if let other { return try other(self) }
            let names = known.map { "\"\($0)\"" }.joined(separator: ", ")
            let found = place == .root ? try JSON(from: self) : name
            throw misfit(found.mismatch(wanted: "one of \(names)").prefixed(by: place))
        }
        return try make(payload.map { try container.superDecoder(forKey: PathKey($0)) } ?? self)
    }
}

extension CaseTag {
    /// Encodes a payload with the name of its case, as `decoder.oneOf` decodes it, by any encoder.
    /// A payload that has the name inside is an object.
    /// - Parameter payload: The payload; nil for a case without one.
    public func encode(
        _ name: String, _ payload: (any Encodable)? = nil, to encoder: any Encoder
    ) throws {
        var container = encoder.container(keyedBy: PathKey.self)
        switch self {
        case .inside(let key):
            try container.encode(name, forKey: PathKey(key))
            try payload?.encode(to: encoder)
        case .beside(let key, let member):
            try container.encode(name, forKey: PathKey(key))
            if let payload { try container.encode(payload, forKey: PathKey(member)) }
        case .outside:
            if let payload { return try container.encode(payload, forKey: PathKey(name)) }
            _ = container.nestedContainer(keyedBy: PathKey.self, forKey: PathKey(name))
        }
    }
}

extension KeyedDecodingContainer<PathKey> {
    fileprivate func json(_ key: String) throws -> JSON {
        try decodeIfPresent(JSON.self, forKey: PathKey(key)) ?? .absent
    }
}
