import Foundation

extension ParseError {
    /// The failure to decode a response, with the place of the error in it.
    init(_ response: Response, wanted: String, _ error: DecodingError) {
        let mismatch = DecodingMismatch(error, wanted: wanted)
        let isNothing = response.stream == nil && response.file == nil && response.body.isEmpty
        if isNothing {
            self.init(response, wanted: wanted, found: "an empty body", underlying: error)
        } else if mismatch.isNoJSON {
            let found = "no JSON, but " + response.opening
            self.init(response, wanted: wanted, found: found, underlying: error)
        } else {
            self.init(
                response, at: mismatch.place, wanted: mismatch.wanted, found: mismatch.found,
                underlying: error)
        }
    }
}

extension Response {
    /// The beginning of the body, without secrets, and its declared type.
    fileprivate var opening: String {
        let type = headers["Content-Type"].map { " of type \($0)" } ?? ", of no type"
        let body = LoggedBody(self)
        let text = body.opening(limit: 80) ?? body.summary(by: .standard, limit: 80) ?? "nothing"
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ") + type
    }
}

/// The facts of a decoder's error, in the terms of this package.
private struct DecodingMismatch {
    var place: String?
    var wanted: String
    var found: String
    /// True if the body is not JSON, so that nothing could be found in it.
    var isNoJSON = false

    /// - Parameter whole: The expected form of the whole body.
    init(_ error: DecodingError, wanted whole: String) {
        wanted = whole
        switch error {
        case .keyNotFound(let key, let context):
            let path = context.codingPath
            found = "no \"\(key.stringValue)\"" + (path.isEmpty ? "" : " at \(path.text)")
        case .valueNotFound(let type, let context):
            let isOver = context.debugDescription.contains("at end")
            (place, wanted) = (context.codingPath.text, Self.name(of: type))
            found = isOver ? "the end" : "null"
        case .typeMismatch(let type, let context):
            (place, wanted) = (context.codingPath.text, Self.name(of: type))
            found = Self.found(in: context.debugDescription) ?? context.debugDescription
        case .dataCorrupted(let context):
            if !context.codingPath.isEmpty { place = context.codingPath.text }
            found = context.debugDescription
            isNoJSON = place == nil && found.hasPrefix("The given data was not valid JSON")
        @unknown default: found = "\(error)"
        }
    }

    /// The name of a type; Foundation reports containers by types that are not in the source code.
    private static func name(of type: Any.Type) -> String {
        switch "\(type)" {
        case "Array<Any>": "an array"
        case "Dictionary<String, Any>": "an object"
        case let name: name
        }
    }

    /// `Expected to decode Int but found a string instead.`
    private static func found(in text: String) -> String? {
        guard let start = text.range(of: " but found "), let end = text.range(of: " instead"),
            start.upperBound < end.lowerBound
        else { return nil }
        switch String(text[start.upperBound..<end.lowerBound]) {
        case "a dictionary": return "an object"
        case "bool", "a bool", "boolean": return "a boolean"
        case "null", "null value", "a null value": return "null"
        case "array": return "an array"
        case let word where ["number", "string"].contains(word): return "a \(word)"
        case let found: return found
        }
    }
}

extension [any CodingKey] {
    /// `$.items[3].price`
    fileprivate var text: String {
        "$" + map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    }
}
