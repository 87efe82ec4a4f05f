extension JSON {
    /// Reads the value at a path as a Swift type, strictly:
    /// `let id: Int = try json.get("data>id")`.
    ///
    /// A value of another type throws ``MapError/mismatch(path:wanted:found:)``, a missing one
    /// ``MapError/missing(path:)``; a missing or null optional is nil. The path in the error starts
    /// at this value.
    public func get<Value: JSONReadable>(
        _ path: JSONPath, as type: Value.Type = Value.self
    ) throws(MapError) -> Value {
        try Value.read(self, at: path)
    }
}
