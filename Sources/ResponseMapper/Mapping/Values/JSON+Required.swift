/// Unsafe: uses the tape of a value without retaining it, which the value itself does meanwhile;
/// retaining and releasing it took a twentieth of the time of models that read themselves.
extension JSON {
    /// The result of `read` at a path that is one key of a parsed object, without creating a
    /// ``JSON`` for the value there; at any other path, the value is read by
    /// ``JSONReadable/init(reading:)``.
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
        guard case .key(let key) = path.way, let (tape, index) = unretained else { return nil }
        return tape._withUnsafeGuaranteedRef { tape in
            tape.member(key, of: index).flatMap { read(tape, $0) }
        }
    }

    /// The tape of a parsed value, and its index on that tape.
    @inline(__always)
    private var unretained: (Unmanaged<Tape>, Int)? {
        guard case .taped(let value) = node else { return nil }
        return (.passUnretained(value.tape), value.index)
    }
}
