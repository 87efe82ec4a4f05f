extension JSON {
    /// Reads the value at a path strictly, or returns `fallback` if it is missing or `null`.
    ///
    ///     let page: Int = try json.get("page", default: 1)
    ///
    /// A value of another type throws, as with ``get(_:as:)``.
    public func get<Value: JSONReadable>(
        _ path: JSONPath, default fallback: Value
    ) throws(MapError) -> Value {
        self[path: path].isMissing ? fallback : try get(path)
    }

    /// Returns the case with the raw value at a path, or `other` if there is no such case.
    ///
    ///     let state: State = try json.get("state", unknown: .other)
    ///
    /// A missing value, `null` and a value of another type throw, as with ``get(_:as:)``.
    public func get<Value: RawRepresentable>(
        _ path: JSONPath, unknown other: Value
    ) throws(MapError) -> Value where Value.RawValue: JSONReadable {
        Value(rawValue: try get(path)) ?? other
    }

    /// Reads one of several models from the value at a path, chosen by its value at
    /// `discriminator`.
    ///
    ///     media = try json.oneOf(at: "media", by: "type", [
    ///         "picture": { try Picture(from: $0) },
    ///         "film": { try Film(from: $0) },
    ///     ])
    ///
    /// Paths in errors and repairs start at this value, as with ``get(_:as:)``. Otherwise the same
    /// as ``oneOf(by:_:else:)`` of the value at the path.
    public func oneOf<Model>(
        at path: JSONPath, by discriminator: JSONPath,
        _ models: KeyValuePairs<String, (JSON) throws -> Model>,
        else other: ((JSON) throws -> Model)? = nil
    ) throws -> Model {
        try located(at: path, RepairLog.current) {
            try self[path: path].oneOf(by: discriminator, models, else: other)
        }
    }

    /// Reads one of several models, chosen by the value at `discriminator`.
    ///
    ///     let shape: any Shape = try json.oneOf(by: "type", [
    ///         "circle": { try Circle(from: $0) },
    ///         "square": { try Square(from: $0) },
    ///     ])
    ///
    /// Numbers and booleans are compared as text. Throws ``MapError`` if the value is missing or
    /// has no model, and there is no `other`. Paths start at this value, which does not know its
    /// own place: for a value inside another one, see ``oneOf(at:by:_:else:)``.
    /// - Parameters:
    ///   - models: Closures that make a model of this JSON, each with the text that selects it.
    ///   - other: Makes the model for any other text, or if there is none; nil to throw.
    public func oneOf<Model>(
        by discriminator: JSONPath,
        _ models: KeyValuePairs<String, (JSON) throws -> Model>,
        else other: ((JSON) throws -> Model)? = nil
    ) throws -> Model {
        let node = self[path: discriminator]
        guard other != nil || node.exists || type == .object || type == .array else {
            throw mismatch(wanted: "an object")
        }
        let text = node.canonicalText
        if let make = models.first(where: { $0.key == text })?.value ?? other {
            return try make(self)
        }
        let names = models.map { "\"\($0.key)\"" }.joined(separator: ", ")
        throw node.mismatch(wanted: "one of \(names)").prefixed(by: discriminator)
    }
}
