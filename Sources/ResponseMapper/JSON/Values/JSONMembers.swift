/// The keys and values of an object, in the order they were written.
struct JSONMembers: Sendable {
    typealias Pair = (key: String, value: JSON)

    private(set) var keys: [String]
    private(set) var elements: JSONElements

    /// The last position of each key, for large objects only.
    ///
    /// Up to the limit, a linear search is faster than a hash.
    private var positions: [ExactName: Int]?

    private static let limit = 16

    init(_ pairs: [Pair]) {
        keys = pairs.map(\.key)
        elements = JSONElements(pairs.map(\.value))
        index()
    }

    var pairs: [Pair] {
        zip(keys, elements.values).map { ($0, $1) }
    }

    subscript(key: String) -> JSON {
        position(of: key).map { elements.values[$0] } ?? .absent
    }

    /// Takes a value out to be changed, leaving null; absent if there is none.
    mutating func take(_ key: String) -> JSON {
        guard let position = position(of: key) else { return .absent }
        var value = JSON.null
        swap(&value, &elements.values[position])
        return value
    }

    /// Sets the value of a key. A new key goes to the end; an absent value removes the key, with
    /// all its repetitions.
    mutating func put(_ value: JSON, _ key: String) {
        guard let position = position(of: key) else { return append(key, value) }
        if value.exists {
            elements.values[position] = value
        } else {
            remove(key)
        }
    }

    /// Takes out all values and leaves only the keys; nil if the values are shared.
    mutating func takeAll() -> [JSON]? {
        elements.takeAll()
    }

    private mutating func append(_ key: String, _ value: JSON) {
        guard value.exists else { return }
        keys.append(key)
        elements.values.append(value)
        if positions == nil {
            index()
        } else {
            positions?[ExactName(text: key)] = keys.count - 1
        }
    }

    private mutating func remove(_ key: String) {
        let name = ExactName(text: key)
        let kept = keys.indices.filter { ExactName(text: keys[$0]) != name }
        elements.values = kept.map { elements.values[$0] }
        keys = kept.map { keys[$0] }
        index()
    }

    private mutating func index() {
        positions = nil
        guard keys.count > Self.limit else { return }
        positions = Dictionary(
            keys.indices.map { (ExactName(text: keys[$0]), $0) }, uniquingKeysWith: { $1 })
    }

    private func position(of key: String) -> Int? {
        let name = ExactName(text: key)
        if let positions { return positions[name] }
        return keys.lastIndex { ExactName(text: $0) == name }
    }
}

extension JSONMembers {
    /// Returns the members in the order of their keys, as Swift compares text or by the bytes of
    /// UTF-8; all sorting of members is done here.
    static func sorted(_ members: [Pair], byBytes: Bool = false) -> [Pair] {
        members.sorted { left, right in
            byBytes
                ? left.key.utf8.lexicographicallyPrecedes(right.key.utf8) : left.key < right.key
        }
    }
}
