/// Why a response could not be mapped, and where in it.
public struct MapError: Error, Sendable {
    /// What is wrong, for code that wants to tell one from another.
    public enum Reason: Hashable, Sendable {
        /// There is nothing at the path.
        case missing
        /// What stands at the path is not what the model wants. `wanted` names a type, `found` is
        /// the value in a few words: `string "n/a"`.
        case mismatch(wanted: String, found: String)
        /// The body is not JSON.
        case invalidJSON(JSONError)
        /// The body is not UTF-8 text.
        case notText
        /// The body is empty.
        case emptyBody
        /// The body is a stream, which has to be collected first, or a file that is gone.
        case unreadableBody(found: String)
        /// An outcome was asked for, but nobody said how the server wraps it.
        case noEnvelope
        /// The server says that the request failed, and there is no model to give.
        case business(Outcome)
        /// Several values are not what the model wants; only a thorough ``MappingPolicy`` tells.
        case several([MapError])
    }

    /// What is wrong.
    public let reason: Reason
    /// Where in the body; the root for what concerns the whole of it. Of a business failure without
    /// a status, where the envelope says that one is.
    public let path: JSONPath
    /// The response that could not be mapped; nil where a value was read without one.
    public let response: Response?
    /// How the request went, where the server says that it failed and there is no model for that.
    public var outcome: Outcome? {
        if case .business(let outcome) = reason { outcome } else { told }
    }
    private let told: Outcome?

    /// Makes an error.
    public init(_ reason: Reason, at path: JSONPath = .root, in response: Response? = nil) {
        self.init(reason, at: path, in: response, told: nil)
    }

    private init(_ reason: Reason, at path: JSONPath, in response: Response?, told: Outcome?) {
        self.reason = reason
        self.path = path
        self.response = response
        self.told = told
    }
}

extension MapError {
    /// There is nothing at `path`.
    public static func missing(path: JSONPath) -> MapError { MapError(.missing, at: path) }

    /// What stands at `path` is something else.
    public static func mismatch(path: JSONPath, wanted: String, found: String) -> MapError {
        MapError(.mismatch(wanted: wanted, found: found), at: path)
    }

    /// The bytes are not JSON.
    public static func invalidJSON(_ error: JSONError) -> MapError { MapError(.invalidJSON(error)) }

    /// The same error seen from further outside: an element's `$.price` becomes
    /// `$.items[3].price`. An error of the whole body stays what it is.
    public func prefixed(by outer: JSONPath) -> MapError {
        switch reason {
        case .missing, .mismatch: MapError(reason, at: outer + path, in: response)
        case .several(let errors):
            MapError(.several(errors.map { $0.prefixed(by: outer) }), at: path, in: response)
        case .invalidJSON, .notText, .emptyBody, .unreadableBody, .noEnvelope, .business: self
        }
    }

    /// The same error, found in `response`.
    func found(in response: Response) -> MapError {
        MapError(reason, at: path, in: response, told: told)
    }

    /// The same error, with how the request went.
    func telling(_ outcome: Outcome) -> MapError {
        MapError(reason, at: path, in: response, told: outcome)
    }
}

extension MapError: Hashable {
    /// Whether both say the same of the same path; the responses are not compared.
    public static func == (left: Self, right: Self) -> Bool {
        left.reason == right.reason && left.path == right.path
    }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(reason)
        hasher.combine(path)
    }
}

extension MapError: MappingFailure {
    /// The response, where there is one.
    public var unmapped: Response? { response }

    /// One line: `GET https://host/path: $.items[3].price: wanted Double, found string "n/a"`; of
    /// several, a line for each below their number.
    public var description: String {
        (response?.endpoint.map { "\($0): " } ?? "") + text
            + (told.map { "; the request was a \($0)" } ?? "")
    }

    private var text: String {
        switch reason {
        case .missing: "\(path): wanted a value, found nothing"
        case .mismatch(let wanted, let found): "\(path): wanted \(wanted), found \(found)"
        case .invalidJSON(let error): "not JSON: \(error)"
        case .notText: "wanted text, found bytes that are not UTF-8"
        case .emptyBody: "wanted JSON, found an empty body"
        case .unreadableBody(let found): "wanted a whole body, found \(found)"
        case .noEnvelope: "wanted an envelope to find the outcome by, found none"
        case .business(let outcome) where outcome.status == nil:
            "\(path): wanted a status, found none"
                + (outcome.tip.isEmpty ? "" : ", beside the tip \(outcome.tip)")
        case .business(let outcome): "wanted a model, found \(outcome)"
        case .several(let errors):
            (["\(errors.count) misfits"] + errors.map(\.text)).joined(separator: "\n")
        }
    }
}
