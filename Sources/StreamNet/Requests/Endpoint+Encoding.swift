import Foundation

extension Endpoint {
    /// This endpoint as a request that can be sent.
    ///
    /// The payload's query follows the URL's own. ``Attributes/headers`` are laid over the
    /// endpoint's; `Content-Type` follows the body unless one of them declares it. Files are
    /// looked at and streams are not yet opened.
    ///
    /// A backend, and who looks at an endpoint on its way back, get what the plugins have made of
    /// it in ``Plugin/didEncode(_:for:)``.
    ///
    /// Throws ``NetError/request(_:)`` for what must not be sent, as
    /// ``EncodedRequest/validate()`` has it, for a timeout of zero or less, and for a payload that
    /// cannot be encoded.
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

    /// A path alone is told what could have said the rest.
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
