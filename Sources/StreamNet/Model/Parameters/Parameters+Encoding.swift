extension Parameters {
    struct Pair: Sendable, Hashable, CustomStringConvertible {
        let name: String
        let value: String?
        /// The elements of a value that is joined by commas; nil for any other.
        var elements: [String]?

        var description: String {
            let texts = [name, value].compactMap { $0?.utf8.percentEncoded(keeping: .value) }
            return Redaction.standard.redacted(form: texts.joined(separator: "="))
        }
    }

    /// Returns the pairs of a query or form, flat and in order; throws as ``encoded(_:)`` does.
    func pairs(_ style: ParameterStyle = .init()) throws(RequestError) -> [Pair] {
        do {
            return try style.pairs(of: members(at: []))
        } catch {
            throw RequestError(encoding: content, wanted: "names and values", error)
        }
    }

    /// Returns `name=value` joined by `&`, for a query or a form; "" if there are no pairs.
    ///
    /// With the default style all but RFC 3986's unreserved characters, `/` and `?` is escaped; a
    /// space is `%20`, which forms understand as well as `+`. Throws, naming the place, if a number
    /// is not finite, the root has no names, or a value or a closure of the style throws.
    public func encoded(_ style: ParameterStyle = .init()) throws(RequestError) -> String {
        style.text(try pairs(style))
    }

    func members(at path: [any CodingKey]) throws -> [ParameterNode.Member] {
        try items.flatMap { item throws -> [ParameterNode.Member] in
            switch item {
            case .named(let name, let value?):
                [(name, try ParameterNode(value, at: path + [Name(name)]))]
            case .named(let name, nil):
                [(name, .null)]
            case .spread(let value):
                try ParameterNode(value, at: path).members(of: value, at: path)
            }
        }
    }
}

extension Parameters.Pair {
    init(_ pair: Substring) {
        let parts = pair.split(at: "=", cuts: 1, keepingEmpty: true).map { part in
            let spaced = part.utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
            return String(decoding: spaced.percentDecoded, as: UTF8.self)
        }
        self.init(name: parts.first ?? "", value: parts.dropFirst().first)
    }
}

extension Parameters: Encodable {
    /// Encodes the names and values as one object, in order. Throws an `EncodingError` for a name
    /// that occurs twice, since one of the two would be lost.
    public func encode(to encoder: any Encoder) throws {
        if items.count == 1, case .spread(let value) = items[0] {
            return try value.encode(to: encoder)
        }
        var names: Set<String> = []
        for (name, _) in try members(at: encoder.codingPath) where !names.insert(name).inserted {
            let found = "wanted each name once, found \(name.debugDescription) twice"
            throw EncodingError.invalidValue(
                self, .init(codingPath: encoder.codingPath, debugDescription: found))
        }
        var container = encoder.container(keyedBy: Name.self)
        for item in items {
            switch item {
            case .named(let name, let value?): try container.encode(value, forKey: Name(name))
            case .named(let name, nil): try container.encodeNil(forKey: Name(name))
            case .spread(let value):
                // An encoder that has begun an object would trap if it had to encode nil.
                if case .null = try ParameterNode(value, at: encoder.codingPath) { continue }
                try value.encode(to: encoder)
            }
        }
    }
}

extension RequestError {
    /// The failure to encode `value`, with the place of the error in it.
    init(encoding value: any Encodable, wanted: String, _ error: any Error) {
        let found = "\(type(of: value))\(Self.place(of: error))"
        self =
            error as? RequestError
            ?? RequestError(.encoding, wanted: wanted, found: found, underlying: error)
    }

    private static func place(of error: any Error) -> String {
        guard case .invalidValue(_, let context) = error as? EncodingError
        else { return ": \(error)" }
        let path = context.codingPath.map(\.stringValue).joined(separator: ".")
        return (path.isEmpty ? "" : " at \(path)") + ": \(context.debugDescription)"
    }
}
