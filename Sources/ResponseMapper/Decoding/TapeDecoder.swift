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
    private let members = MemberIndex()

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
        if members.isMade { members.clear() }
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
    func member(_ name: consuming String) -> Int? { members.value(of: name, in: tape) }

    var memberNames: [String] { members.names(in: tape) }

    private func makeMembers() {
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
