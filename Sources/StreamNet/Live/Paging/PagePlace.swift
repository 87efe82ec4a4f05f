import Foundation

/// The part of a request that distinguishes the pages of a list.
enum PagePlace: Sendable {
    case address
    case parameter(String)

    func cursor(in endpoint: Endpoint) throws(NetError) -> String? {
        let url = try endpoint.encoded().url.absoluteString
        return switch self {
        case .address: url
        case .parameter(let name):
            URLText(url).pairs.map(Parameters.Pair.init).first { $0.name == name }
                .map { $0.value ?? "" }
        }
    }

    /// Returns the text that equal pages have in common: of an address, that without its fragment,
    /// with the parameters in the order of their names.
    func identity(of cursor: String) -> String {
        guard case .address = self else { return cursor }
        var url = URLText(cursor)
        url.fragment = nil
        if url.query != nil {
            let pairs = url.pairs.map(Parameters.Pair.init).sorted(byText: \.name)
            url.query = ParameterStyle().text(pairs)
        }
        return url.text
    }

    /// Returns the request of the page at `cursor`, of the declared request of the list.
    func request(_ endpoint: Endpoint, at cursor: String) throws -> Endpoint {
        let url =
            switch self {
            case .address: try endpoint.address(of: cursor)
            case .parameter(let name): try endpoint.address(setting: name, to: cursor)
            }
        var page = endpoint
        page.payload = endpoint.payload.withoutQuery(for: endpoint.method)
        if let declared = try endpoint.declaration(of: url) {
            page.move(to: url, declaredAs: declared)
        } else {
            page.url = url
        }
        return try page.page(after: endpoint.resolvedURL())
    }
}

extension Endpoint {
    func url(of link: String) -> URL? {
        // The response to a request that cannot be joined does not exist.
        URL(string: link, relativeTo: try? resolvedURL())?.absoluteURL
    }

    /// The declared URL of an address that differs by the query only, so that a stub of the list
    /// answers for all pages; nil for any other.
    fileprivate func declaration(of address: URL) throws -> URL? {
        let page = URLText(address.absoluteString)
        guard URLText(try resolvedURL().absoluteString).place == page.place else { return nil }
        var declared = URLText(url.absoluteString)
        declared.query = page.query
        return URL(string: declared.text)
    }

    fileprivate func address(of cursor: String) throws(RequestError) -> URL {
        guard let url = url(of: cursor) else { throw .noAddress(cursor) }
        return url
    }

    fileprivate func address(setting name: String, to cursor: String) throws -> URL {
        var text = URLText(try resolvedURL().absoluteString)
        text.append(query: try payload.queryText(for: method, self.parameterStyle))
        text.set(name, to: cursor)
        guard let url = URL(string: text.text) else {
            throw RequestError(
                .invalidURL, request: title, wanted: "a URL", found: text.summary.debugDescription)
        }
        return url
    }
}

extension RequestError {
    static func noAddress(_ text: String) -> RequestError {
        RequestError(
            .invalidNextPage, wanted: "a URL of the next page",
            found: URLText(text).summary.debugDescription)
    }
}

extension URLText {
    /// Replaces the pairs with this name in the query by one, which stands last.
    fileprivate mutating func set(_ name: String, to value: String) {
        query = pairs.filter { Parameters.Pair($0).name != name }.joined(separator: "&")
        let texts = [name, value].map { $0.utf8.percentEncoded(keeping: .value) }
        append(query: texts.joined(separator: "="))
    }
}
