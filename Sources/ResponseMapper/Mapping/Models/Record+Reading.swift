extension Record: JSONReadable {
    /// Reads an object.
    public init(reading json: JSON) throws(MapError) { try self.init(json) }
}

// Made from bytes, text and dictionaries as all models are.
extension Record: Mappable, Modelable {}
