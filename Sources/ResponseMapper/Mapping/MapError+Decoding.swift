extension MapError {
    /// The same as the decoder says, in this package's words.
    init(_ error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context):
            self = .missing(path: JSONPath(context.codingPath + [key]))
        case .valueNotFound(let type, let context):
            self = .mismatch(
                path: JSONPath(context.codingPath), wanted: "\(type)", found: "null")
        case .typeMismatch(let type, let context):
            self = .mismatch(
                path: JSONPath(context.codingPath), wanted: "\(type)",
                found: context.debugDescription)
        case .dataCorrupted(let context):
            self = .mismatch(
                path: JSONPath(context.codingPath), wanted: "a valid value",
                found: context.debugDescription)
        @unknown default:
            self = .mismatch(path: .root, wanted: "a valid value", found: "\(error)")
        }
    }
}

extension JSONPath {
    fileprivate init(_ keys: [any CodingKey]) {
        self.init(keys.map { key in key.intValue.map(Part.index) ?? .key(key.stringValue) })
    }
}
