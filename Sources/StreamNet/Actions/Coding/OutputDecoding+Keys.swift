extension OutputDecoding where Output: Decodable {
    /// Decodes the value of one key of an object; an optional is nil if the key is absent or null.
    /// The object is the body, or the value that ``Attributes/decoder`` finds in its envelope.
    public static func key(_ name: String) -> OutputDecoding {
        taking { try $0.decoded(Output.self, name) }
    }
}

extension OutputDecoding {
    /// Decodes the values of several keys of an object into a tuple without labels; as with one.
    ///
    ///     @GET("/repo", output: .keys("name", "stars"))
    ///     var pair: Action<Void, (String, Int)>
    ///
    /// The compiler checks that there are as many names as values.
    public static func keys<each Value: Decodable & Sendable>(
        _ names: repeat KeyName<each Value>
    ) -> OutputDecoding where Output == (repeat each Value) {
        var texts: [String] = []
        repeat texts.append((each names).text)
        return taking { [texts] members in
            var names = texts[...]
            return (repeat try members.decoded((each Value).self, names.popFirst() ?? ""))
        }
    }

    private static func taking(
        _ read: @escaping @Sendable (Members) throws -> Output
    ) -> OutputDecoding {
        OutputDecoding(accept: "application/json") { response in
            try $reading.withValue(MemberReader(read: read)) {
                try response.reading {
                    try response.decoder.decode(Taken<Output>.self, of: response).value
                }
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

private typealias Members = KeyedDecodingContainer<Parameters.Name>

private struct MemberReader<Output: Sendable>: Sendable {
    let read: @Sendable (Members) throws -> Output
}

/// The reader of the keys that are being decoded; task-local, since any decoder may be in use.
@TaskLocal private var reading: (any Sendable)?

/// The values of the keys: a tuple, and no pack, which a generic type has since macOS 14.
private struct Taken<Output: Sendable>: Decodable {
    let value: Output

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Parameters.Name.self)
        guard let reader = reading as? MemberReader<Output> else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "wanted its own task, found another"))
        }
        value = try reader.read(members)
    }
}

extension KeyedDecodingContainer<Parameters.Name> {
    fileprivate func decoded<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
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
