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
    private var members = MemberIndex()
    /// The number of the member that was found last.
    private var found = 0

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

    func leave() {
        parent = nil
        if declared != nil { declared = nil }
        guard members.isMade else { return }
        var members = take()
        members.clear()
        self.members = members
    }

    var userInfo: [CodingUserInfoKey: Any] { run.options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard tape.isObject(at: index) else {
            let object = try substitute(.init([String: Any].self, .kind, at: index, "an object"))
            return try object.container(keyedBy: type)
        }
        if !members.isMade { makeMembers() }
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
    /// The value of a member, the last one if there are several.
    @inline(__always)
    func member(_ name: String) -> Int? {
        guard let number = members.number(of: name, from: found, in: tape) else { return nil }
        found = number
        return members.value(number)
    }

    var memberNames: [String] { members.names(in: tape) }

    private func makeMembers() {
        var members = take()
        if keepsKeys {
            members.make(of: tape, index)
        } else {
            members.make(of: tape, index) { run.name(of: $0, in: self) }
        }
        self.members = members
        found = 0
    }

    /// The list, to be changed: in place, it would be guarded against overlapping access.
    private func take() -> MemberIndex {
        let members = members
        self.members = MemberIndex()
        return members
    }
}

extension TapeDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { tape.isNull(at: index) }

    @inline(__always)
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try read(type, at: index, .same)
    }
}
