import Foundation

extension Multipart {
    private static let limit = 1_000_000

    func encoded(_ style: ParameterStyle) throws(RequestError) -> RequestBody {
        let isWellFormed =
            (1...70).contains(boundary.utf8.count) && boundary.last != " "
            && boundary.utf8.allSatisfy(ASCIISet.boundary.contains)
        guard isWellFormed else {
            throw RequestError(
                .encoding,
                wanted: "a boundary of 1 to 70 letters, digits, spaces and '()+_,-./:=?",
                found: boundary.debugDescription)
        }
        var bodies: [RequestBody] = []
        var lead = ""
        for part in parts {
            for (head, body) in try part.pieces(style) {
                bodies += [RequestBody(text: "\(lead)--\(boundary)\r\n\(head)\r\n\r\n"), body]
                lead = "\r\n"
            }
        }
        bodies.append(RequestBody(text: "\(lead)--\(boundary)--\r\n"))
        let data = bodies.compactMap(\.data)
        let isSmall = data.lazy.map(\.count).reduce(0, +) <= Self.limit
        if data.count == bodies.count, isSmall {
            return .data(data.reduce(into: Data()) { $0 += $1 })
        }
        return .stream(BodySource(joining: bodies.map(\.source)))
    }
}

extension Multipart.Part {
    fileprivate func pieces(
        _ style: ParameterStyle
    ) throws(RequestError) -> [(head: String, body: RequestBody)] {
        switch content {
        case .data(let data): [(try head, .data(data))]
        case .file(let url): [(try head, try RequestBody(file: url))]
        case .stream(let source): [(try head, .stream(source))]
        case .fields(let parameters):
            try parameters.pairs(style).map { pair throws(RequestError) in
                (try Self.text(pair.name, "").head, RequestBody(text: pair.value ?? ""))
            }
        }
    }

    private var head: String {
        get throws(RequestError) {
            let file = filename.map { "; filename=\"\($0.escapedInQuotes)\"" } ?? ""
            let disposition = "form-data; name=\"\(name.escapedInQuotes)\"" + file
            var fields: HTTPHeaders = ["Content-Disposition": disposition]
            fields["Content-Type"] =
                contentType ?? filename.map { MediaType(ofFileNamed: $0).description }
            try fields.validate()
            return fields.map { "\($0.name): \($0.value)" }.joined(separator: "\r\n")
        }
    }
}

extension String {
    fileprivate var escapedInQuotes: String {
        let escapes: [Unicode.Scalar: String] = ["\"": "%22", "\r": "%0D", "\n": "%0A"]
        return unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
    }
}
