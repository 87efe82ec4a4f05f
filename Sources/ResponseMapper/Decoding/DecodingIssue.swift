/// A mismatch between the value that a model requests and the JSON.
struct DecodingIssue {
    enum Trouble {
        case missing(any CodingKey)
        /// The array has no more elements.
        case end
        /// The value is null, or of another kind.
        case kind
        /// The value is of the right kind, but cannot be converted to the requested type.
        case content
    }

    let wanted: Any.Type
    let trouble: Trouble
    let index: Int?
    let step: DecodingStep
    private let description: String?
    var name: String { description ?? "\(wanted)" }

    init(
        _ wanted: Any.Type, _ trouble: Trouble, at index: Int? = nil, step: DecodingStep = .same,
        _ name: String? = nil
    ) {
        (self.wanted, self.trouble, self.index, self.step) = (wanted, trouble, index, step)
        description = name
    }
}

extension TapeDecoder {
    /// Returns the substitute for a value that does not fit or is missing; throws if strict.
    /// All types share one unspecialized copy, as values that fit do not come here.
    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    func settle<Value: Decodable>(_ issue: DecodingIssue, as type: Value.Type) throws -> Value {
        guard let repairer = run.repairer else { throw self.issue(issue) }
        return repairer.isThorough
            ? try found(issue, as: type, by: repairer) : try repaired(issue, as: type, by: repairer)
    }

    func issue(_ issue: DecodingIssue) -> DecodingError {
        let context = DecodingError.Context(mapError(of: issue), at: path(to: issue.step))
        switch issue.trouble {
        case .missing(let key): return .keyNotFound(key, context)
        case .end: return .valueNotFound(issue.wanted, context)
        case .kind where issue.index.map(tape.isNull) ?? true:
            return .valueNotFound(issue.wanted, context)
        case .kind: return .typeMismatch(issue.wanted, context)
        case .content: return .dataCorrupted(context)
        }
    }

    func mapError(of issue: DecodingIssue) -> MapError {
        if case .missing(let key) = issue.trouble {
            return .missing(path: jsonPath + key.path)
        }
        guard let index = issue.index else {
            let path = jsonPath(to: issue.step, at: tape.root)
            return .mismatch(path: path, wanted: issue.name, found: "the end")
        }
        return .mismatch(
            path: jsonPath(to: issue.step, at: index), wanted: issue.name,
            found: run.repairer?.isMissing == true && index == tape.root
                ? "nothing" : JSON(tape, index).summary)
    }
}

extension Decoder {
    func misfit(_ error: MapError) -> DecodingError {
        let path = (self as? TapeDecoder)?.jsonPath ?? JSONPath(codingPath: codingPath)
        return DecodingError(error.prefixed(by: path), at: codingPath)
    }
}

extension DecodingError {
    /// Creates the error with the description of another; by default, with its path.
    init(_ error: MapError, at path: [any CodingKey]? = nil) {
        self = .dataCorrupted(Context(error, at: path ?? PathKey.keys(of: error.path)))
    }

    var context: Context? {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context): context
        case .keyNotFound(_, let context), .dataCorrupted(let context): context
        @unknown default: nil
        }
    }
}

extension DecodingError.Context {
    init(_ error: MapError, at path: [any CodingKey]) {
        self.init(
            codingPath: path, debugDescription: error.description, underlyingError: error)
    }
}
