extension JSON: Modelable {
    /// Uses the value itself, `null` included, to be read later.
    public init(_ json: JSON) { self = json }
}

extension Optional: Modelable where Wrapped: Modelable {
    /// Reads the model; nil for `null` and for a missing value.
    public init(_ json: JSON) throws {
        self = json.isMissing ? nil : try Reader<Wrapped>.modelable().read(json)
    }
}

extension Array: Modelable where Element: Modelable {
    /// Reads the models in an array; the first that cannot be read throws, with its index in the
    /// path.
    public init(_ json: JSON) throws {
        self = try Reader<Element>.modelable().models(in: json, at: .root)
    }
}

extension Dictionary: Modelable where Key == String, Value: Modelable {
    /// Reads the models in an object, by key; the first that cannot be read throws, with its key in
    /// the path.
    public init(_ json: JSON) throws {
        guard json.type == .object else { throw json.mismatch(wanted: "an object") }
        let reader = Reader<Value>.modelable()
        self = [:]
        for key in json.keys where index(forKey: key) == nil {
            updateValue(try reader.model(in: json, at: [.key(key)]), forKey: key)
        }
    }
}

extension JSON {
    /// True if there is no value, or `null`.
    var isMissing: Bool { isNull || !exists }
}
