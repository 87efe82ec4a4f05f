import Foundation

extension Multipart {
    /// Up to how many bytes parts in memory are put together; more are streamed.
    private static let limit = 1_000_000

    func encoded(_ style: ParameterStyle) throws(RequestFailure) -> RequestBody {
        try checkBoundary()
        var bodies: [RequestBody] = []
        for part in try flat(style) {
            let lead = bodies.isEmpty ? "" : "\r\n"
            bodies.append(RequestBody(text: "\(lead)--\(boundary)\r\n\(try part.head)\r\n\r\n"))
            bodies.append(try part.body)
        }
        bodies.append(RequestBody(text: (parts.isEmpty ? "" : "\r\n") + "--\(boundary)--\r\n"))
        let data = bodies.compactMap(\.data)
        let isSmall = data.lazy.map(\.count).reduce(0, +) <= Self.limit
        if data.count == bodies.count, isSmall {
            return .data(data.reduce(into: Data()) { $0 += $1 })
        }
        return .stream(BodySource(joining: bodies.map(\.source)))
    }

    /// The parts, with parameters taken to pieces.
    private func flat(_ style: ParameterStyle) throws(RequestFailure) -> [Part] {
        var flat: [Part] = []
        for part in parts {
            guard case .fields(let parameters) = part.content else {
                flat.append(part)
                continue
            }
            flat += try parameters.pairs(style).map { .text($0.name, $0.value ?? "") }
        }
        return flat
    }

    private func checkBoundary() throws(RequestFailure) {
        let isWellFormed =
            (1...70).contains(boundary.utf8.count) && boundary.last != " "
            && boundary.utf8.allSatisfy(ASCIISet.boundary.contains)
        guard !isWellFormed else { return }
        throw RequestFailure(
            .encoding,
            wanted: "a boundary of 1 to 70 letters, digits, spaces and '()+_,-./:=?",
            found: boundary.debugDescription)
    }
}

extension Multipart.Part {
    fileprivate var body: RequestBody {
        get throws(RequestFailure) {
            switch content {
            case .fields: .data(Data())  // not once they are taken to pieces
            case .data(let data): .data(data)
            case .file(let url): try RequestBody(file: url)
            case .stream(let source): .stream(source)
            }
        }
    }

    fileprivate var head: String {
        get throws(RequestFailure) {
            let file = filename.map { "; filename=\"\($0.escapedInQuotes)\"" } ?? ""
            let disposition = "form-data; name=\"\(name.escapedInQuotes)\"" + file
            var fields: HTTPHeaders = ["Content-Disposition": disposition]
            fields["Content-Type"] = contentType
            try fields.validate()
            return fields.map { "\($0.name): \($0.value)" }.joined(separator: "\r\n")
        }
    }
}

extension String {
    fileprivate var escapedInQuotes: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": text += "%22"
            case "\r": text += "%0D"
            case "\n": text += "%0A"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
