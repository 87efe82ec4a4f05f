extension JSON {
    /// The member with this key; absent when there is none or this is no object.
    ///
    /// The key is taken as it is, also with a `>` in it. Written twice, its last value counts.
    /// For assigning see ``subscript(path:)``.
    public subscript(key: String) -> JSON {
        get { step(.key(key)) }
        set { set(newValue, at: [.key(key)]) }
    }

    /// The element at this index; absent when there is none or this is no array.
    ///
    /// Negative indices are absent too. An object is asked for the key of these digits. For
    /// assigning see ``subscript(path:)``.
    public subscript(index: Int) -> JSON {
        get { step(.index(index)) }
        set { set(newValue, at: [.index(index)]) }
    }

    /// The value that several keys and indices lead to: `json["list", 0, "name"]`; absent when
    /// one of them leads nowhere.
    ///
    /// Assigning changes it in place, without a copy of what lies around it.
    public subscript(
        first: any JSONPathPart, second: any JSONPathPart, rest: any JSONPathPart...
    ) -> JSON {
        get { self[path: JSONPath(([first, second] + rest).map(\.pathPart))] }
        set { self[path: JSONPath(([first, second] + rest).map(\.pathPart))] = newValue }
    }

    /// The value at a path: `json[path: "data>list>0"]`; absent when the path leads nowhere.
    ///
    /// What is assigned can be read back, if it has a place:
    /// - missing and null values on the way become objects; or arrays, for the index 0;
    /// - an index that equals the count appends;
    /// - assigning ``absent`` removes a member of an object, and makes an element null;
    /// - keys into arrays, anything into scalars, and other indices change nothing.
    public subscript(path path: JSONPath) -> JSON {
        get { path.parts.reduce(self) { $0.step($1) } }
        set { set(newValue, at: path.parts[...]) }
    }

    /// The number of elements or members; 0 for everything else.
    public var count: Int {
        switch node {
        case .array(let elements): elements.count
        case .object(let members): members.pairs.count
        default: 0
        }
    }

    /// The keys of an object in their order, repeated ones repeated; empty for everything else.
    public var keys: [String] {
        objectValue.map(\.key)
    }

    private func step(_ part: JSONPath.Part) -> JSON {
        switch (node, part) {
        case (.object(let members), .key(let key)): members[key]
        case (.object(let members), .index(let index)): members[String(index)]
        case (.array(let elements), .index(let index)) where elements.indices.contains(index):
            elements[index]
        default: .absent
        }
    }
}
