/// What a model wants and the JSON does not have.
struct Misfit {
    enum Trouble {
        /// There is no such member.
        case missing(any CodingKey)
        /// The array is over.
        case end
        /// It is null, or of another kind.
        case kind
        /// It is of the right kind, but cannot be turned into what is wanted.
        case content
    }

    let wanted: Any.Type
    let trouble: Trouble
    /// Where the value is; nil where there is none.
    let index: Int?
    let step: DecodingStep
    /// What is wanted, in words.
    let name: String

    init(
        _ wanted: Any.Type, _ trouble: Trouble, at index: Int? = nil,
        step: DecodingStep = .same, _ name: String? = nil
    ) {
        self.wanted = wanted
        self.trouble = trouble
        self.index = index
        self.step = step
        self.name = name ?? "\(wanted)"
    }
}

extension TapeDecoder {
    /// What is used instead of a value that does not fit or that is missing: nothing, strictly.
    ///
    /// Nothing that fits goes through here, so all types share one body of it and of what it calls.
    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    func settle<Value: Decodable>(_ misfit: Misfit, as type: Value.Type) throws -> Value {
        guard let mender = run.mender else { throw self.misfit(misfit) }
        return mender.isThorough
            ? try found(misfit, as: type, by: mender) : try mended(misfit, as: type, by: mender)
    }

    /// The error that says what was wanted, and what was found where.
    func misfit(_ misfit: Misfit) -> DecodingError {
        let error = mapError(of: misfit)
        let context = DecodingError.Context(
            codingPath: path(to: misfit.step), debugDescription: error.description,
            underlyingError: error)
        switch misfit.trouble {
        case .missing(let key): return .keyNotFound(key, context)
        case .end: return .valueNotFound(misfit.wanted, context)
        case .kind where misfit.index.map(tape.isNull) ?? true:
            return .valueNotFound(misfit.wanted, context)
        case .kind: return .typeMismatch(misfit.wanted, context)
        case .content: return .dataCorrupted(context)
        }
    }

    func mapError(of misfit: Misfit) -> MapError {
        if case .missing(let key) = misfit.trouble {
            return .missing(path: jsonPath.appending(.key(key.stringValue)))
        }
        guard let index = misfit.index else {
            let path = jsonPath(to: misfit.step, at: tape.root)
            return .mismatch(path: path, wanted: misfit.name, found: "the end")
        }
        return .mismatch(
            path: jsonPath(to: misfit.step, at: index), wanted: misfit.name,
            found: run.mender?.isMissing == true && index == tape.root
                ? "nothing" : tape.summary(at: index))
    }
}

extension Tape {
    /// The value in a few words, without taking a container apart.
    func summary(at index: Int) -> String {
        if isArray(at: index) { return "array of \(count(at: index))" }
        if isObject(at: index) { return "object of \(count(at: index))" }
        return JSON(.taped(TapeValue(tape: self, index: index))).summary
    }
}

extension DecodingError {
    /// There is nothing at all where a value is to be made.
    init(missingAt path: JSONPath, wanted: Any.Type) {
        let error = MapError.missing(path: path)
        self = .valueNotFound(
            wanted,
            .init(
                codingPath: PathKey.keys(of: path), debugDescription: error.description,
                underlyingError: error))
    }

    /// Where it happened, and what else is known.
    var context: Context? {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context): context
        case .keyNotFound(_, let context), .dataCorrupted(let context): context
        @unknown default: nil
        }
    }
}
