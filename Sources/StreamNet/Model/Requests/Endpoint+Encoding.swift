import Foundation

extension Endpoint {
    /// Makes the request of the parts of the endpoint, without the changes of plugins.
    func makeRequest() throws(RequestError) -> EncodedRequest {
        let url = try joinedURL()
        try checkTimeouts()
        try checkBase(of: url)
        var request = EncodedRequest(
            url: url, method: method, headers: headers.merging(attributes.headers))
        try payload.encode(into: &request, of: self)
        try request.validate()
        return request
    }

    /// Throws for a path alone, and names the attributes that would complete the URL.
    private func checkBase(of url: URL) throws(RequestError) {
        guard hasPath, url.scheme == nil, url.host() == nil else { return }
        throw RequestError(
            .missingHost,
            wanted: "an absolute http or https URL, which .baseURL or .host makes of a path",
            found: URLText(url.absoluteString).summary.debugDescription)
    }

    private func checkTimeouts() throws(RequestError) {
        let attributes = attributes
        // Most requests set none, and need not be asked for each.
        if attributes.isEmpty { return }
        try check(attributes.timeout)
        try check(attributes.idleTimeout)
        try check(attributes.firstByteTimeout)
    }

    private func check(_ timeout: Duration?) throws(RequestError) {
        guard let timeout, timeout <= .zero else { return }
        throw RequestError(.invalidTimeout, wanted: "a timeout above zero", found: "\(timeout)")
    }
}
