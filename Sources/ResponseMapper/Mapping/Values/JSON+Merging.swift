extension JSON {
    /// Lays another value over this one: objects member by member, at every depth; arrays are
    /// appended; everything else is replaced.
    ///
    /// Inside, a value of another kind replaces what was there. At the top it throws
    /// ``MapError/mismatch(path:wanted:found:)``, as it is most likely a mistake, and changes
    /// nothing. Of a key that is written several times in `other` the last value counts.
    public mutating func merge(with other: JSON) throws(MapError) {
        guard type == other.type else { throw other.mismatch(wanted: type.rawValue) }
        lay(other)
    }

    /// This value with another one laid over it, by the rules of ``merge(with:)``.
    public func merged(with other: JSON) throws(MapError) -> JSON {
        var merged = self
        try merged.merge(with: other)
        return merged
    }

    private mutating func lay(_ other: JSON) {
        switch (type, other.type) {
        case (.object, .object):
            for key in other.keys.distinct { self[key].lay(other[key]) }
        case (.array, .array):
            for element in other.arrayValue { append(element) }
        default: self = other
        }
    }
}
