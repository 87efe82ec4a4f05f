extension InputEncoding {
    /// Writes a tuple, with its labels as names, into the query or body, depending on the method.
    /// Anything but a tuple of labelled, `Encodable` values fails the request.
    public static var tuple: InputEncoding {
        InputEncoding { input, omitted in
            let parameters = Parameters(encoding: LabelledTuple(input: input), without: omitted)
            return EncodedInput(payload: .parameters(parameters, as: .json))
        }
    }
}

private struct LabelledTuple<Input: Sendable>: Encodable, Sendable {
    let input: Input

    func encode(to encoder: any Encoder) throws {
        let tuple = Mirror(reflecting: input)
        guard tuple.displayStyle == .tuple, !tuple.children.isEmpty
        else { throw failure(found: "\(Input.self)") }
        var container = encoder.container(keyedBy: Parameters.Name.self)
        for (label, value) in tuple.children {
            guard let label, !label.hasPrefix(".")
            else { throw failure(found: "\(Input.self), which has a value without a label") }
            guard let value = value as? any Encodable
            else { throw failure(found: "\(label), which is a \(type(of: value))") }
            let key = Parameters.Name(label)
            // As with a struct: nil is left out, unless a style writes it.
            if let optional = value as? any ExpressibleByAbsence, optional.isAbsent {
                try container.encodeIfPresent(Bool?.none, forKey: key)
            } else {
                try container.encode(value, forKey: key)
            }
        }
    }

    private func failure(found: String) -> RequestError {
        RequestError(
            .encoding, wanted: "a tuple of labelled values that can be encoded", found: found)
    }
}
