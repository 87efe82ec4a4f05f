import Foundation

/// What all parts of one decoding share.
final class DecodingRun {
    let options: ModelDecoder
    let tape: Tape
    /// What leads to the value that is decoded, from what the caller knows as the root.
    let base: JSONPath
    /// Whether the JSON calls its keys as the models do.
    let keepsKeys: Bool
    /// What sees to values that do not fit; nil where they are errors.
    let mender: Mender?
    /// Whether what is decoded stands for nothing, so that what is missing in it is no news.
    let isMadeUp: Bool
    /// The element of a list that is decoded, which nothing is made up for.
    var listed: Int?
    /// Keys that are converted already, by the heads of their words.
    private var convertedKeys: [UInt32: (key: TapeKey, name: TapeKey)] = [:]
    /// A decoder that nobody uses any more, and that can be used again; its parent is the next one.
    private var idle: TapeDecoder?
    private var isOver = false

    init(
        _ options: ModelDecoder, _ tape: Tape, below base: JSONPath = .root,
        mender: Mender? = nil, isMadeUp: Bool = false
    ) {
        self.options = options
        self.tape = tape
        self.base = base
        self.mender = mender
        self.isMadeUp = isMadeUp
        if case .useDefaultKeys = options.keyDecodingStrategy {
            keepsKeys = true
        } else {
            keepsKeys = false
        }
    }

    /// A part of a run that is decoded from another tape; it keeps no decoders.
    convenience init(
        inside run: DecodingRun, _ tape: Tape, mender: Mender?, isMadeUp: Bool = false
    ) {
        self.init(
            run.options, tape, below: run.base, mender: mender,
            isMadeUp: isMadeUp || run.isMadeUp)
        isOver = true
    }

    /// Decodes the value at an index, once.
    func decode<Value: Decodable>(_ type: Value.Type, at index: Int) throws -> Value {
        // Idle decoders hold the run, and the run holds them.
        defer {
            isOver = true
            idle = nil
        }
        let root = TapeDecoder(self)
        root.enter(index, .same, of: nil, keepsKeys: keepsKeys)
        return try root.read(type, at: index, .same)
    }

    /// A decoder for the value at an index.
    func decoder(
        at index: Int, _ step: DecodingStep, of parent: TapeDecoder, keepsKeys: Bool
    ) -> TapeDecoder {
        let decoder = idle.take() ?? TapeDecoder(self)
        idle = decoder.next()
        decoder.enter(index, step, of: parent, keepsKeys: keepsKeys)
        return decoder
    }

    /// Takes a decoder back, unless somebody else has it still.
    func takeBack(_ decoder: consuming TapeDecoder) {
        guard !isOver, isKnownUniquelyReferenced(&decoder) else { return }
        decoder.leave(for: idle.take())
        idle = decoder
    }

    /// What a model calls a key of the JSON.
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
    /// `my_url_property` as `myUrlProperty`, by the rules of `JSONDecoder`: underscores at the
    /// start and at the end stay, and what has none inside stays as it is.
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
