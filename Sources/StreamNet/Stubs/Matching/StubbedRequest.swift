/// A request that a table of ``Stubs`` was asked to answer.
public struct StubbedRequest: Sendable {
    /// Who answered.
    public enum Source: Sendable, Hashable {
        /// A stub of the table.
        case stub
        /// The target's ``Attributes/sample``.
        case sample
        /// What the table was given for all else.
        case otherwise
        /// Nobody: the request failed with ``RequestFailure/Reason/missingStub``.
        case nobody
    }

    /// The endpoint as it was sent, as plugins and interceptors left it.
    public let endpoint: Endpoint
    /// The request as bytes.
    public let encoded: EncodedRequest
    /// When it was asked for, on the table's scheduler.
    public let time: Duration
    /// Who answered.
    public let source: Source
    /// Whether the request was cancelled before it had an answer.
    ///
    /// One that has failed was not, be it by a timeout. An answer whose body is a stream is there
    /// with its head.
    public var wasCancelled: Bool { fate == .cancelled }

    var fate = Fate.waiting

    enum Fate { case waiting, answered, cancelled }
}

extension StubbedRequest: CustomStringConvertible {
    /// `GET https://host/path?page=2`, without credentials, and with secrets in the query hidden.
    public var description: String {
        let text = URLText(encoded.url.absoluteString)
        let query = text.query.map { "?" + Redaction.standard.redacted(form: $0) }
        return "\(encoded.method) \(text.summary)\(query ?? "")"
    }
}
