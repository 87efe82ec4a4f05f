import Synchronization

/// The keys of an input that are not encoded because its path contains them.
final class Omission: Sendable {
    let names: [String]
    /// True if an input had keys besides those of the path; the next one most probably has, too.
    private let leavesSome = Atomic(false)

    init(names: [String]) { self.names = names }

    /// Returns true if `value` is known to have no other keys; called for each value.
    func takesAll(of value: some Encodable) -> Bool {
        if leavesSome.load(ordering: .relaxed) { return false }
        if KeyProbe.finds(names, only: value) { return true }
        leavesSome.store(true, ordering: .relaxed)
        return false
    }
}

extension Parameters {
    /// Makes parameters of the properties of `value`, without those that are in the path.
    init(encoding value: some Encodable & Sendable, without omission: Omission?) {
        if let omission {
            // Parameters without a name are written like an object that has encoded no key.
            if omission.takesAll(of: value) {
                self.init()
            } else {
                self.init(encoding: Remainder(value: value, omission: omission))
            }
        } else {
            self.init(encoding: value)
        }
    }
}

/// A value that does not encode some of its keys.
struct Remainder<Value: Encodable & Sendable>: Encodable, Sendable {
    let value: Value
    let omission: Omission

    /// Throws a ``RequestFailure`` if one of the keys was not encoded.
    func encode(to encoder: any Encoder) throws {
        let keys = KeySieve(omission)
        try value.encode(to: RemainderEncoder(base: encoder, keys: keys))
        guard let name = keys.missing else { return }
        throw RequestFailure(
            .encoding,
            wanted: "an encoded key for the placeholder \(name), or what it omits instead",
            found: keys.description)
    }
}

/// Decides which keys are left out, and records every key it is asked about.
final class KeySieve: Sendable {
    private let omission: Omission
    private let seen = Mutex<[String]>([])

    init(_ omission: Omission) { self.omission = omission }

    /// Returns true if a value is encoded under `key`.
    func keeps(_ key: some CodingKey) -> Bool {
        seen.withLock { $0.append(key.stringValue) }
        return !omission.names.contains(key.stringValue)
    }

    /// The first key that was to be left out but did not occur.
    var missing: String? {
        let seen = seen.withLock { $0 }
        return omission.names.first { !seen.contains($0) }
    }

    /// The keys that occurred.
    var description: String {
        let names = seen.withLock { $0 }
        return names.isEmpty ? "no keys" : "the keys \(names.joined(separator: ", "))"
    }
}
