extension JSON {
    /// Reads the value at a path strictly: `let id: Int = try json.get("data>id")`. Throws
    /// ``MapError`` for another type and for a missing value, unless optional; paths start at this
    /// value.
    public func get<Value: JSONReadable>(
        _ path: JSONPath, as type: Value.Type = Value.self
    ) throws(MapError) -> Value { try Value.read(self, at: path) }

    /// As ``get(_:as:)``, or `fallback` if the value is missing or `null`.
    public func get<Value: JSONReadable>(
        _ path: JSONPath, default fallback: Value
    ) throws(MapError) -> Value { self[path: path].isMissing ? fallback : try get(path) }

    /// Returns the case with the raw value at a path, or `other` if there is no such case.
    /// A missing value, `null` and a value of another type throw, as with ``get(_:as:)``.
    public func get<Value: RawRepresentable>(
        _ path: JSONPath, unknown other: Value
    ) throws(MapError) -> Value where Value.RawValue: JSONReadable {
        Value(rawValue: try get(path)) ?? other
    }
}

/// Unsafe: uses the tape of a value without retaining it, which the value itself does meanwhile;
/// retaining and releasing it took a twentieth of the time of models that read themselves.
extension JSON {
    /// The result of `read` at a path that is one key of a parsed object, without creating a
    /// ``JSON``; any other is read by ``JSONReadable/init(reading:)``.
    @inline(__always) func required<Value: JSONReadable>(
        at path: JSONPath, _ read: (Tape, Int) -> Value?
    ) throws(MapError) -> Value {
        if let found = find(at: path, read) { return found }
        do { return try Value(reading: self[path: path]) } catch { throw error.prefixed(by: path) }
    }

    /// The result of `read` at a path that is one key of a parsed object; nil at any other.
    @inline(__always) func find<Value>(at path: JSONPath, _ read: (Tape, Int) -> Value?) -> Value? {
        guard case .key(let key) = path.way, let (tape, index) = unretained else { return nil }
        return tape._withUnsafeGuaranteedRef { tape in
            tape.member(key, of: index).flatMap { read(tape, $0) }
        }
    }

    @inline(__always) private var unretained: (Unmanaged<Tape>, Int)? {
        guard case .taped(let tape, let index) = node else { return nil }
        return (.passUnretained(tape), index)
    }
}
