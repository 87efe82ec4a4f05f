extension Payload {
    /// Adds the query and the body of `endpoint` to a request that is otherwise complete.
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

    /// The payload without all that goes to the URL's own query.
    func withoutQuery(for method: HTTPMethod) -> Payload {
        if case .parameters = body, method.hasParametersInQuery { return .none }
        return Payload(body: body)
    }
}

extension HTTPMethod {
    fileprivate var hasParametersInQuery: Bool { self == .get || self == .head || self == .delete }
}
