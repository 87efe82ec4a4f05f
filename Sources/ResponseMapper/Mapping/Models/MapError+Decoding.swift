extension MapError {
    /// Makes a mapping error of a decoder's error about `json`.
    ///
    /// The errors of this package's own decoder contain a mapping error already.
    init(_ error: DecodingError, in json: JSON) {
        if let error = error.context?.underlyingError as? MapError {
            self = error
            return
        }
        switch error {
        case .keyNotFound(let key, let context):
            self = .missing(path: JSONPath(codingPath: context.codingPath + [key]))
        case .valueNotFound(let type, let context), .typeMismatch(let type, let context):
            self = .mismatch(context, wanted: "\(type)", in: json)
        case .dataCorrupted(let context):
            self = .mismatch(context, wanted: "a valid value", in: json)
        @unknown default:
            self = .mismatch(path: .root, wanted: "a valid value", found: "\(error)")
        }
    }

    /// Describes the value found in `json`; if the decoder's keys are not those of the JSON, uses
    /// the decoder's description instead.
    private static func mismatch(
        _ context: DecodingError.Context, wanted: String, in json: JSON
    ) -> MapError {
        let path = JSONPath(codingPath: context.codingPath)
        let node = json[path: path]
        let found = node.exists ? node.summary : context.debugDescription
        return .mismatch(path: path, wanted: wanted, found: found)
    }
}
