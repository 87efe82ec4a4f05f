extension JSON {
    /// Adds an element to the end of an array: `json["list"].append(1)`.
    ///
    /// A missing or null value becomes an array first; an absent element becomes null. Everything
    /// else stays as it is.
    public mutating func append(_ element: JSON) {
        guard type != .object else { return }
        put(element.exists ? element : .null, at: .index(count))
    }

    /// Removes a member of an object, with all repetitions of its key, and returns its last value;
    /// absent if there was none.
    @discardableResult
    public mutating func remove(_ key: String) -> JSON {
        let removed = self[key]
        if removed.exists { put(.absent, at: .key(key)) }
        return removed
    }

    /// Removes an element of an array and returns it; absent if there was none. The elements after
    /// it move up.
    @discardableResult
    public mutating func remove(at index: Int) -> JSON {
        guard type == .array, self[index].exists else { return .absent }
        unfold()
        guard case .array(var elements) = node else { return .absent }
        node = .null
        defer { node = .array(elements) }
        return elements.values.remove(at: index)
    }
}
