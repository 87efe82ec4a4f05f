import Foundation

extension Endpoint {
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

extension Payload {
    func encode(into request: inout EncodedRequest, of endpoint: Endpoint) throws(RequestError) {
        let style = endpoint.parameterStyle
        let query = self.query.isEmpty ? "" : try self.query.encoded(style)
        try request.append(query: query)
        let contentType: String?
        switch body {
        case .none:
            return
        case .parameters(let parameters, let format):
            let payload: Payload =
                request.method.hasParametersInQuery
                ? .query(parameters) : format == .form ? .form(parameters) : .json(parameters)
            return try payload.encode(into: &request, of: endpoint)
        case .data(let data, let type):
            (request.body, contentType) = (.data(data), type)
        case .json(let value):
            let encoder = endpoint.encoder
            // An encoder has rules by type, so it gets the value that parameters were made of.
            let value = (value as? Parameters)?.content ?? value
            do { request.body = .data(try encoder.encode(value)) } catch {
                throw RequestError(encoding: value, wanted: "a value that JSON can carry", error)
            }
            contentType = encoder.contentType
        case .form(let form):
            request.body = RequestBody(text: try form.encoded(style))
            contentType = "application/x-www-form-urlencoded; charset=utf-8"
        case .multipart(let multipart):
            (request.body, contentType) = (try multipart.encoded(style), multipart.contentType)
        case .file(let url, let type):
            request.body = try RequestBody(file: url)
            contentType = type ?? MediaType(of: url).description
        case .stream(let source, let type):
            (request.body, contentType) = (.stream(source), type)
        case .custom(let encode):
            do { return try encode(&request, endpoint) } catch {
                throw RequestError(.encoding, wanted: "a payload", causedBy: error)
            }
        }
        if let contentType, request.headers.firstValue(for: "Content-Type") == nil {
            request.headers.add("Content-Type", contentType)
        }
    }

    /// The text added to the URL's own query: the payload's query and parameters that go there.
    func queryText(for method: HTTPMethod, _ style: ParameterStyle) throws(RequestError) -> String {
        var query = query
        if case .parameters(let parameters, _) = body, method.hasParametersInQuery {
            query.append(parameters)
        }
        return try query.encoded(style)
    }

    func withoutQuery(for method: HTTPMethod) -> Payload {
        if case .parameters = body, method.hasParametersInQuery { return .none }
        return Payload(body: body)
    }
}

extension HTTPMethod {
    fileprivate var hasParametersInQuery: Bool { self == .get || self == .head || self == .delete }
}
