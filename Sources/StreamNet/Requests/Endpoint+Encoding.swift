import Foundation

extension Endpoint {
    /// Returns this endpoint as a request that can be sent.
    ///
    /// The payload's query follows the URL's own. ``Attributes/headers`` override the endpoint's;
    /// `Content-Type` follows the body unless one of them declares it. Files are checked, and
    /// streams are not yet opened.
    ///
    /// In a backend, and in the endpoint of a response, it is the request as the plugins changed it
    /// in ``Plugin/didEncode(_:for:)``.
    ///
    /// Throws ``NetError/request(_:)`` if the request must not be sent (see
    /// ``EncodedRequest/validate()``), if a timeout is zero or less, or if the payload cannot be
    /// encoded.
    public func encoded() throws(NetError) -> EncodedRequest {
        if let settled { return settled }
        let url = try resolvedURL()
        do throws(RequestFailure) {
            try checkTimeouts()
            try checkBase(of: url)
            var request = EncodedRequest(
                url: url, method: method, headers: headers.merging(attributes.headers))
            try payload.encode(into: &request, of: self)
            try request.validate()
            return request
        } catch {
            throw .request(error.naming(title))
        }
    }

    /// Throws for a path alone, and names the attributes that would complete the URL.
    private func checkBase(of url: URL) throws(RequestFailure) {
        guard hasPath, url.scheme == nil, url.host() == nil else { return }
        throw RequestFailure(
            .missingHost,
            wanted: "an absolute http or https URL, which .baseURL or .host makes of a path",
            found: URLText(url.absoluteString).summary.debugDescription)
    }

    private func checkTimeouts() throws(RequestFailure) {
        for timeout in [
            attributes.timeout, attributes.idleTimeout, attributes.firstByteTimeout,
        ] {
            guard let timeout, timeout <= .zero else { continue }
            throw RequestFailure(
                .invalidTimeout, wanted: "a timeout above zero", found: "\(timeout)")
        }
    }
}
