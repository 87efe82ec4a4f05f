import Foundation

/// The state shared by all decoders of one decoding.
final class DecodingRun {
    let modelDecoder: ModelDecoder
    let tape: Tape
    /// The path from the caller's root to the value that is decoded.
    let base: JSONPath
    /// Handles values that do not fit; nil if they are errors.
    let repairer: Repairer?
    /// True if the decoded value stands for a missing one; nothing missing in it is reported.
    let isMadeUp: Bool
    /// The index of the list element being decoded; no default is used if that is null.
    var listed: Int?
    // Unchecked: no other code is called during a change.
    @exclusivity(unchecked) private var keys: ConvertedKeys
    // Unchecked: see above.
    @exclusivity(unchecked) private var models = 0
    private var paths: [String: KeyPaths] = [:]
    /// An unused decoder, whose parent is the next one, so that a model allocates none.
    // Unchecked: see above.
    @exclusivity(unchecked) private var idle: TapeDecoder?
    // Unchecked: see above.
    @exclusivity(unchecked) private var isOver = false
    /// True after an error that is not to be repaired: the stack is full, or the task cancelled.
    var isStopped = false
    // Unchecked: see above.
    @exclusivity(unchecked) private var types = DecodedTypes.known
    /// The rules for values that models map themselves; without repairs until one is needed.
    private(set) lazy var rules = ReadingRules(modelDecoder).with(repairer == nil ? .strict : nil)

    init(
        _ modelDecoder: ModelDecoder, _ tape: Tape, below base: JSONPath = .root,
        repairer: Repairer? = nil, isMadeUp: Bool = false
    ) {
        (self.modelDecoder, self.tape, self.base) = (modelDecoder, tape, base)
        (self.repairer, self.isMadeUp) = (repairer, isMadeUp)
        keys = ConvertedKeys(modelDecoder.options.keyDecodingStrategy)
    }

    /// Creates a part of a run that is decoded from another tape; it does not reuse decoders.
    convenience init(
        inside run: DecodingRun, _ tape: Tape, repairer: Repairer?, isMadeUp: Bool = false
    ) {
        self.init(
            run.modelDecoder, tape, below: run.base, repairer: repairer,
            isMadeUp: isMadeUp || run.isMadeUp)
        isOver = true
    }

    var options: ModelDecoder.Options { _read { yield modelDecoder.options } }
    var keepsKeys: Bool { keys.areKept }

    /// Decodes the value at an index; to be called once.
    func decode<Value: Decodable>(_ type: Value.Type, at index: Int) throws -> Value {
        defer {
            isOver = true
            // They and the run retain each other. Released after the change: values may be in one.
            _ = idle.take()
            types.share()
            keys.share()
        }
        let root = TapeDecoder(self)
        root.enter(index, .same, of: nil, keepsKeys: keepsKeys)
        return try root.read(type, at: index, .same)
    }

    /// Throws if the task is cancelled, for which one of 256 models asks.
    @inline(__always) func checkCancellation() throws {
        models &+= 1
        if models & 255 == 0, Task.isCancelled { throw stopping(CancellationError()) }
    }

    func stopping<Failure>(_ error: Failure) -> Failure {
        isStopped = true
        repairer?.isStopped = true
        return error
    }

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
        decoder.leave()
        decoder.parent = idle.take()
        idle = decoder
    }

    func name(ofKeyAt index: Int, in decoder: TapeDecoder) -> TapeKey {
        let head = tape.word(at: index).head
        if let known = keys.known[head], tape.isKey(known.key, at: index) { return known.name }
        let key = tape.key(of: index + 1)
        guard case .custom(let convert) = options.keyDecodingStrategy
        else { return keys.convert(key, head) }
        return TapeKey(convert(decoder.codingPath + [PathKey(key)]).stringValue)
    }

    func paths(of key: String) -> KeyPaths {
        if let known = paths[key] { return known }
        let new = KeyPaths(key)
        paths[key] = new
        return new
    }

    @inline(__always) func facts(about type: Any.Type) -> DecodedType {
        types.facts(about: type) ?? types.search(type)
    }
}
