import Synchronization

/// The keys that an input does not encode, since its path has them.
struct OmittedKeys: Sendable {
    let names: [String]
}

extension Parameters {
    /// Parameters of the properties of `value`, without those that are in the path.
    init(encoding value: some Encodable & Sendable, without omittedKeys: OmittedKeys?) {
        if let omittedKeys {
            self.init(encoding: PartialValue(value: value, omittedKeys: omittedKeys))
        } else {
            self.init(encoding: value)
        }
    }
}

/// A value that does not encode some of its keys.
struct PartialValue<Value: Encodable & Sendable>: Encodable, Sendable {
    let value: Value
    let omittedKeys: OmittedKeys

    /// Throws a ``RequestError`` if the value does not encode one of the keys.
    func encode(to encoder: any Encoder) throws {
        let keys = KeyFilter(omittedKeys)
        try value.encode(to: PartialEncoder(base: encoder, keys: keys))
        guard let name = keys.missing else { return }
        throw RequestError(
            .encoding,
            wanted: "an encoded key for the placeholder \(name), or what it omits instead",
            found: keys.description)
    }
}

/// A filter for the keys that are left out; it records all keys that were encoded.
final class KeyFilter: Sendable {
    private let omittedKeys: OmittedKeys
    private let seen = Mutex<[String]>([])

    init(_ omittedKeys: OmittedKeys) { self.omittedKeys = omittedKeys }

    /// True if a value is encoded under `key`.
    func includes(_ key: some CodingKey) -> Bool {
        seen.withLock { $0.append(key.stringValue) }
        return !omittedKeys.names.contains(key.stringValue)
    }

    /// The first key to be left out that was not encoded.
    var missing: String? {
        let seen = seen.withLock { $0 }
        return omittedKeys.names.first { !seen.contains($0) }
    }

    /// The keys that were encoded.
    var description: String {
        let names = seen.withLock { $0 }
        return names.isEmpty ? "no keys" : "the keys \(names.joined(separator: ", "))"
    }
}
