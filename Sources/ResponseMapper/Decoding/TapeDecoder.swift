/// What a model gets to decode itself from: one value of the JSON.
///
/// It is used again for other values once its model is made, unless the model has kept it.
final class TapeDecoder: Decoder {
    let run: DecodingRun
    let tape: Tape
    private(set) var index = 0
    private(set) var step = DecodingStep.same
    private(set) var parent: TapeDecoder?
    /// Whether the keys in the value are data.
    private(set) var keepsKeys = true
    /// What the model says its properties are where there is nothing, if that is asked for.
    var declared: DeclaredValues?
    private var isIndexed = false
    /// The members by converted names; unused where the keys are the model's.
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

    /// The decoder that was given when this one was left.
    func next() -> TapeDecoder? { parent.take() }

    /// Ends the use for a value; `next` is another decoder that is not used.
    func leave(for next: consuming TapeDecoder?) {
        parent = next
        if declared != nil { declared = nil }
        isIndexed = false
    }

    var userInfo: [CodingUserInfoKey: Any] { run.options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard tape.isObject(at: index) else { return try object().container(keyedBy: type) }
        if !keepsKeys, !isIndexed { indexMembers() }
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

    /// The value where it is an object, else what stands for it.
    func object() throws -> TapeDecoder {
        if tape.isObject(at: index) { return self }
        return try substitute(.init([String: Any].self, .kind, at: index, "an object"))
    }

    /// The value of a member, the last one if there are several.
    @inline(never)
    func member(_ name: consuming String) -> Int? {
        keepsKeys ? tape.member(name, of: index) : members?.value(of: name)
    }

    /// The names of the members in their order, each once.
    var memberNames: [String] {
        keepsKeys ? tape.distinctKeys(of: index) : members?.names ?? []
    }

    @inline(never)
    private func indexMembers() {
        isIndexed = true
        let members = members ?? MemberIndex()
        self.members = members
        members.make(of: tape, index) { run.name(ofKeyAt: $0, in: self) }
    }
}

extension TapeDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { tape.isNull(at: index) }

    @inline(__always)
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try read(type, at: index, .same)
    }
}
