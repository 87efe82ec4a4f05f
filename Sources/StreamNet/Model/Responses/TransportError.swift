/// A failure to get a usable response, though the request was sent or was about to be.
public struct TransportError: DescribedError, Sendable {
    /// The reason for a failure, for code that distinguishes between them.
    public enum Reason: Sendable, Hashable, Codable {
        /// A time limit was exceeded; the kind of limit and its duration.
        case timedOut(Phase, after: Duration)
        /// The host's name has no address.
        case cannotFindHost
        /// No server listens there.
        case cannotConnect
        /// The process may open no more sockets and files: its limit of descriptors is reached.
        case noDescriptors
        /// There is no network, or none that may be used. Reported on Apple platforms; elsewhere it
        /// is ``cannotConnect`` or ``cannotFindHost``.
        case offline
        /// App Transport Security refuses plain HTTP, unless Info.plist has an exception.
        case appTransportSecurity
        /// The connection was closed or reset before the response was complete.
        case connectionLost
        /// No trusted, encrypted connection could be made.
        case tls
        /// The body ended too early; `expected` is nil if its length was not announced.
        case truncated(received: Int, expected: Int?)
        /// The bytes of a compressed body do not follow its coding, such as `gzip`, or its
        /// checksum; `received` is the number so far, as sent, or decompressed with URLSession.
        case corruptBody(coding: String, received: Int)
        /// The body has more bytes than the request accepts: ``Delivery/buffered(upTo:)``.
        case bodyTooLong(limit: Int)
        /// The head has more bytes than `TransportConfiguration(maximumHeaderSize:)`.
        case headTooLong(limit: Int)
        /// A line of a streamed body, an event or a record, which the detail names, has more bytes
        /// than ``ByteStream/lines(upTo:)``, ``ByteStream/serverSentEvents(upTo:)`` or
        /// ``Attributes/elementLimit`` accepts.
        case lineTooLong(limit: Int)
        /// A streamed body arrived faster than it was read, and could not be slowed down.
        case bufferOverflow(limit: Int)
        /// More redirects than allowed.
        case tooManyRedirects(limit: Int)
        /// A redirect that is not followed: from https to http, to no HTTP, or to several places.
        case redirectRefused
        /// The data received is not HTTP.
        case invalidResponse
        /// The server sent a different part of a file than was requested.
        case wrongRange
        /// The response could not be written to its file: an obstructed path, or a full disk.
        case cannotWrite
        /// Only a cached response was requested, ``CachePolicy/cacheOnly``, and there is none.
        case notCached
        /// Anything else; see ``TransportError/underlying``.
        case other
    }

    /// The part of a request that a timeout limits.
    public enum Phase: Sendable, Hashable, Codable {
        /// The whole request: ``Attributes/timeout``.
        case total
        /// The silence between two pieces of data: ``Attributes/idleTimeout``.
        case idle
        /// The establishment of a connection: `TransportConfiguration(connectTimeout:)`.
        case connect
        /// The wait for a connection, without a turn: `TransportConfiguration(queueTimeout:)`.
        case queued
        /// The wait for the head of the response: ``Attributes/firstByteTimeout``.
        case firstByte
    }

    /// The reason for the failure.
    public let reason: Reason
    /// The method and address, without query and credentials.
    public let request: String
    /// Additional detail, such as the text of the system's error, or "".
    public let detail: String
    /// The error that caused this one, if any.
    public internal(set) var underlying: (any Error)?
    /// True if the detail says what was wanted and found, in place of the reason.
    private(set) var isWorded = false
    var trace: Trace?

    /// Makes a failure; for backends.
    public init(
        _ reason: Reason, request: String, detail: String = "", underlying: (any Error)? = nil
    ) {
        (self.reason, self.request) = (reason, request)
        (self.detail, self.underlying) = (detail, underlying)
    }

    init(_ reason: Reason, request: String, wording: String) {
        self.init(reason, request: request, detail: wording)
        isWorded = true
    }
}

extension TransportError {
    /// One line: `GET https://host/path: wanted …, found … (detail)`; secrets are hidden.
    public var description: String {
        "\(request): \(Redaction.standard.redacted(summary))"
    }

    /// The description without the request; secrets are not hidden.
    var summary: String {
        isWorded ? detail : "\(reason)" + (detail.isEmpty ? "" : " (\(detail))")
    }
}

extension TransportError.Reason: CustomStringConvertible {
    /// The expected and the actual result: `wanted …, found …`.
    public var description: String {
        switch self {
        case .timedOut(.total, let limit): "wanted a response within \(limit), found none"
        case .timedOut(.idle, let limit): "wanted data within \(limit), found silence"
        case .timedOut(.connect, let limit): "wanted a connection within \(limit), found none"
        case .timedOut(.queued, let limit):
            "wanted a free connection within \(limit), found all in use"
        case .timedOut(.firstByte, let limit): "wanted a response within \(limit), found none"
        case .cannotFindHost: "wanted the host's address, found none"
        case .cannotConnect: "wanted a connection, found no server"
        case .noDescriptors: "wanted a connection, found no file descriptor left for it"
        case .offline: "wanted a network, found none that may be used"
        case .appTransportSecurity:
            "wanted https, or NSAppTransportSecurity in Info.plist with an exception for the host, "
                + "found http"
        case .connectionLost: "wanted a response, found the connection closed"
        case .tls: "wanted a trusted connection, found none"
        case .truncated(let received, let expected?):
            "wanted \(expected) bytes, found the end after \(received)"
        case .truncated(let received, nil):
            "wanted the whole body, found the end after \(received) bytes"
        case .corruptBody(let coding, let received):
            "wanted \(coding) data, found damage within the first \(received) bytes"
        case .bodyTooLong(let limit):
            "wanted at most \(limit) bytes, by .buffered(upTo:) or collected(upTo:), found more"
        case .headTooLong(let limit):
            "wanted a head of at most \(limit) bytes, by maximumHeaderSize, found a longer one"
        case .lineTooLong(let limit): "wanted a line of at most \(limit) bytes, found a longer one"
        case .notCached: "wanted a cached response, found none"
        case .bufferOverflow(let limit):
            "wanted a reader within \(limit) bytes, found it further behind"
        case .tooManyRedirects(let limit): "wanted at most \(limit) redirects, found another"
        case .redirectRefused: "wanted a redirect to http or https, found another"
        case .invalidResponse: "wanted an HTTP response, found something else"
        case .wrongRange: "wanted the requested part of the file, found another"
        case .cannotWrite: "wanted to write the response to a file, found an error"
        case .other: "wanted a response, found an error"
        }
    }

    func error(for endpoint: Endpoint?) -> NetError {
        .transport(TransportError(self, request: endpoint?.description ?? "a response"))
    }
}
