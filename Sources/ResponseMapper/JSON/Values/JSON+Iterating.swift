extension JSON: Sequence {
    /// Iterates over the members of an object in their order, or over the elements of an array with
    /// their index as key; over nothing for everything else, absent included.
    ///
    /// ```swift
    /// for (key, value) in json["prices"] { … }
    /// ```
    public func makeIterator() -> AnyIterator<(key: String, value: JSON)> {
        guard let elements = array else { return AnyIterator(objectValue.makeIterator()) }
        return AnyIterator(
            elements.enumerated().lazy
                .map { (key: String($0.offset), value: $0.element) }.makeIterator())
    }

    /// The same as ``count``.
    public var underestimatedCount: Int { count }
}
