import Foundation

/// The state shared by all decoders of one decoding.
final class DecodingRun {
    let options: ModelDecoder
    let tape: Tape
    /// The path from the caller's root to the value that is decoded.
    let base: JSONPath
    /// True if keys are not converted: the JSON uses the models' names.
    let keepsKeys: Bool
    /// Handles values that do not fit; nil if they are errors.
    let repairer: Repairer?
    /// True if the decoded value is a substitute for a missing one, so that nothing missing in it
    /// is reported.
    let isMadeUp: Bool
    /// The index of the list element being decoded; no default is used if that is null.
    var listed: Int?
    /// The keys converted so far, by the heads of their words.
    private var convertedKeys: [UInt32: (key: TapeKey, name: TapeKey)] = [:]
    /// A decoder that is no longer used and can be reused; its parent is the next such decoder.
    private var idle: TapeDecoder?
    private var isOver = false
    /// True if a model needed more stack than there is, an error that is not to be repaired.
    var isOutOfStack = false
    private var types = DecodedTypes.known
    /// The rules for values that models map themselves. They repair nothing before it is known that
    /// something has to be repaired.
    private(set) lazy var rules = ReadingRules(options).with(repairer == nil ? .strict : nil)

    init(
        _ options: ModelDecoder, _ tape: Tape, below base: JSONPath = .root,
        repairer: Repairer? = nil, isMadeUp: Bool = false
    ) {
        self.options = options
        self.tape = tape
        self.base = base
        self.repairer = repairer
        self.isMadeUp = isMadeUp
        if case .useDefaultKeys = options.keyDecodingStrategy {
            keepsKeys = true
        } else {
            keepsKeys = false
        }
    }

    /// Creates a part of a run that is decoded from another tape; it does not reuse decoders.
    convenience init(
        inside run: DecodingRun, _ tape: Tape, repairer: Repairer?, isMadeUp: Bool = false
    ) {
        self.init(
            run.options, tape, below: run.base, repairer: repairer,
            isMadeUp: isMadeUp || run.isMadeUp)
        isOver = true
    }

    /// Decodes the value at an index; to be called once.
    func decode<Value: Decodable>(_ type: Value.Type, at index: Int) throws -> Value {
        // Idle decoders retain the run, and the run retains them.
        defer {
            isOver = true
            idle = nil
            types.share()
        }
        let root = TapeDecoder(self)
        root.enter(index, .same, of: nil, keepsKeys: keepsKeys)
        return try root.read(type, at: index, .same)
    }

    /// Returns a decoder for the value at an index, an idle one if there is one.
    func decoder(
        at index: Int, _ step: DecodingStep, of parent: TapeDecoder, keepsKeys: Bool
    ) -> TapeDecoder {
        let decoder = idle.take() ?? TapeDecoder(self)
        idle = decoder.next()
        decoder.enter(index, step, of: parent, keepsKeys: keepsKeys)
        return decoder
    }

    /// Makes a decoder available for reuse, unless it is still referenced elsewhere.
    func takeBack(_ decoder: consuming TapeDecoder) {
        guard !isOver, isKnownUniquelyReferenced(&decoder) else { return }
        decoder.leave(for: idle.take())
        idle = decoder
    }

    /// Returns the facts about a type.
    @inline(__always)
    func facts(about type: Any.Type) -> DecodedType {
        types.facts(about: type) ?? types.search(type)
    }

    /// Returns the model's name for a key of the JSON.
    func name(ofKeyAt index: Int, in decoder: TapeDecoder) -> TapeKey {
        let head = tape.word(at: index).head
        if let known = convertedKeys[head], tape.isKey(known.key, at: index) { return known.name }
        let key = tape.key(of: index + 1)
        switch options.keyDecodingStrategy {
        case .useDefaultKeys:
            return TapeKey(key)
        case .convertFromSnakeCase:
            let name = TapeKey(key.camelCased)
            convertedKeys[head] = (TapeKey(key), name)
            return name
        case .custom(let convert):
            return TapeKey(convert(decoder.codingPath + [PathKey(key)]).stringValue)
        }
    }
}

extension String {
    /// Converts `my_url_property` to `myUrlProperty`, by the rules of `JSONDecoder`: underscores at
    /// the start and at the end are preserved, and a name without others is not changed.
    var camelCased: String {
        let isUnderscore = { (character: Character) in character == "_" }
        guard
            let first = firstIndex(where: { !isUnderscore($0) }),
            let last = lastIndex(where: { !isUnderscore($0) })
        else { return self }
        let words = self[first...last].split(separator: "_")
        guard words.count > 1 else { return self }
        let rest = words.dropFirst().map(\.capitalized).joined()
        return self[..<first] + words[0].lowercased() + rest + self[index(after: last)...]
    }
}
