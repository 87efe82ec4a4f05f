import Foundation

/// One request as a value: what a target says, before it is encoded and sent.
///
/// Attributes may be laid after it was made, ``Attributes/baseURL`` among them; an endpoint
/// therefore remembers its path, and ``resolvedURL()`` is where the request goes.
public struct Endpoint: Sendable, Attributed {
    /// The URL as declared.
    ///
    /// Writing it settles where the request goes, whatever is laid later.
    public var url: URL { didSet { (origin, settled) = (nil, nil) } }
    /// What is asked for.
    public var method: HTTPMethod { didSet { settled = nil } }
    /// The request's own headers; ``Attributes/headers`` are laid over them when it is encoded.
    public var headers: HTTPHeaders { didSet { settled = nil } }
    /// The query and the body.
    public var payload: Payload { didSet { settled = nil } }
    /// What else was said about the request.
    public var attributes: Attributes { didSet { settled = nil } }
    /// The target this endpoint was made of; nil for any other.
    public let target: (any Target)?
    /// The request that this endpoint belongs to, once it is sent; copies belong to the same.
    var ticket: Ticket?
    /// Which attempt of its request it is sent in, from 1; 0 before it is.
    var attempt = 0
    /// What `encoded()` gives, once the plugins have seen it; any change takes it back.
    private(set) var settled: EncodedRequest?

    private var origin: Origin?
    private struct Origin { let base: URL?, path: Path }

    /// Makes an endpoint of a whole URL, which ``Attributes/baseURL`` does not touch.
    public init(
        url: URL,
        method: HTTPMethod = .get,
        headers: HTTPHeaders = [:],
        payload: Payload = .none,
        attributes: Attributes = []
    ) {
        self.url = url
        self.method = method
        self.headers = headers
        self.payload = payload
        self.attributes = attributes
        target = nil
    }

    /// Makes an endpoint of a path below `base`.
    ///
    /// Without a base it can be made but not sent, until ``Attributes/baseURL`` is laid. Throws
    /// ``NetError/request(_:)`` for a path that cannot be part of a URL.
    public init(
        path: Path,
        base: URL? = nil,
        method: HTTPMethod = .get,
        headers: HTTPHeaders = [:],
        payload: Payload = .none,
        attributes: Attributes = []
    ) throws(NetError) {
        let origin = Origin(base: base, path: path)
        try self.init(origin, method, headers, payload, attributes, target: nil)
    }

    /// Makes the endpoint that `target` declares.
    ///
    /// Throws ``NetError/request(_:)`` for a path that cannot be part of a URL.
    public init(_ target: some Target) throws(NetError) {
        try self.init(
            Origin(base: target.baseURL, path: target.path),
            target.method, target.headers, target.payload, target.attributes, target: target
        )
    }

    private init(
        _ origin: Origin,
        _ method: HTTPMethod,
        _ headers: HTTPHeaders,
        _ payload: Payload,
        _ attributes: Attributes,
        target: (any Target)?
    ) throws(NetError) {
        do throws(RequestFailure) {
            url = try origin.path.joined(to: attributes.baseURL ?? origin.base)
        } catch {
            throw .request(error.naming("\(method) \(URLText(origin.path.text).summary)"))
        }
        self.method = method
        self.headers = headers
        self.payload = payload
        self.attributes = attributes
        self.target = target
        self.origin = origin
    }

    /// Where the request goes: the declared path below ``Attributes/baseURL``, or below its own
    /// base where none was laid; ``url`` where there is no path.
    ///
    /// Throws ``NetError/request(_:)`` for a path that cannot be joined to the base.
    public func resolvedURL() throws(NetError) -> URL {
        do throws(RequestFailure) { return try joinedURL() } catch {
            throw .request(error.naming(description))
        }
    }

    private func joinedURL() throws(RequestFailure) -> URL {
        guard let origin else { return url }
        if let url = attributes.baseURL { return try origin.path.joined(to: url) }
        return try origin.path.joined(to: try attributes.hostURL() ?? origin.base)
    }

    /// The endpoint that is sent as `request`, whatever it would encode to itself.
    func settled(as request: EncodedRequest) throws(NetError) -> Endpoint {
        do throws(RequestFailure) { try request.headers.validate() } catch {
            throw .request(error.naming(description))
        }
        var endpoint = self
        endpoint.settled = request
        return endpoint
    }
}

extension Endpoint: CustomStringConvertible {
    /// `GET https://host/path`, without query, user and password; the path is not hidden.
    public var description: String {
        // A base that cannot be joined is `resolvedURL()`'s to report; a name needs some URL.
        let url = (try? joinedURL()) ?? url
        return "\(method) \(URLText(url.absoluteString).summary)"
    }
}
