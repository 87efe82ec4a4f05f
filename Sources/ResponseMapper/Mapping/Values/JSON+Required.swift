/// Unsafe: borrows the tape of a value without retaining it, which the value itself does meanwhile;
/// to retain and release it took a twentieth of the time of models that read themselves.
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
        guard case .key(let key) = path.way, let (tape, index) = unretained else { return nil }
        return tape._withUnsafeGuaranteedRef { tape in
            tape.member(key, of: index).flatMap { read(tape, $0) }
        }
    }

    /// The tape of a parsed value, and where it stands there.
    @inline(__always)
    private var unretained: (Unmanaged<Tape>, Int)? {
        guard case .taped(let value) = node else { return nil }
        return (.passUnretained(value.tape), value.index)
    }
}
