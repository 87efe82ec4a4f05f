extension Record {
    /// The protocol that others refine to be models without a class.
    ///
    /// Accessors are declared in an extension, never as requirements, and are named after their
    /// keys:
    ///
    /// ```swift
    /// protocol Human: Record.Model {}
    /// extension Human {
    ///     var name: String { get { self[] } set { self[] = newValue } }
    ///     var age: Int { get { self["data>age"] } set { self["data>age"] = newValue } }
    ///     var friends: [any Human] {
    ///         get { self[as: \.human] } set { self[as: \.human] = newValue }
    ///     }
    ///     var isAdult: Bool { age >= 18 }
    /// }
    /// ```
    ///
    /// A protocol that refines another inherits its accessors. Accessors read leniently and never
    /// fail; ``JSON/get(_:as:)`` on ``json`` is strict.
    public protocol Model: Sendable {
        /// The JSON of the model.
        var json: JSON { get set }

        /// The keys that the names of accessors stand for.
        var naming: Naming { get }
    }
}

extension Record.Model {
    /// The value at a key, of any type that ``Record/Field`` lists. Without a key, the key is the
    /// one that the naming has for the name of the enclosing accessor.
    ///
    /// If there is no value, or none of this type, it is ``Record/Field/unrecorded``: nil, 0, "",
    /// `[]`. An assigned value can be read back: a value in its way, such as a text where an object
    /// must be, is replaced; only an index beyond the end of an array is ignored. Assigning nil
    /// removes the key.
    ///
    ///     human["age"] = 24
    ///     let age: Int? = human["age"]
    /// - Parameters:
    ///   - place: A path, `"data>id"`, or several to choose from, `.any(of: ["_id", "id"])`.
    ///   - name: The name of the accessor; leave it out.
    public subscript<Value: Record.Field>(
        _ place: Record.Place? = nil, name name: String = #function
    ) -> Value {
        get { .read(recorded: value(at: place ?? naming[name])) }
        set { write(newValue.recorded, at: place ?? naming[name]) }
    }

    func value(at place: Record.Place) -> JSON {
        place.path(in: json).map { json[path: $0] } ?? .absent
    }

    mutating func write(_ value: JSON, at place: Record.Place) {
        guard value.exists else {
            for path in place.paths where json[path: path].exists { json[path: path] = .absent }
            return
        }
        guard let path = place.path(in: json) else { return }
        json.clearWay(to: path)
        json[path: path] = value
    }
}

extension JSON {
    /// Makes the root an object, and replaces the first value that a path cannot go through with
    /// null.
    fileprivate mutating func clearWay(to path: JSONPath) {
        if type != .object, !path.parts.isEmpty { self = [:] }
        for (count, part) in path.parts.enumerated() {
            let way = JSONPath(Array(path.parts.prefix(count)))
            switch (self[path: way].type, part) {
            case (.object, _), (.array, .index): continue
            case (.absent, _), (.null, _): return
            case (.array, .key), (.bool, _), (.number, _), (.string, _):
                self[path: way] = .null
                return
            }
        }
    }
}
