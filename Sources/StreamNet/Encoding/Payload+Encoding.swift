import Foundation

extension Payload.Body {
    /// The bytes and their content type; both nil without a body, the type nil where unknown.
    func encoded() throws(RequestFailure) -> (data: Data?, contentType: String?) {
        switch self {
        case .none: (nil, nil)
        case .data(let data, let contentType): (data, contentType)
        case .json(let value): (try encodedJSON(value), "application/json")
        case .form(let form):
            (Data(form.encoded.utf8), "application/x-www-form-urlencoded; charset=utf-8")
        }
    }
}

/// Keys are sorted, so that equal values are equal bytes wherever bodies are compared or signed.
private func encodedJSON(_ value: any Encodable & Sendable) throws(RequestFailure) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
        return try encoder.encode(value)
    } catch {
        throw RequestFailure(
            .encoding,
            wanted: "a value that JSON can carry",
            found: "\(type(of: value))\(location(of: error))",
            underlying: error
        )
    }
}

/// Where in the value encoding failed and why, as one line.
private func location(of error: any Error) -> String {
    guard case .invalidValue(_, let context) = error as? EncodingError else { return ": \(error)" }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return (path.isEmpty ? "" : " at \(path)") + ": \(context.debugDescription)"
}
