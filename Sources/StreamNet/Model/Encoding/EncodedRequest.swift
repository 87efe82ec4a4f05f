import Foundation

/// A request as a backend sends it: the endpoint with everything resolved, checked and encoded.
public struct EncodedRequest: Sendable, Equatable {
    /// An absolute http or https URL with its whole query and no fragment.
    public var url: URL
    /// The method, a token.
    public var method: HTTPMethod
    /// The headers, `Content-Type` included.
    public var headers: HTTPHeaders
    /// The body; nil for no body, which is not the same as an empty one.
    public var body: RequestBody?

    /// Makes a request; one that cannot be sent is refused when it is.
    public init(
        url: URL, method: HTTPMethod = .get, headers: HTTPHeaders = [:], body: RequestBody? = nil
    ) { (self.url, self.method, self.headers, self.body) = (url, method, headers, body) }

    /// Throws if the request must not be sent: if its URL is not http or https or has no host, if
    /// its method or a header would break the message, or if it has a body with GET, HEAD or TRACE.
    func validate() throws(RequestError) {
        guard method.rawValue.isToken else {
            throw RequestError(
                .invalidMethod, wanted: "a method made of letters, digits and !#$%&'*+-.^_`|~",
                found: method.rawValue.debugDescription)
        }
        try checkAddress()
        if let body, !method.allowsBody {
            throw RequestError(
                .bodyNotAllowed, wanted: "no body with \(method)",
                found: body.count.map { "one of \($0) bytes" } ?? "one")
        }
        try headers.validate()
    }

    /// Throws as ``validate()`` does, unless everything it checks is as in `valid`.
    func validate(unlessLike valid: EncodedRequest) throws(RequestError) {
        // Comparing takes a tenth of the time.
        let isAlike =
            url == valid.url && method == valid.method && headers == valid.headers
            && (body == nil) == (valid.body == nil)
        if !isAlike { try validate() }
    }

    private func checkAddress() throws(RequestError) {
        let count = url.absoluteString.utf8.count
        guard count <= HTTPHeaders.longest else {
            throw RequestError(
                .invalidURL, wanted: "a URL of at most \(HTTPHeaders.longest) bytes",
                found: "one of \(count)")
        }
        let scheme = url.scheme?.lowercased()
        let isWeb = scheme == "http" || scheme == "https"
        let isHosted = url.host()?.isEmpty == false
        guard isWeb, isHosted else {
            let isPath = url.scheme == nil && !isHosted
            throw RequestError(
                isWeb || isPath ? .missingHost : .unsupportedScheme,
                wanted: "an absolute http or https URL",
                found: URLText(url.absoluteString).summary.debugDescription)
        }
        if let port = url.port, !(1...65_535).contains(port) {
            throw RequestError(.invalidURL, wanted: "a port from 1 to 65535", found: "\(port)")
        }
    }

    /// Appends `more` to the URL's own query, and removes the fragment, which is not sent.
    mutating func append(query more: String) throws(RequestError) {
        let address = url.absoluteString
        guard !more.isEmpty || address.utf8.contains(UInt8(ascii: "#")) else { return }
        var text = URLText(address)
        text.append(query: more)
        text.fragment = nil
        guard let url = URL(strict: text.text) else {
            throw RequestError(
                .invalidURL,
                wanted: "a query of characters that a URL can contain, without [ ] { } and blanks",
                found: "others in the query of \(text.summary)")
        }
        self.url = url
    }
}
