extension JSON: Mappable, Modelable {
    /// Uses the value itself, `null` included, to be read later.
    public init(_ json: JSON) { self = json }
}

// Lists and optionals of decoded models read each model by itself, so that any decoder may be set.

extension Optional: Mappable, Modelable where Wrapped: Mappable {
    /// Reads the model; nil for `null` and for a missing value.
    public init(_ json: JSON) throws {
        self = json.isMissing ? nil : try Reader<Wrapped>.model().read(json)
    }
}

extension Array: Mappable, Modelable where Element: Mappable {
    /// Reads an array of models; the first that cannot be read throws, with its index in the path.
    public init(_ json: JSON) throws {
        self = try Reader<Element>.model().models(in: json, at: .root)
    }
}

extension Dictionary: Mappable, Modelable where Key == String, Value: Mappable {
    /// Reads an object of models; the first that cannot be read throws, with its key in the path.
    public init(_ json: JSON) throws {
        guard json.type == .object else { throw json.mismatch(wanted: "an object") }
        let reader = Reader<Value>.model()
        self = [:]
        for key in json.keys where index(forKey: key) == nil {
            updateValue(try reader.model(in: json, at: [.key(key)]), forKey: key)
        }
    }
}

extension Record: JSONReadable {
    /// Reads an object.
    public init(reading json: JSON) throws(MapError) { try self.init(json) }
}

// Made from bytes, text and dictionaries as all models are.
extension Record: Mappable, Modelable {}
