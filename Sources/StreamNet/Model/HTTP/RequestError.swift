import Foundation

/// The reason why a declaration could not become a request; nothing was sent.
public struct RequestError: DescribedError, Sendable {
    /// The kind of failure, for code that distinguishes between them.
    public enum Reason: Sendable, Hashable {
        /// The address is not a URL, even after escaping.
        case invalidURL
        /// The address names no host, for instance a path without a base URL.
        case missingHost
        /// The address is neither http nor https.
        case unsupportedScheme
        /// A part of a ``Path`` would address another resource, or nothing fills a placeholder.
        case invalidPath
        /// The method is not a token.
        case invalidMethod
        /// A header's name or value cannot be sent.
        case invalidHeader
        /// A timeout is zero or less.
        case invalidTimeout
        /// A body was declared for a method that allows none.
        case bodyNotAllowed
        /// The payload could not be encoded.
        case encoding
        /// A file or stream of the body could not be read, does not have the declared length, or
        /// did not fit on the disk when it was to be sent.
        case unreadableBody
        /// The response cannot be written to its ``FileDestination``.
        case unwritableDestination
        /// A plugin or an interceptor refused the request.
        case intercepted
        /// An action without a provider was called.
        case missingProvider
        /// Nothing in a table of ``Stubs`` answers the request.
        case missingStub
        /// A ``NetworkRecording`` has no response for the request, or cannot be read.
        case missingRecording
        /// The next page of a list was requested before, is on another server, or is not found.
        case invalidNextPage
    }

    /// The kind of failure.
    public let reason: Reason
    /// The method and address, without query and credentials; nil if they are not known.
    public let request: String?
    /// A description of the expected value, to follow "wanted".
    public let wanted: String
    /// A description of the actual value, to follow "found".
    public let found: String
    /// The error that caused this one; nil if there is none.
    public let underlying: (any Error)?
    /// The trace of the request, whose type is declared above this folder.
    var trace: (any Sendable)?

    /// Makes a failure; plugins refuse a request with ``Reason/intercepted``.
    public init(
        _ reason: Reason, request: String? = nil, wanted: String, found: String,
        underlying: (any Error)? = nil
    ) {
        (self.reason, self.request, self.underlying) = (reason, request, underlying)
        (self.wanted, self.found) = (wanted, found)
    }

    func naming(_ request: String) -> RequestError {
        RequestError(reason, request: request, wanted: wanted, found: found, underlying: underlying)
    }

    /// One line: `GET https://host/path: wanted …, found …`, with apparent secrets as `•••`.
    public var description: String {
        let found = Redaction.standard.redacted(found)
        let line = (request.map { "\($0): " } ?? "") + "wanted \(wanted), found \(found)"
        return line.lines(keepingEmpty: false).joined(separator: " ")
    }
}

/// An error for a setting that a backend does not support, or that a cookie cannot have.
public struct ConfigurationError: DescribedError, Hashable, Sendable {
    /// The setting that was required, worded to follow "wanted".
    public let wanted: String
    /// The setting that was found, worded to follow "found".
    public let found: String

    /// Makes an error; for backends.
    public init(wanted: String, found: String) {
        (self.wanted, self.found) = (wanted, found)
    }

    /// `wanted …, found …`.
    public var description: String { "wanted \(wanted), found \(found)" }
}

/// Throws unless a setting is as wanted.
func require(
    _ isMet: Bool, _ wanted: String, _ found: @autoclosure () -> String
) throws(ConfigurationError) {
    if !isMet { throw ConfigurationError(wanted: wanted, found: found()) }
}
