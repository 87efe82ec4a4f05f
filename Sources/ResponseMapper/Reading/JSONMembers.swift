/// The keys and values of an object, in the order they were written.
struct JSONMembers: Sendable {
    typealias Pair = (key: String, value: JSON)

    private(set) var pairs: [Pair]

    /// Where each key was written last, for large objects only.
    ///
    /// Up to the limit a walk over the pairs is faster than a hash, and parsing does not pay.
    private var positions: [String: Int]?

    private static let limit = 16

    init(_ pairs: [Pair]) {
        self.pairs = pairs
        index()
    }

    subscript(key: String) -> JSON {
        position(of: key).map { pairs[$0].value } ?? .absent
    }

    /// Changes the value of a key in place.
    ///
    /// A new key goes to the end; a value left absent takes the key away, however often it was
    /// written.
    mutating func change(_ key: String, _ body: (inout JSON) -> Void) {
        guard let position = position(of: key) else {
            var value = JSON.absent
            body(&value)
            return append(key, value)
        }
        body(&pairs[position].value)
        if !pairs[position].value.exists {
            pairs.removeAll { $0.key.isExactly(key) }
            index()
        }
    }

    private mutating func append(_ key: String, _ value: JSON) {
        guard value.exists else { return }
        pairs.append((key, value))
        if positions == nil {
            index()
        } else {
            positions?[key] = pairs.count - 1
        }
    }

    private mutating func index() {
        positions = nil
        guard pairs.count > Self.limit else { return }
        positions = Dictionary(
            pairs.indices.map { (pairs[$0].key, $0) }, uniquingKeysWith: { $1 })
    }

    private func position(of key: String) -> Int? {
        if let positions {
            guard let position = positions[key] else { return nil }
            if pairs[position].key.isExactly(key) { return position }
        }
        return pairs.lastIndex { $0.key.isExactly(key) }
    }
}

extension String {
    /// Swift takes canonically equivalent strings for equal; JSON does not.
    fileprivate func isExactly(_ other: String) -> Bool {
        self == other && utf8.elementsEqual(other.utf8)
    }
}
