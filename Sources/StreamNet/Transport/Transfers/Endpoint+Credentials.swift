import Foundation

extension Attributes {
    /// False for a request that another origin than that of its list has asked for.
    static var sendsCredentials: Key<Bool> { .init(true) }
}

extension Endpoint {
    /// Returns a request of this endpoint without credentials, if these are not for its origin:
    /// without the headers that a redirect to another origin loses, and all parameters of the query
    /// with names of secrets that are not part of the address itself.
    func withholdingCredentials(_ request: EncodedRequest) -> EncodedRequest {
        if self.sendsCredentials { return request }
        var request = request.withoutCredentials
        let own = URLText((try? joinedURL().absoluteString) ?? "").pairs
        var text = URLText(request.url.absoluteString)
        text.query = text.pairs.filter { own.contains($0) || !$0.isSecret }.joined(separator: "&")
        if text.query?.isEmpty == true { text.query = nil }
        request.url = URL(strict: text.text) ?? request.url
        return request
    }
}

extension EncodedRequest {
    /// The request without what only the origin that it was made for may see: the name of its host,
    /// and the headers that ``Redaction/standard`` takes for credentials.
    var withoutCredentials: EncodedRequest {
        var request = self
        let standard = Redaction.standard
        request.headers = HTTPHeaders(
            headers.filter { !$0.isNamed("Host") && !standard.hides($0.name.utf8) })
        return request
    }
}

extension Substring {
    /// True if this pair of a query has the name of a secret.
    fileprivate var isSecret: Bool {
        let name = utf8.prefix { $0 != UInt8(ascii: "=") }.percentDecoded
        return Redaction.standard.hides(name) || Redaction.standard.queries.contains(name)
    }
}
