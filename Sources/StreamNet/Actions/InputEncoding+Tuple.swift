extension InputEncoding {
    /// Writes a tuple, with its labels as names, into the query or body, depending on the method.
    /// Anything but a tuple of labelled, `Encodable` values fails the request.
    public static var tuple: InputEncoding {
        InputEncoding { input, omitted in
            let tuple = LabelledTuple(input: input)
            try tuple.check()
            let parameters = Parameters(encoding: tuple, without: omitted)
            return EncodedInput(payload: .parameters(parameters, as: .json))
        }
    }
}

private struct LabelledTuple<Input: Sendable>: Encodable, Sendable {
    let input: Input

    private var children: Mirror.Children { Mirror(reflecting: input).children }

    func check() throws(RequestError) {
        guard Mirror(reflecting: input).displayStyle == .tuple, !children.isEmpty else {
            throw failure(found: "\(Input.self)")
        }
        for (label, value) in children {
            guard let label, !label.hasPrefix(".") else {
                throw failure(found: "\(Input.self), which has a value without a label")
            }
            guard value is any Encodable else {
                throw failure(found: "\(label), which is a \(type(of: value))")
            }
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Parameters.Name.self)
        for case (let label?, let value as any Encodable) in children {
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
