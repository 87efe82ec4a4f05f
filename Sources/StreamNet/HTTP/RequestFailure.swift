/// Why a declaration could not become a request; nothing was sent.
public struct RequestFailure: Error, Sendable {
    /// What is wrong, for code that wants to tell one from another.
    public enum Reason: Sendable, Hashable {
        /// The address is no URL, even after escaping.
        case invalidURL
        /// The address names no host, for instance a path without a base URL.
        case missingHost
        /// The address is neither http nor https.
        case unsupportedScheme
        /// A part interpolated into a ``Path`` would address another resource, or nothing fills a
        /// place in it.
        case invalidPath
        /// The method is no token.
        case invalidMethod
        /// A header's name or value cannot be sent.
        case invalidHeader
        /// A timeout is zero or less.
        case invalidTimeout
        /// A body was declared for a method that carries none.
        case bodyNotAllowed
        /// The payload could not be encoded.
        case encoding
        /// A file or stream of the body could not be read, has not the length it should
        /// have, or found no room on the disk while it was to be sent.
        case unreadableBody
        /// The response cannot be written where its ``FileDestination`` says.
        case unwritableDestination
        /// A plugin or an interceptor refused the request.
        case intercepted
        /// An action is called that no provider sends.
        case missingProvider
        /// Nothing in a table of ``Stubs`` answers the request.
        case missingStub
    }

    /// What is wrong.
    public let reason: Reason
    /// The method and address, without query and credentials; nil while they are not known.
    public let request: String?
    /// What was expected, to follow "wanted".
    public let wanted: String
    /// What was there instead, to follow "found".
    public let found: String
    /// The error this one was made of, if there was one.
    public let underlying: (any Error)?

    /// Makes a failure; plugins refuse a request with ``Reason/intercepted``.
    public init(
        _ reason: Reason,
        request: String? = nil,
        wanted: String,
        found: String,
        underlying: (any Error)? = nil
    ) {
        self.reason = reason
        self.request = request
        self.wanted = wanted
        self.found = found
        self.underlying = underlying
    }
}

extension RequestFailure {
    /// The same failure, telling which request it is about.
    func naming(_ request: String) -> RequestFailure {
        RequestFailure(
            reason, request: request, wanted: wanted, found: found, underlying: underlying)
    }
}

extension RequestFailure: CustomStringConvertible {
    /// One line: `GET https://host/path: wanted …, found …`; what looks like a secret in what was
    /// found, such as the query of a URL in another error, reads `•••`.
    public var description: String {
        let found = Redaction.standard.redacted(found)
        let line = (request.map { "\($0): " } ?? "") + "wanted \(wanted), found \(found)"
        return line.lines(keepingEmpty: false).joined(separator: " ")
    }
}
