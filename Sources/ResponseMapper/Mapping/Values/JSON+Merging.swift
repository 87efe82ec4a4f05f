extension JSON {
    /// Merges another value into this one: objects member by member, at every depth; arrays are
    /// appended; everything else is replaced, also by a value of another kind.
    ///
    /// At the top, another kind throws ``MapError/mismatch(path:wanted:found:)`` and changes
    /// nothing. Of a repeated key in `other` the last value counts.
    public mutating func merge(with other: JSON) throws(MapError) {
        guard type == other.type else { throw other.mismatch(wanted: type.rawValue) }
        overlay(other)
    }

    /// Returns this value with another one merged into it, by the rules of ``merge(with:)``.
    public func merged(with other: JSON) throws(MapError) -> JSON {
        var merged = self
        try merged.merge(with: other)
        return merged
    }

    private mutating func overlay(_ other: JSON) {
        // A list of the objects around the present one, so that any depth can be merged.
        var levels = [MergedObject(of: self, with: other)]
        self = .null
        while var level = levels.popLast() {
            if let inner = level.next() {
                levels.append(level)
                levels.append(inner)
            } else if let outer = levels.indices.last {
                levels[outer].put(level.value)
            } else {
                self = level.value
            }
        }
    }
}

struct MergedObject {
    private(set) var value: JSON
    private let other: JSON
    /// The keys that are still to be merged, the next at the end.
    private var keys: [String] = []

    init(of value: JSON, with other: JSON) {
        (self.value, self.other) = (value, other)
        switch (value.type, other.type) {
        case (.object, .object): keys = other.keys.distinct.reversed()
        case (.array, .array): for element in other.arrayValue { self.value.append(element) }
        default: self.value = other
        }
    }

    /// Takes out the next member to be merged; ``put(_:)`` must follow. Nil if there is none.
    mutating func next() -> MergedObject? {
        guard let key = keys.last else { return nil }
        return MergedObject(of: value.take(.key(key)), with: other[key])
    }

    mutating func put(_ member: JSON) {
        guard let key = keys.popLast() else { return }
        value.put(member, at: .key(key))
    }
}
