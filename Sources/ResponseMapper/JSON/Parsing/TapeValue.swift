/// A value on a tape; a parsed ``JSON`` consists of these. Every member forwards to the tape.
/// Copying one retains the tape; a loop over many retains it once, and walks by index.
struct TapeValue: Sendable {
    let tape: Tape
    let index: Int

    var bool: Bool? { tape.bool(at: index) }

    var string: String? { tape.string(at: index) }

    var numberText: String? { tape.numberText(at: index) }

    func integer<Value: FixedWidthInteger>(as type: Value.Type = Value.self) -> Value? {
        tape.integer(at: index, as: type)
    }

    var double: Double? { tape.double(at: index) }

    var float: Float? { tape.float(at: index) }

    /// The elements of an array, or members of an object; 0 for everything else.
    var count: Int { tape.isContainer(at: index) ? tape.count(at: index) : 0 }

    func element(_ position: Int) -> TapeValue? {
        tape.element(position, of: index).map { TapeValue(tape: tape, index: $0) }
    }

    func member(_ key: String) -> TapeValue? {
        tape.member(key, of: index).map { TapeValue(tape: tape, index: $0) }
    }

    /// Calls `body` with the index of each element or member value; that of its key is one less.
    func forEach<Failure: Error>(_ body: (Int) throws(Failure) -> Void) throws(Failure) {
        guard tape.isContainer(at: index) else { return }
        let step = tape.isObject(at: index) ? 1 : 0
        var position = tape.first(in: index)
        let end = tape.end(of: index)
        while position < end {
            try body(position + step)
            position = tape.next(after: position + step)
        }
    }

    var keys: [String] {
        guard tape.isObject(at: index) else { return [] }
        var keys: [String] = []
        keys.reserveCapacity(count)
        forEach { keys.append(tape.key(of: $0)) }
        return keys
    }
}
