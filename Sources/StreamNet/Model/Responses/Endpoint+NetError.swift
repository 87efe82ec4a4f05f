import Foundation

// Here, since ``NetError`` refers to responses, which refer to endpoints.

extension Endpoint {
    /// Makes an endpoint of a path below `base`; without one it cannot be sent until
    /// ``Attributes/baseURL`` is set. Throws ``NetError/request(_:)`` if no URL can have the path.
    public init(
        path: Path, base: URL? = nil, method: HTTPMethod = .get, headers: HTTPHeaders = [:],
        payload: Payload = .none, attributes: Attributes = []
    ) throws(NetError) {
        do throws(RequestError) {
            try self.init(
                joining: path, to: base, method: method, headers: headers, payload: payload,
                attributes: attributes)
        } catch { throw .request(error) }
    }

    /// Makes the endpoint of `target`. Throws ``NetError/request(_:)`` if no URL can have the path.
    public init(_ target: some Target) throws(NetError) { try self.init(declaredBy: target) }

    init(declaredBy target: some Target) throws(NetError) {
        do throws(RequestError) {
            try self.init(
                joining: target.path, to: target.baseURL, method: target.method,
                headers: target.headers.httpHeaders, payload: target.payload,
                attributes: target.attributes, target: target)
        } catch { throw .request(error) }
    }

    init(
        _ path: Path, _ action: DeclaredAction, headers: HTTPHeaders, payload: Payload
    ) throws(NetError) {
        do throws(RequestError) {
            try self.init(
                joining: path, to: nil, method: action.method, headers: headers, payload: payload,
                attributes: action.attributes, action: action)
        } catch { throw .request(error) }
    }

    /// Returns the address of the request: the declared path below ``Attributes/baseURL`` or its
    /// own base, or ``url`` for an endpoint of a whole URL.
    func resolvedURL() throws(NetError) -> URL {
        do throws(RequestError) { return try joinedURL() } catch {
            throw .request(error.naming(title))
        }
    }

    /// Returns this endpoint as a request that can be sent, or throws ``NetError/request(_:)``.
    ///
    /// The payload's query follows the URL's own. ``Attributes/headers`` override the endpoint's;
    /// `Content-Type` follows the body unless one of them declares it. Files are checked, and
    /// streams are not yet opened. In a backend, and in the endpoint of a response, it is the
    /// request as the plugins changed it in ``Plugin/didEncode(_:for:)``.
    public func encoded() throws(NetError) -> EncodedRequest {
        if let settled { return settled }
        do throws(RequestError) { return try makeRequest() } catch {
            throw .request(error.naming(title))
        }
    }
}

extension Target {
    /// `try Endpoint(self)`.
    public var endpoint: Endpoint { get throws { try Endpoint(self) } }
}
