import Foundation

/// One request as a value: the declaration of a target, before it is encoded and sent.
///
/// Attributes may be set after it was made, ``Attributes/baseURL`` among them; an endpoint
/// therefore remembers its path, and ``encoded()`` has the address of the request.
public struct Endpoint: Sendable, Attributed {
    /// The URL as declared; writing it fixes the URL, regardless of attributes set later.
    public var url: URL {
        get { storage.fields.url }
        set { change { ($0.url, $0.origin) = (newValue, nil) } }
    }
    /// The HTTP method.
    public var method: HTTPMethod {
        get { storage.fields.method }
        set { change { $0.method = newValue } }
    }
    /// The request's own headers; ``Attributes/headers`` are merged over them when it is encoded.
    public var headers: HTTPHeaders {
        get { storage.fields.headers }
        set { change { $0.headers = newValue } }
    }
    /// The query and the body.
    public var payload: Payload {
        get { storage.fields.payload }
        set { change { $0.payload = newValue } }
    }
    /// The attributes of the request.
    public var attributes: Attributes {
        get { storage.fields.attributes }
        set { change { $0.attributes = newValue } }
    }
    /// The target from which this endpoint was made; nil for any other.
    public var target: (any Target)? { storage.fields.target }
    /// The action from which this endpoint was made; nil for any other.
    public var action: DeclaredAction? { storage.fields.action }
    /// The state of the request, shared by the copies of the endpoint; nil before it is sent.
    public var context: RequestContext? { storage.fields.context }
    /// The number of the attempt in which it is sent, from 1; 0 before that.
    public private(set) var attempt = 0
    /// The result of `encoded()` once the plugins have seen it; any change resets it.
    var settled: EncodedRequest? { finalRequest?.request }

    private var storage: Storage
    private var finalRequest: FinalRequest?

    /// Makes an endpoint of a whole URL, which ``Attributes/baseURL`` does not change.
    public init(
        url: URL, method: HTTPMethod = .get, headers: HTTPHeaders = [:], payload: Payload = .none,
        attributes: Attributes = []
    ) {
        storage = Storage(
            Fields(
                url: url, method: method, headers: headers, payload: payload, attributes: attributes
            ))
    }

    /// Makes the endpoint of a path below `base`, if that can be part of a URL.
    init(
        joining path: Path, to base: URL?, method: HTTPMethod, headers: HTTPHeaders,
        payload: Payload, attributes: Attributes, target: (any Target)? = nil,
        action: DeclaredAction? = nil
    ) throws(RequestError) {
        let override = attributes.baseURL
        let url: URL
        do throws(RequestError) { url = try path.joined(to: override ?? base) } catch {
            throw error.naming("\(method) \(URLText(path.text).summary)")
        }
        storage = Storage(
            Fields(
                url: url, method: method, headers: headers, payload: payload,
                attributes: attributes, target: target, action: action,
                origin: Origin(base: base, path: path, override: override)))
    }

    /// The declared path joined to its base; ``url`` for an endpoint of a whole URL.
    func joinedURL() throws(RequestError) -> URL {
        guard let origin = storage.fields.origin else { return url }
        var override = attributes.baseURL
        if override == nil, attributes.host != nil, !origin.path.isAbsolute {
            override = try attributes.hostURL()
        }
        // Unchanged since it was joined first.
        if override == origin.override { return url }
        return try origin.path.joined(to: override ?? origin.base)
    }

    /// Moves the request to `url`; it is declared as `declared`, which attributes do not change.
    mutating func move(to url: URL, declaredAs declared: URL) {
        let origin = Origin(base: nil, path: Path(url), override: url)
        change { ($0.url, $0.origin) = (declared, origin) }
    }

    /// Returns the endpoint as a request that has not been attempted yet.
    func sent(with attributes: Attributes, in context: RequestContext) -> Endpoint {
        var endpoint = self
        endpoint.change { ($0.attributes, $0.context) = (attributes, context) }
        endpoint.attempt = 0
        return endpoint
    }

    /// Returns the endpoint, not encoded yet, for another attempt of the request of `context`.
    func attempted(in context: RequestContext) -> Endpoint {
        var endpoint = self
        if self.context !== context { endpoint.change { $0.context = context } }
        (endpoint.attempt, endpoint.finalRequest) = (context.nextAttempt(), nil)
        return endpoint
    }

    /// The endpoint that is sent as `request`, whatever it would encode to itself.
    /// - Parameter valid: A request that has been validated.
    func settled(
        as request: EncodedRequest, madeOf valid: EncodedRequest
    ) throws(RequestError) -> Endpoint {
        try request.validate(unlessLike: valid)
        var endpoint = self
        endpoint.finalRequest = FinalRequest(request)
        return endpoint
    }

    var hasPath: Bool { storage.fields.origin != nil }

    private mutating func change(_ body: (inout Fields) -> Void) {
        var fields = storage.fields
        body(&fields)
        storage = Storage(fields)
        finalRequest = nil
    }
}

/// Copies share it until one of them is changed: an endpoint is copied some thirty times per
/// request, and each copy would count references to all of its fields.
private final class Storage: Sendable {
    let fields: Fields

    init(_ fields: Fields) { self.fields = fields }
}

/// The encoded request of an endpoint; not in its storage, so that an attempt does not copy that.
private final class FinalRequest: Sendable {
    let request: EncodedRequest

    init(_ request: EncodedRequest) { self.request = request }
}

private struct Fields: Sendable {
    var url: URL
    var method: HTTPMethod
    var headers: HTTPHeaders
    var payload: Payload
    var attributes: Attributes
    var target: (any Target)?
    var action: DeclaredAction?
    var context: RequestContext?
    var origin: Origin?
}

/// The parts from which an endpoint's URL was joined; `override` replaced the base.
private struct Origin: Sendable { let base: URL?, path: Path, override: URL? }

extension Endpoint: DescribedMirror {
    /// The description, after the name of the action if it was made from one; for errors.
    var title: String { (action?.nameInTable.map { "\($0): " } ?? "") + description }

    /// `GET https://host/path`, without query, user and password; the path is not hidden.
    public var description: String {
        // `resolvedURL()` reports a base that cannot be joined; a description needs some URL.
        let url = (try? joinedURL()) ?? url
        return "\(method) \(URLText(url.absoluteString).summary)"
    }
}
