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
