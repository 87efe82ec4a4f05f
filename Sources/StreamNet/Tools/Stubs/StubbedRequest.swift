/// A request that a table of ``Stubs`` received.
public struct StubbedRequest: Sendable, DescribedMirror {
    /// The source of an answer.
    public enum Source: Sendable, Hashable {
        /// A stub of the table.
        case stub
        /// The target's ``Attributes/sample``.
        case sample
        /// The backend of the table for all other requests.
        case otherwise
        /// No source: the request failed with ``RequestError/Reason/missingStub``.
        case unanswered
    }

    /// The endpoint as it was sent, after all changes by plugins and interceptors.
    public let endpoint: Endpoint
    /// The request as it was encoded.
    public let encoded: EncodedRequest
    /// The time of the request, on the table's scheduler.
    public let time: Duration
    /// The source of the answer.
    public let source: Source
    /// True if the request was cancelled before it was answered. A request that failed, even by a
    /// timeout, was not cancelled. A response whose body is a stream counts as answered once its
    /// head has arrived.
    public var wasCancelled: Bool { outcome == .cancelled }

    var outcome = Outcome.waiting

    enum Outcome { case waiting, answered, cancelled }

    /// `GET https://host/path?page=2`, without credentials, and with secrets in the query hidden.
    public var description: String {
        let text = URLText(encoded.url.absoluteString)
        let query = text.query.map { "?" + Redaction.standard.redacted(query: $0) }
        return "\(encoded.method) \(text.summary)\(query ?? "")"
    }
}
