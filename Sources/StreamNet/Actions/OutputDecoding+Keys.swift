extension OutputDecoding where Output: Decodable {
    /// Decodes the value of one key of an object; an optional is nil if the key is absent or null.
    ///
    /// The object is the body, or the value that ``Attributes/decoder`` finds in its envelope.
    public static func key(_ name: String) -> OutputDecoding {
        taking([name], KeyedValues<Output>.self) { $0.values }
    }
}

extension OutputDecoding {
    /// Decodes the values of several keys of an object into a tuple without labels; as with one.
    ///
    /// ```swift
    /// @GET("/repo", output: .keys("name", "stars")) var pair: Action<Void, (String, Int)>
    /// ```
    ///
    /// The compiler checks that there are as many names as values.
    public static func keys<each Value: Decodable & Sendable>(
        _ names: repeat KeyName<each Value>
    ) -> OutputDecoding where Output == (repeat each Value) {
        var texts: [String] = []
        repeat texts.append((each names).text)
        return taking(texts, KeyedValues<repeat each Value>.self) { $0.values }
    }

    private static func taking<Keys: Decodable & SendableMetatype>(
        _ names: [String], _ keys: Keys.Type, _ make: @escaping @Sendable (Keys) -> Output
    ) -> OutputDecoding {
        OutputDecoding(accept: "application/json") { response in
            try TakenNames.$current.withValue(names) {
                try response.decoded { make(try $0.decode(keys, of: response)) }
            }
        }
    }
}

/// The name of one of several keys, with the type of its value; usually a literal.
public struct KeyName<Value>: ExpressibleByStringLiteral, Sendable {
    let text: String

    /// Makes a name.
    public init(stringLiteral value: String) { text = value }
}

/// The keys that are being decoded; a task-local value, since any decoder may be in use.
private enum TakenNames {
    @TaskLocal static var current: [String] = []
}

/// The values of the keys.
private struct KeyedValues<each Value: Decodable & Sendable>: Decodable, Sendable {
    let values: (repeat each Value)

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Parameters.Name.self)
        var names = TakenNames.current[...]
        values = (repeat try container.decoded((each Value).self, names.popFirst() ?? ""))
    }
}

extension KeyedDecodingContainer<Parameters.Name> {
    fileprivate func decoded<Value: Decodable>(
        _ type: Value.Type, _ name: String
    ) throws -> Value {
        let key = Parameters.Name(name)
        if let optional = type as? any ExpressibleByAbsence.Type,
            try !contains(key) || decodeNil(forKey: key),
            let absent = optional.absent as? Value
        {
            return absent
        }
        return try decode(type, forKey: key)
    }
}
