extension RequestError {
    /// The failure to encode `value`, with the place of the error in it.
    init(encoding value: any Encodable, wanted: String, _ error: any Error) {
        if let failure = error as? RequestError {
            self = failure
            return
        }
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
