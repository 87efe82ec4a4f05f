extension JSON {
    /// Puts a value at the end of a path, by the rules of `subscript(path:)`.
    ///
    /// Each container is taken out of `self` while it changes, so it is not copied.
    mutating func set(_ value: JSON, at parts: ArraySlice<JSONPath.Part>) {
        guard let part = parts.first else {
            self = value
            return
        }
        let rest = parts.dropFirst()
        switch node {
        case .absent, .null:
            var fresh = Self.container(for: part)
            fresh.set(value, at: parts)
            if fresh.count > 0 { self = fresh }
        case .object(var members):
            node = .null
            members.change(part.key) { $0.set(value, at: rest) }
            node = .object(members)
        case .array(var elements):
            guard case .index(let index) = part else { return }
            node = .null
            elements.change(index) { $0.set(value, at: rest) }
            node = .array(elements)
        case .bool, .number, .string:
            break
        }
    }

    private static func container(for part: JSONPath.Part) -> JSON {
        if case .index = part { JSON(.array([])) } else { JSON(.object(JSONMembers([]))) }
    }
}

extension JSONPath.Part {
    fileprivate var key: String {
        switch self {
        case .key(let key): key
        case .index(let index): String(index)
        }
    }
}

extension [JSON] {
    fileprivate mutating func change(_ index: Int, _ body: (inout JSON) -> Void) {
        if index == count {
            var value = JSON.absent
            body(&value)
            if value.exists { append(value) }
        } else if indices.contains(index) {
            body(&self[index])
            if !self[index].exists { self[index] = .null }
        }
    }
}
