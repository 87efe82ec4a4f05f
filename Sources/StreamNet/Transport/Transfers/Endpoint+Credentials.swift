import Foundation

extension Attributes {
    /// False for a request that another origin than that of its list has asked for.
    static var sendsCredentials: Key<Bool> { .init(true) }
}

extension Endpoint {
    /// Returns a request without credentials, in headers and query, if they are not for its origin.
    func withholdingCredentials(_ request: EncodedRequest) -> EncodedRequest {
        if self.sendsCredentials { return request }
        var request = request.withoutCredentials
        let own = URLText((try? joinedURL().absoluteString) ?? "").pairs
        var text = URLText(request.url.absoluteString)
        let standard = Redaction.standard
        text.query = text.pairs.filter { pair in
            let name = pair.utf8.prefix { $0 != UInt8(ascii: "=") }.percentDecoded
            let isSecret = standard.hidesInQuery(name)
            return own.contains(pair) || !isSecret
        }.joined(separator: "&")
        if text.query?.isEmpty == true { text.query = nil }
        request.url = URL(strict: text.text) ?? request.url
        return request
    }
}

extension EncodedRequest {
    /// The request without what only its origin may see: `Host`, and credentials in headers.
    var withoutCredentials: EncodedRequest {
        var request = self
        let standard = Redaction.standard
        request.headers = HTTPHeaders(
            headers.filter { !$0.isNamed("Host") && !standard.hides($0.name.utf8) })
        return request
    }
}
