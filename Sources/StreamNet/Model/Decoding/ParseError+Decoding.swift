extension ParseError {
    init(_ response: Response, wanted: String, _ error: DecodingError) {
        var (place, part, found) = (String?.none, wanted, "\(error)")
        switch error {
        case .keyNotFound(let key, let context):
            let path = context.codingPath
            found = "no \"\(key.stringValue)\"" + (path.isEmpty ? "" : " at \(path.text)")
        case .valueNotFound(let type, let context):
            (place, part) = (context.codingPath.text, Self.name(of: type))
            found = context.debugDescription.contains("at end") ? "the end" : "null"
        case .typeMismatch(let type, let context):
            (place, part) = (context.codingPath.text, Self.name(of: type))
            found = Self.found(in: context.debugDescription)
        case .dataCorrupted(let context):
            if !context.codingPath.isEmpty { place = context.codingPath.text }
            found = context.debugDescription
        @unknown default: break
        }
        if response.stream == nil && response.file == nil && response.body.isEmpty {
            (place, part, found) = (nil, wanted, "an empty body")
        } else if place == nil && found.hasPrefix("The given data was not valid JSON") {
            found = "no JSON, but " + response.opening
        }
        self.init(response, at: place, wanted: part, found: found, underlying: error)
    }

    /// The name of a type; Foundation reports containers by types that are not in the source code.
    private static func name(of type: Any.Type) -> String {
        switch "\(type)" {
        case "Array<Any>": "an array"
        case "Dictionary<String, Any>": "an object"
        case let name: name
        }
    }

    private static func found(in text: String) -> String {
        switch text.firstMatch(of: #/ but found (.+) instead/#)?.1 {
        case "a dictionary": "an object"
        case "bool", "a bool", "boolean": "a boolean"
        case "null", "null value", "a null value": "null"
        case "array": "an array"
        case let word? where ["number", "string"].contains(word): "a \(word)"
        case let found: found.map(String.init) ?? text
        }
    }
}

extension Response {
    fileprivate var opening: String {
        let type = headers["Content-Type"].map { " of type \($0)" } ?? ", of no type"
        let body = LoggedBody(self)
        let text = body.opening(limit: 80) ?? body.summary(by: .standard, limit: 80) ?? "nothing"
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ") + type
    }
}

extension [any CodingKey] {
    fileprivate var text: String {
        "$" + map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    }
}
