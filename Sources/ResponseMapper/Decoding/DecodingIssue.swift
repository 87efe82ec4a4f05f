/// A mismatch between the value that a model requests and the JSON.
struct DecodingIssue {
    enum Trouble {
        /// There is no such member.
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
    /// A description of the expected value.
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
    /// Returns the substitute for a value that does not fit or is missing; throws if the policy is
    /// strict.
    /// All types share one unspecialized copy of this code, as values that fit do not come here.
    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    func settle<Value: Decodable>(_ issue: DecodingIssue, as type: Value.Type) throws -> Value {
        guard let repairer = run.repairer else { throw self.issue(issue) }
        return repairer.isThorough
            ? try found(issue, as: type, by: repairer) : try repaired(issue, as: type, by: repairer)
    }

    func issue(_ issue: DecodingIssue) -> DecodingError {
        let error = mapError(of: issue)
        let context = DecodingError.Context(
            codingPath: path(to: issue.step), debugDescription: error.description,
            underlyingError: error)
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

extension DecodingError {
    /// Creates the error with the description of another; by default, with its path.
    init(_ error: MapError, at path: [any CodingKey]? = nil) {
        self = .dataCorrupted(
            .init(
                codingPath: path ?? PathKey.keys(of: error.path),
                debugDescription: error.description, underlyingError: error))
    }

    init(missingAt path: JSONPath, wanted: Any.Type) {
        let error = MapError.missing(path: path)
        self = .valueNotFound(
            wanted,
            .init(
                codingPath: PathKey.keys(of: path), debugDescription: error.description,
                underlyingError: error))
    }

    var context: Context? {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context): context
        case .keyNotFound(_, let context), .dataCorrupted(let context): context
        @unknown default: nil
        }
    }
}
