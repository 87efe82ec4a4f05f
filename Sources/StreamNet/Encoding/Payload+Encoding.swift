import Foundation

extension Payload {
    /// Adds the query and the body of `endpoint` to a request that has everything else.
    func encode(into request: inout EncodedRequest, of endpoint: Endpoint) throws(RequestFailure) {
        let payload = placed(for: endpoint.method)
        let style = endpoint.parameterStyle
        let query = payload.query.isEmpty ? "" : try payload.query.encoded(style)
        try request.append(query: query)
        let contentType: String?
        switch payload.body {
        case .none:
            return
        case .data(let data, let type):
            (request.body, contentType) = (.data(data), type)
        case .json(let value):
            let encoder = endpoint.encoder
            (request.body, contentType) = (.data(try value.json(encoder)), encoder.contentType)
        case .form(let form):
            request.body = RequestBody(text: try form.encoded(style))
            contentType = "application/x-www-form-urlencoded; charset=utf-8"
        case .parameters:
            return  // not once they are placed
        case .multipart(let multipart):
            (request.body, contentType) = (try multipart.encoded(style), multipart.contentType)
        case .file(let url, let type):
            request.body = try RequestBody(file: url)
            contentType = type ?? MediaType(of: url).description
        case .stream(let source, let type):
            (request.body, contentType) = (.stream(source), type)
        case .custom(let encode):
            return try Self.custom { try encode(&request, endpoint) }
        }
        if let contentType, request.headers.values(for: "Content-Type").isEmpty {
            request.headers.add("Content-Type", contentType)
        }
    }

    private func placed(for method: HTTPMethod) -> Payload {
        guard case .parameters(let parameters, let format) = body else { return self }
        var payload = self
        if [.get, .head, .delete].contains(method) {
            payload.query.append(parameters)
            payload.body = .none
        } else {
            payload.body = format == .form ? .form(parameters) : .json(parameters.content)
        }
        return payload
    }

    private static func custom(_ encode: () throws -> Void) throws(RequestFailure) {
        do { try encode() } catch let failure as RequestFailure { throw failure } catch {
            throw RequestFailure(
                .encoding, wanted: "a payload", found: "\(error)", underlying: error)
        }
    }
}

extension Encodable {
    fileprivate func json(_ encoder: any BodyEncoder) throws(RequestFailure) -> Data {
        do { return try encoder.encode(self) } catch {
            throw RequestFailure(encoding: self, wanted: "a value that JSON can carry", error)
        }
    }
}

extension RequestFailure {
    /// The failure to encode `value`, with the place in it where that failed.
    init(encoding value: any Encodable, wanted: String, _ error: any Error) {
        self.init(
            .encoding, wanted: wanted, found: "\(type(of: value))\(Self.place(of: error))",
            underlying: error)
    }

    private static func place(of error: any Error) -> String {
        guard case .invalidValue(_, let context) = error as? EncodingError else {
            return ": \(error)"
        }
        let path = context.codingPath.map(\.stringValue).joined(separator: ".")
        return (path.isEmpty ? "" : " at \(path)") + ": \(context.debugDescription)"
    }
}
