extension JSON {
    /// Merges another value into this one: objects member by member, at every depth; arrays are
    /// appended; everything else is replaced.
    ///
    /// Inside, a value of another kind replaces the present one. At the top it throws
    /// ``MapError/mismatch(path:wanted:found:)``, as it is most likely a mistake, and changes
    /// nothing. Of a key that is repeated in `other` the last value counts.
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
        switch (type, other.type) {
        case (.object, .object):
            for key in other.keys.distinct { self[key].overlay(other[key]) }
        case (.array, .array):
            for element in other.arrayValue { append(element) }
        default: self = other
        }
    }
}
