extension Reading where Output: Decodable {
    /// What one key of an object has; an optional is nil where it has none.
    ///
    /// The object is the body, or what ``Attributes/decoder`` finds in its envelope.
    public static func key(_ name: String) -> Reading {
        taking([name], Taken<Output, End>.self) { $0.head }
    }
}

extension Reading {
    /// What several keys of an object have, in a tuple without labels.
    public static func keys<A: Decodable & Sendable, B: Decodable & Sendable>(
        _ a: String, _ b: String
    ) -> Reading where Output == (A, B) {
        taking([a, b], Taken<A, Taken<B, End>>.self) { ($0.head, $0.tail.head) }
    }

    /// What three keys of an object have, in a tuple without labels.
    public static func keys<
        A: Decodable & Sendable, B: Decodable & Sendable, C: Decodable & Sendable
    >(
        _ a: String, _ b: String, _ c: String
    ) -> Reading where Output == (A, B, C) {
        taking([a, b, c], Taken<A, Taken<B, Taken<C, End>>>.self) {
            ($0.head, $0.tail.head, $0.tail.tail.head)
        }
    }

    /// What four keys of an object have, in a tuple without labels.
    public static func keys<
        A: Decodable & Sendable, B: Decodable & Sendable, C: Decodable & Sendable,
        D: Decodable & Sendable
    >(
        _ a: String, _ b: String, _ c: String, _ d: String
    ) -> Reading where Output == (A, B, C, D) {
        taking([a, b, c, d], Taken<A, Taken<B, Taken<C, Taken<D, End>>>>.self) {
            ($0.head, $0.tail.head, $0.tail.tail.head, $0.tail.tail.tail.head)
        }
    }

    private static func taking<Keys: Decodable & SendableMetatype>(
        _ names: [String], _ keys: Keys.Type, _ make: @escaping @Sendable (Keys) -> Output
    ) -> Reading {
        Reading(accept: "application/json") { response in
            try TakenNames.$current.withValue(names) {
                try response.decoded { make(try $0.decode(keys, of: response)) }
            }
        }
    }
}

/// The keys that are being decoded; decoders take no other word along.
private enum TakenNames {
    @TaskLocal static var current: [String] = []
}

private protocol TakenKeys: Decodable {
    static var count: Int { get }
}

/// No more keys.
private struct End: TakenKeys {
    static let count = 0
}

/// One of the keys, and those behind it.
private struct Taken<Head: Decodable, Tail: TakenKeys>: TakenKeys {
    static var count: Int { Tail.count + 1 }

    let head: Head
    let tail: Tail

    init(from decoder: any Decoder) throws {
        let key = Parameters.Name(TakenNames.current.suffix(Self.count).first ?? "")
        let container = try decoder.container(keyedBy: Parameters.Name.self)
        if let optional = Head.self as? any ExpressibleByAbsence.Type,
            try !container.contains(key) || container.decodeNil(forKey: key),
            let absent = optional.absent as? Head
        {
            head = absent
        } else {
            head = try container.decode(Head.self, forKey: key)
        }
        tail = try Tail(from: decoder)
    }
}
