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
            var request = EncodedRequest(
                url: url, method: method, headers: headers.merging(attributes.headers))
            try payload.encode(into: &request, of: self)
            try request.validate()
            return request
        } catch {
            throw .request(error.naming(title))
        }
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
