import Synchronization

/// The keys that an input does not encode, since its path has them.
struct OmittedKeys: Sendable {
    let names: [String]
}

extension Parameters {
    /// Parameters of the properties of `value`, without those that are in the path.
    init(encoding value: some Encodable & Sendable, without omission: OmittedKeys?) {
        if let omission {
            self.init(encoding: PartialValue(value: value, omission: omission))
        } else {
            self.init(encoding: value)
        }
    }
}

/// A value that does not encode some of its keys.
struct PartialValue<Value: Encodable & Sendable>: Encodable, Sendable {
    let value: Value
    let omission: OmittedKeys

    /// Throws a ``RequestFailure`` where one of the keys is none.
    func encode(to encoder: any Encoder) throws {
        let keys = KeyFilter(omission)
        try value.encode(to: PartialEncoder(base: encoder, keys: keys))
        guard let name = keys.missing else { return }
        throw RequestFailure(
            .encoding,
            wanted: "an encoded key for the placeholder \(name), or what it omits instead",
            found: keys.description)
    }
}

/// Tells the keys that are left out, and remembers all that were asked for.
final class KeyFilter: Sendable {
    private let omission: OmittedKeys
    private let seen = Mutex<[String]>([])

    init(_ omission: OmittedKeys) { self.omission = omission }

    /// Whether a value is encoded under `key`.
    func includes(_ key: some CodingKey) -> Bool {
        seen.withLock { $0.append(key.stringValue) }
        return !omission.names.contains(key.stringValue)
    }

    /// The first that should have been left out and was not there.
    var missing: String? {
        let seen = seen.withLock { $0 }
        return omission.names.first { !seen.contains($0) }
    }

    /// The keys that were there.
    var description: String {
        let names = seen.withLock { $0 }
        return names.isEmpty ? "no keys" : "the keys \(names.joined(separator: ", "))"
    }
}
