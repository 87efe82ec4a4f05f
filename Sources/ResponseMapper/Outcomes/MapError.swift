/// The error of a response that could not be mapped: the reason and the path.
public struct MapError: Error, Sendable {
    /// The reason of an error, for code that distinguishes them.
    public enum Reason: Hashable, Sendable {
        /// There is no value at the path.
        case missing
        /// The value does not fit the model; `wanted` is a type, `found` a value: `string "n/a"`.
        case mismatch(wanted: String, found: String)
        /// The body is not JSON.
        case invalidJSON(JSONError)
        /// The body is not text in its charset, by default UTF-8.
        case notText
        /// The body is empty.
        case emptyBody
        /// The body is a stream, which has to be collected first, or a file that no longer exists.
        case unreadableBody(found: String)
        /// An outcome was requested, but no envelope is set.
        case noEnvelope
        /// The request failed, by the server's report or a recovered error, and has no model.
        case business(Outcome)
        /// Several values do not fit the model; only by a thorough ``MappingPolicy``.
        case several([MapError])
    }

    /// The reason of the error.
    public let reason: Reason
    /// The path in the body, by default the root; of a failure without a status, that of the
    /// status.
    public let path: JSONPath
    /// The response that could not be mapped; nil if a value was read without one.
    public let response: Response?
    /// The outcome of the request, by its envelope; nil without one, and without status and tip.
    public var outcome: Outcome? {
        if case .business(let outcome) = reason { outcome } else { knownOutcome }
    }
    private var knownOutcome: Outcome?
    private var hint = ""

    /// Makes an error.
    public init(_ reason: Reason, at path: JSONPath = .root, in response: Response? = nil) {
        self.reason = reason
        self.path = path
        self.response = response
    }
}

extension MapError {
    /// The error of a missing value at `path`.
    public static func missing(path: JSONPath) -> MapError { MapError(.missing, at: path) }

    /// The error of a value at `path` that does not fit.
    public static func mismatch(path: JSONPath, wanted: String, found: String) -> MapError {
        MapError(.mismatch(wanted: wanted, found: found), at: path)
    }

    /// The error of values that nest as deep as the stack of this thread reaches.
    static func noStack(_ found: String, at path: JSONPath = .root) -> MapError {
        let wanted = "less nesting for the stack of this thread"
        return .mismatch(path: path, wanted: wanted, found: found)
    }

    /// Returns the error of a value, not of the whole body, with `outer` in front of its path.
    @usableFromInline package func prefixed(by outer: JSONPath) -> MapError {
        switch reason {
        case .missing, .mismatch: MapError(reason, at: outer + path, in: response)
        case .several(let errors):
            MapError(.several(errors.map { $0.prefixed(by: outer) }), at: path, in: response)
        case .invalidJSON, .notText, .emptyBody, .unreadableBody, .noEnvelope, .business: self
        }
    }

    /// Returns the error with `response` as its response, with an outcome, unless that has neither
    /// status nor tip, and with the keys of its JSON beside one that is missing.
    func found(in response: Response, _ outcome: Outcome?, _ json: JSON?) -> MapError {
        let isReported = outcome?.status != nil || outcome?.tip.isEmpty == false
        let missing = reason == .missing ? json.flatMap { MissingKey(at: path, in: $0) } : nil
        var error = MapError(reason, at: path, in: response)
        error.knownOutcome = isReported ? outcome : knownOutcome
        error.hint = missing?.description ?? hint
        return error
    }
}

extension MapError: Hashable {
    /// True if both have the same reason and path; the responses are not compared.
    public static func == (left: Self, right: Self) -> Bool {
        left.reason == right.reason && left.path == right.path
    }

    /// Hashes the reason and the path.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(reason)
        hasher.combine(path)
    }
}

extension MapError: MappingError {
    /// The response, if there is one.
    public var unmapped: Response? { response }

    /// One line: `GET https://host/path: $.items[3].price: wanted Double, found string "n/a"`; for
    /// several errors, their number and then a line for each. A status outside 200…299 comes before
    /// the path, `404; $.name`, and a failed outcome at the end. In a response, a missing key is
    /// followed by the one that is probably meant, and by the first five keys that there are:
    /// `$.nmae: wanted a value, found nothing; did you mean name?; keys: id, name`.
    public var description: String {
        (response?.heading ?? "") + text + hint
            + (knownFailure.map { "; the outcome is a \($0)" } ?? "")
    }

    private var knownFailure: Outcome? {
        if case .business = reason { return nil }
        return knownOutcome?.isSuccess == false ? knownOutcome : nil
    }

    private var text: String {
        switch reason {
        case .missing: "\(path): wanted a value, found nothing"
        case .mismatch(let wanted, let found): "\(path): wanted \(wanted), found \(found)"
        case .invalidJSON(let error): "not JSON: \(error)"
        case .notText:
            "wanted text, found bytes that are not \(response?.charset.name ?? "UTF-8")"
        case .emptyBody: "wanted JSON, found an empty body"
        case .unreadableBody(let found): "wanted a whole body, found \(found)"
        case .noEnvelope: "wanted an envelope to find the outcome by, found none"
        case .business(let outcome) where outcome.status == nil:
            "\(path): wanted a status, found none"
                + (outcome.tip.isEmpty ? "" : ", with the tip \(outcome.tip)")
        case .business(let outcome): "wanted a model, found \(outcome)"
        case .several(let errors):
            (["\(errors.count) values do not fit"] + errors.map(\.text)).joined(separator: "\n")
        }
    }
}

extension JSON {
    /// Returns the error for a value other than the one expected; the path is this value itself.
    public func mismatch(wanted: String) -> MapError {
        exists ? .mismatch(path: .root, wanted: wanted, found: summary) : .missing(path: .root)
    }
}
