extension JSON {
    /// Adds an element to the end of an array: `json["list"].append(1)`. A missing or null value
    /// becomes an array first; an absent element becomes null. Everything else stays as it is.
    public mutating func append(_ element: JSON) {
        guard type != .object else { return }
        put(element.exists ? element : .null, at: .index(count))
    }

    /// Removes a key of an object, repetitions included, and returns its last value, or absent.
    @discardableResult
    public mutating func remove(_ key: String) -> JSON {
        let removed = self[key]
        if removed.exists { put(.absent, at: .key(key)) }
        return removed
    }

    /// Removes an element of an array, so that those after it move up; returns it, or absent.
    @discardableResult
    public mutating func remove(at index: Int) -> JSON {
        guard type == .array, self[index].exists else { return .absent }
        unfold()
        guard case .array(var elements) = node else { return .absent }
        node = .null
        defer { node = .array(elements) }
        return elements.values.remove(at: index)
    }

    /// Takes out the value at a path to be changed, and all values around it: the outermost first.
    mutating func takeLevels(to path: JSONPath) -> [JSON] {
        var levels = [self]
        self = .null
        for part in path.parts { levels.append(levels[levels.count - 1].take(part)) }
        return levels
    }

    /// Puts back the values of ``takeLevels(to:)``; inout, as a second array would cause copies.
    mutating func putBack(_ levels: inout [JSON], along path: JSONPath) {
        for part in path.parts.reversed() {
            let inner = levels.removeLast()
            levels[levels.count - 1].put(inner, at: part)
        }
        self = levels.removeLast()
    }

    /// Takes a value out to be changed without a copy, leaving null; ``put(_:at:)`` must follow.
    mutating func take(_ part: JSONPath.Part) -> JSON {
        unfold()
        switch node {
        case .object(var members):
            node = .null
            defer { node = .object(members) }
            return members.take(part.text)
        case .array(var elements):
            guard case .index(let index) = part, elements.values.indices.contains(index)
            else { return .absent }
            node = .null
            defer { node = .array(elements) }
            var value = JSON.null
            swap(&value, &elements.values[index])
            return value
        // Each case, as a default would keep a reference to the container.
        case .absent, .null, .bool, .number, .string, .taped: return .absent
        }
    }

    /// Puts back the value of ``take(_:)``, changed or not, by the rules of `subscript(path:)`.
    mutating func put(_ value: JSON, at part: JSONPath.Part) {
        unfold()
        switch node {
        case .absent, .null:
            var fresh: JSON = if case .index = part { [] } else { [:] }
            fresh.put(value, at: part)
            if fresh.count > 0 { self = fresh }
        case .object(var members):
            node = .null
            members.put(value, part.text)
            node = .object(members)
        case .array(var elements):
            guard case .index(let index) = part else { return }
            node = .null
            elements.put(value, index)
            node = .array(elements)
        case .bool, .number, .string, .taped: break
        }
    }

    /// Replaces a value on a tape with one that can be changed; its own values stay on the tape.
    mutating func unfold() { if case .taped = node { node = shape } }

}

extension JSONElements {
    fileprivate mutating func put(_ value: JSON, _ index: Int) {
        if index == values.count {
            if value.exists { values.append(value) }
        } else if values.indices.contains(index) {
            values[index] = value.exists ? value : .null
        }
    }
}
