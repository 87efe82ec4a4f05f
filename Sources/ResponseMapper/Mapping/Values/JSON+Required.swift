extension JSON {
    /// What `read` finds at a path that is one key of a parsed object, without a value of its own
    /// for what stands there; anything else is read as ever.
    @inline(__always)
    func required<Value: JSONReadable>(
        at path: JSONPath, _ read: (Tape, Int) -> Value?
    ) throws(MapError) -> Value {
        if let found = find(at: path, read) { return found }
        do { return try Value(reading: self[path: path]) } catch { throw error.prefixed(by: path) }
    }

    /// The result of `read` at a path that is one key of a parsed object; nil at any other.
    @inline(__always)
    func find<Value>(at path: JSONPath, _ read: (Tape, Int) -> Value?) -> Value? {
        guard case .key(let key) = path.way, case .taped(let value) = node else { return nil }
        return value.tape.member(key, of: value.index).flatMap { read(value.tape, $0) }
    }
}
