/// The decoder passed to a model: one value of the JSON.
///
/// It is reused for other values once its model is made, unless the model has retained it.
final class TapeDecoder: Decoder {
    let run: DecodingRun
    let tape: Tape
    private(set) var index = 0
    private(set) var step = DecodingStep.same
    private(set) var parent: TapeDecoder?
    /// True if the keys in the value are data.
    private(set) var keepsKeys = true
    /// The default values that the model declares for its properties, if the policy uses them.
    var declared: DeclaredValues?
    private var isIndexed = false
    /// True if keys are not converted and none occurs twice: then the tape is searched, starting at
    /// the key after the last one found.
    private var hasDistinctKeys = false
    private var nextKey = 0
    /// The index of the members of any other object.
    private var members: MemberIndex?

    init(_ run: DecodingRun) {
        self.run = run
        tape = run.tape
    }

    func enter(_ index: Int, _ step: DecodingStep, of parent: TapeDecoder?, keepsKeys: Bool) {
        self.index = index
        self.step = step
        self.parent = parent
        self.keepsKeys = keepsKeys
    }

    /// Removes and returns the decoder that was passed to `leave(for:)`.
    func next() -> TapeDecoder? { parent.take() }

    /// Ends the use for a value; `next` is another idle decoder.
    func leave(for next: consuming TapeDecoder?) {
        parent = next
        if declared != nil { declared = nil }
        isIndexed = false
    }

    var userInfo: [CodingUserInfoKey: Any] { run.options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard tape.isObject(at: index) else { return try object().container(keyedBy: type) }
        if !isIndexed { indexMembers() }
        return KeyedDecodingContainer(TapeObject(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard tape.isArray(at: index) else {
            return TapeArray(
                of: try substitute(.init([Any].self, .kind, at: index, "an array")))
        }
        return TapeArray(of: self)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension TapeDecoder {
    /// The value as it is written.
    var json: JSON { JSON(.taped(TapeValue(tape: tape, index: index))) }

    /// Returns this decoder if the value is an object, otherwise one for its substitute.
    func object() throws -> TapeDecoder {
        if tape.isObject(at: index) { return self }
        return try substitute(.init([String: Any].self, .kind, at: index, "an object"))
    }

    /// The value of a member; if there are several of the name, the last one.
    @inline(never)
    func member(_ name: consuming String) -> Int? {
        guard hasDistinctKeys else { return members?.value(of: name, in: tape) }
        guard let value = tape.distinctMember(name, of: index, from: nextKey) else { return nil }
        nextKey = tape.next(after: value)
        return value
    }

    /// The names of the members in order, each once.
    var memberNames: [String] {
        hasDistinctKeys
            ? TapeValue(tape: tape, index: index).keys : members?.names(in: tape) ?? []
    }

    private func indexMembers() {
        isIndexed = true
        hasDistinctKeys = keepsKeys && tape.hasDistinctKeys(index)
        nextKey = tape.first(in: index)
        if !hasDistinctKeys { makeMembers() }
    }

    @inline(never)
    private func makeMembers() {
        let members = members ?? MemberIndex()
        self.members = members
        if keepsKeys {
            members.make(of: tape, index)
        } else {
            members.make(of: tape, index) { run.name(ofKeyAt: $0, in: self) }
        }
    }
}

extension TapeDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { tape.isNull(at: index) }

    @inline(__always)
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try read(type, at: index, .same)
    }
}
