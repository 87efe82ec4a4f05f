/// The decoder passed to a model: one value of the JSON.
/// It is reused for other values once its model is made, unless the model has retained it.
final class TapeDecoder: Decoder {
    let run: DecodingRun
    let tape: Tape
    // Unchecked: no other code is called during a change.
    @exclusivity(unchecked) private(set) var index = 0
    // Unchecked: see above.
    @exclusivity(unchecked) private(set) var step = DecodingStep.same
    // Unchecked: see above.
    @exclusivity(unchecked) var parent: TapeDecoder?
    // Unchecked: see above.
    @exclusivity(unchecked) private var depth = 0
    /// True if the keys in the value are data.
    // Unchecked: see above.
    @exclusivity(unchecked) private(set) var keepsKeys = true
    /// The default values that the model declares for its properties, if the policy uses them.
    var declared: DeclaredValues?
    /// The keys that the model has asked for; only if values are repaired.
    // Unchecked: see above.
    @exclusivity(unchecked) private(set) var keys = ModelKeys.unused
    // Unchecked: see above.
    @exclusivity(unchecked) private var isIndexed = false
    /// The members by converted names; unused if the keys are the model's.
    private var members: ConvertedMembers?

    init(_ run: DecodingRun) {
        self.run = run
        tape = run.tape
    }

    func enter(_ index: Int, _ step: DecodingStep, of parent: TapeDecoder?, keepsKeys: Bool) {
        self.index = index
        self.step = step
        self.parent = parent
        depth = parent.map { $0.depth + 1 } ?? 0
        self.keepsKeys = keepsKeys
        keys = .unused
    }

    @inline(__always) func reenter(_ index: Int, _ step: DecodingStep) {
        self.index = index
        self.step = step
        isIndexed = false
    }

    /// True once, for the outermost value: its model uses this decoder, not one inside.
    func becomesRoot(at step: DecodingStep, _ keepsKeys: Bool) -> Bool {
        guard depth == 0, case .same = step else { return false }
        depth = 1
        self.keepsKeys = keepsKeys
        return true
    }

    /// Throws if the model at this depth may need more stack than the thread has left.
    @inline(__always)
    func checkStack() throws { if depth > Self.safeDepth { try checkWholeStack() } }

    /// The same at any depth, for a model that may have been called by another decoding.
    @inline(never) func checkWholeStack() throws {
        guard ThreadStack.isNearlyFull else { return }
        let error = MapError.noStack("\(depth) models in each other", at: jsonPath)
        throw run.stopping(DecodingError(error, at: codingPath))
    }

    /// The depth that any stack can take.
    private static var safeDepth: Int { 8 }

    /// Releases the decoders around this one in turn: recursion could overflow the stack.
    deinit {
        var outer = parent.take()
        while outer != nil, isKnownUniquelyReferenced(&outer) { outer = outer?.next() }
    }

    func next() -> TapeDecoder? { parent.take() }

    func leave() {
        parent = nil
        if declared != nil { declared = nil }
        isIndexed = false
    }

    var userInfo: [CodingUserInfoKey: Any] { run.options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard tape.isObject(at: index) else { return try object().container(keyedBy: type) }
        if !keepsKeys { _ = indexedMembers() }
        return KeyedDecodingContainer(
            TapeObject(decoder: self, arePaths: run.facts(about: type).arePaths))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        TapeArray(of: tape.isArray(at: index) ? self : try substitute(notAnArray))
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    var json: JSON { JSON(tape, index) }
    var notAnArray: DecodingIssue { .init([Any].self, .kind, at: index, "an array") }

    /// Returns this decoder if the value is an object, otherwise one for its substitute.
    func object() throws -> TapeDecoder {
        if tape.isObject(at: index) { return self }
        return try substitute(.init([String: Any].self, .kind, at: index, "an object"))
    }

    /// The value of a member; if there are several of the name, the last one.
    @inline(never) func member(_ name: consuming String) -> Int? {
        let value = keepsKeys ? tape.member(name, of: index) : members?.value(of: name)
        if keys != .found, value != nil, run.repairer != nil { note(.found) }
        return value
    }

    /// Notes the use of a key, also for models around this one that are read from the same value:
    /// any that was found, and one that is missing in what stands for the value.
    func note(_ use: ModelKeys) {
        guard keys < use else { return }
        keys = use
        guard case .same = step, let parent, use == .found || parent.tape !== tape else { return }
        parent.note(use)
    }

    var memberNames: [String] { keepsKeys ? tape.distinctKeys(of: index) : members?.names ?? [] }

    @inline(never) func indexedMembers() -> ConvertedMembers {
        let members = members ?? ConvertedMembers()
        guard !isIndexed else { return members }
        isIndexed = true
        self.members = members
        members.make(of: tape, index) { run.name(ofKeyAt: $0, in: self) }
        return members
    }
}

extension TapeDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { tape.isNull(at: index) }

    @inline(__always) func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try read(type, at: index, .same)
    }
}
