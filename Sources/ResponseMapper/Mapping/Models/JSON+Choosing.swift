extension JSON {
    /// The value at a path, strictly, or `fallback` where there is none or `null`.
    ///
    ///     let page: Int = try json.get("page", default: 1)
    ///
    /// A value of another type throws, as with ``get(_:as:)``.
    public func get<Value: JSONReadable>(
        _ path: JSONPath, default fallback: Value
    ) throws(MapError) -> Value {
        self[path: path].isMissing ? fallback : try get(path)
    }

    /// The case that the value at a path names, or `other` where it names none that is known.
    ///
    ///     let state: State = try json.get("state", unknown: .other)
    ///
    /// A missing value, `null` and a value of another type throw, as with ``get(_:as:)``.
    public func get<Value: RawRepresentable>(
        _ path: JSONPath, unknown other: Value
    ) throws(MapError) -> Value where Value.RawValue: JSONReadable {
        Value(rawValue: try get(path)) ?? other
    }

    /// One of several models of what is at a path, chosen by what its value at `discriminator`
    /// says.
    ///
    ///     media = try json.oneOf(at: "media", by: "type", [
    ///         "picture": { try Picture(from: $0) },
    ///         "film": { try Film(from: $0) },
    ///     ])
    ///
    /// Paths in errors and of repairs start at this value, as with ``get(_:as:)``; otherwise it is
    /// as for the value itself.
    public func oneOf<Model>(
        at path: JSONPath, by discriminator: JSONPath,
        _ models: KeyValuePairs<String, (JSON) throws -> Model>,
        else other: ((JSON) throws -> Model)? = nil
    ) throws -> Model {
        try located(at: path, RepairLog.current) {
            try self[path: path].oneOf(by: discriminator, models, else: other)
        }
    }

    /// One of several models, chosen by what the value at `discriminator` says.
    ///
    ///     let shape: any Shape = try json.oneOf(by: "type", [
    ///         "circle": { try Circle(from: $0) },
    ///         "square": { try Square(from: $0) },
    ///     ])
    ///
    /// Numbers and booleans are compared as their text. Throws ``MapError`` where the value is
    /// missing, and where it is another and there is no `other`. Paths start at this value, which
    /// does not know where it stands: for one inside of another, see
    /// ``oneOf(at:by:_:else:)``.
    /// - Parameters:
    ///   - models: makes each model of this JSON, by the text that stands for it.
    ///   - other: makes the model for any other text, and where there is none.
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
