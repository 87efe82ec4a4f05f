extension Parameters {
    /// One name and one value, neither of them escaped.
    public struct Pair: Sendable, Hashable {
        /// The name, brackets included.
        public let name: String
        /// The value as text; nil for a name that stands alone.
        public let value: String?

        /// Makes a pair.
        public init(name: String, value: String?) {
            self.name = name
            self.value = value
        }
    }

    /// The names and values as a query or form has them, flat and in order.
    ///
    /// Throws where a value has no text: a number that is not finite, a root without names, or
    /// what a value or a closure of the style throws. The error tells the place.
    public func pairs(_ style: ParameterStyle = .init()) throws(RequestFailure) -> [Pair] {
        do {
            return try style.pairs(of: members(at: []))
        } catch {
            throw RequestFailure(encoding: content, wanted: "names and values", error)
        }
    }

    /// `name=value` joined by `&`, for a query and for a form alike; "" without a pair.
    ///
    /// With the default style all but RFC 3986's unreserved characters, `/` and `?` is escaped; a
    /// space is `%20`, which forms understand as well as `+`. Throws as ``pairs(_:)`` does.
    public func encoded(_ style: ParameterStyle = .init()) throws(RequestFailure) -> String {
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

extension Parameters: Encodable {
    /// Encodes the names and values as one object, in order.
    ///
    /// Throws an `EncodingError` for a name that occurs twice, since one of the two would be lost.
    public func encode(to encoder: any Encoder) throws {
        if items.count == 1, case .spread(let value) = items[0] {
            return try value.encode(to: encoder)
        }
        try checkNames(at: encoder.codingPath)
        var container = encoder.container(keyedBy: Name.self)
        for item in items {
            switch item {
            case .named(let name, let value?): try container.encode(value, forKey: Name(name))
            case .named(let name, nil): try container.encodeNil(forKey: Name(name))
            case .spread(let value):
                // Asked for nil, an encoder that has begun an object would trap.
                if case .null = try ParameterNode(value, at: encoder.codingPath) { continue }
                try value.encode(to: encoder)
            }
        }
    }

    private func checkNames(at path: [any CodingKey]) throws {
        var names: Set<String> = []
        for (name, _) in try members(at: path) where !names.insert(name).inserted {
            let found = "wanted each name once, found \(name.debugDescription) twice"
            throw EncodingError.invalidValue(
                self, .init(codingPath: path, debugDescription: found))
        }
    }
}
