/// Unsafe: borrows the tape of a value without retaining it, which the value itself does meanwhile;
/// to retain and release it took a twentieth of the time of models that read themselves.
extension JSON {
    /// What `read` finds at a path that is one key of a parsed object, without a value of its own
    /// for what stands there; anything else is read as ever.
    @inline(__always)
    func required<Value: JSONReadable>(
        at path: JSONPath, _ read: (Tape, Int) -> Value?
    ) throws(MapError) -> Value {
        if case .key(let key) = path.way, let (tape, index) = unretained {
            let found = tape._withUnsafeGuaranteedRef { tape in
                tape.member(key, of: index).flatMap { read(tape, $0) }
            }
            if let found { return found }
        }
        do { return try Value(reading: self[path: path]) } catch { throw error.prefixed(by: path) }
    }

    /// The tape of a parsed value, and where it stands there.
    @inline(__always)
    private var unretained: (Unmanaged<Tape>, Int)? {
        guard case .taped(let value) = node else { return nil }
        return (.passUnretained(value.tape), value.index)
    }
}
