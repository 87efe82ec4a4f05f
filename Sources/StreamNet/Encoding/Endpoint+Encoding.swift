import Foundation

extension Endpoint {
    /// This endpoint as a request that can be sent.
    ///
    /// The payload's query follows the URL's own. ``Attributes/headers`` are laid over the
    /// endpoint's; `Content-Type` follows the body unless one of them declares it.
    ///
    /// A backend, and who looks at an endpoint on its way back, get what the plugins have made of
    /// it in ``Plugin/didEncode(_:for:)``.
    ///
    /// Throws ``NetError/request(_:)`` for what must not be sent: a URL that is not http or https
    /// or has no host, a method or header that would break the message, a body with GET, HEAD or
    /// TRACE, a timeout of zero or less, a payload that cannot be encoded.
    public func encoded() throws(NetError) -> EncodedRequest {
        if let settled { return settled }
        let url = try resolvedURL()
        do throws(RequestFailure) {
            try checkMethod()
            try checkTimeouts()
            let (body, contentType) = try payload.body.encoded()
            try check(body)
            return EncodedRequest(
                url: try sendable(url),
                method: method,
                headers: try checkedHeaders(contentType: contentType),
                body: body
            )
        } catch {
            throw .request(error.naming(description))
        }
    }

    private func sendable(_ url: URL) throws(RequestFailure) -> URL {
        var text = URLText(url.absoluteString)
        let isWeb = ["http", "https"].contains(url.scheme?.lowercased())
        let isHosted = url.host()?.isEmpty == false
        guard isWeb, isHosted else {
            let isPath = url.scheme == nil && !isHosted
            throw unsendable(text, isWeb || isPath ? .missingHost : .unsupportedScheme)
        }
        text.append(query: payload.query.encoded)
        text.fragment = nil
        guard let url = URL(string: text.text, encodingInvalidCharacters: false) else {
            throw unsendable(text, .invalidURL)
        }
        return url
    }

    private func unsendable(_ text: URLText, _ reason: RequestFailure.Reason) -> RequestFailure {
        RequestFailure(
            reason, wanted: "an absolute http or https URL", found: text.summary.debugDescription)
    }

    private func checkedHeaders(contentType: String?) throws(RequestFailure) -> HTTPHeaders {
        var headers = headers.merging(attributes.headers)
        if let contentType, headers.values(for: "Content-Type").isEmpty {
            headers.add("Content-Type", contentType)
        }
        try headers.validate()
        return headers
    }

    private func checkMethod() throws(RequestFailure) {
        guard method.rawValue.isToken else {
            throw RequestFailure(
                .invalidMethod,
                wanted: "a method made of letters, digits and !#$%&'*+-.^_`|~",
                found: method.rawValue.debugDescription
            )
        }
    }

    private func check(_ body: Data?) throws(RequestFailure) {
        guard let body, !method.allowsBody else { return }
        throw RequestFailure(
            .bodyNotAllowed,
            wanted: "no body with \(method)",
            found: "one of \(body.count) bytes"
        )
    }

    private func checkTimeouts() throws(RequestFailure) {
        for timeout in [attributes.timeout, attributes.idleTimeout] {
            guard let timeout, timeout <= .zero else { continue }
            throw RequestFailure(
                .invalidTimeout, wanted: "a timeout above zero", found: "\(timeout)")
        }
    }
}
