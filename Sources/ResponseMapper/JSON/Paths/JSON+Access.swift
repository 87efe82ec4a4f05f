extension JSON {
    /// The member with this key, as it is, even with a `>` in it; absent if there is none; of a
    /// repeated key, the last one. For assigning see ``subscript(path:)``.
    public subscript(key: String) -> JSON {
        get { member(key) }
        _modify {
            var value = take(.key(key))
            defer { put(value, at: .key(key)) }
            yield &value
        }
    }

    /// The element at this index; absent if there is none, as for a negative one. In an object, the
    /// key with these digits is looked up. For assigning see ``subscript(path:)``.
    public subscript(index: Int) -> JSON {
        get { element(index) }
        _modify {
            var value = take(.index(index))
            defer { put(value, at: .index(index)) }
            yield &value
        }
    }

    /// The value that several keys and indices lead to, `json["list", 0, "name"]`; absent if one of
    /// them leads nowhere. Assigning changes it in place, without copying the values around it.
    public subscript(
        first: any JSONPathPart, second: any JSONPathPart, rest: any JSONPathPart...
    ) -> JSON {
        get { self[path: JSONPath(([first, second] + rest).map(\.pathPart))] }
        _modify { yield &self[path: JSONPath(([first, second] + rest).map(\.pathPart))] }
    }

    /// The value at a path: `json[path: "data>list>0"]`; absent if the path leads nowhere.
    ///
    /// An assigned value can be read back, if it has a place:
    /// - missing and null values on the way become objects; or arrays, for the index 0;
    /// - an index that equals the count appends;
    /// - assigning ``absent`` removes a member of an object, and makes an element null;
    /// - keys into arrays, anything into scalars, and other indices change nothing.
    public subscript(path path: JSONPath) -> JSON {
        get {
            switch path.way {
            case .key(let key): member(key)
            case .steps(let steps): steps.reduce(self) { $0.step($1) }
            }
        }
        _modify {
            var levels = takeLevels(to: path)
            defer { putBack(&levels, along: path) }
            yield &levels[levels.count - 1]
        }
    }

    private func step(_ part: JSONPath.Part) -> JSON {
        switch part {
        case .key(let key): member(key)
        case .index(let index): element(index)
        }
    }

    private func element(_ index: Int) -> JSON {
        switch node {
        case .taped(let tape, let array) where tape.isArray(at: array):
            tape.element(index, of: array).map { JSON(tape, $0) } ?? .absent
        case .taped, .object: member(String(index))
        case .array(let elements) where elements.values.indices.contains(index):
            elements.values[index]
        default: .absent
        }
    }
}
