extension Record {
    /// The protocol that others refine to be models without a class.
    ///
    /// Accessors are declared in an extension, never as requirements, and named after their keys:
    /// `var name: String { get { self[] } set { self[] = newValue } }`.
    ///
    /// A protocol that refines another inherits its accessors. They read leniently and never fail.
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
    /// If there is no value, or none of this type, it is ``Record/Field/init()``: nil, 0, "", `[]`.
    /// An assigned value replaces what is in its way, such as a text where an object must be; only
    /// an index beyond the end of an array is ignored. Assigning nil removes the key.
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
    /// Makes the first value that a path cannot go through null.
    fileprivate mutating func clearWay(to path: JSONPath) {
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

    fileprivate func projected<Model>(_ lens: KeyPath<Record, Model>) -> Model {
        Record(around: self)[keyPath: lens]
    }

    fileprivate init<Model>(_ model: Model, _ lens: WritableKeyPath<Record, Model>) {
        var record = Record()
        record[keyPath: lens] = model
        self = record.json
    }
}

/// Nested models as protocols that ``Record`` conforms to: `self[as: \.address]`. The key path is
/// the property of ``Record`` that returns the protocol.
extension Record.Model {
    /// The nested model at a key; an empty one if there is none, made by writing into it.
    ///
    /// Reading creates nothing: a protocol may nest itself. As ``subscript(_:name:)`` otherwise.
    public subscript<Model>(
        as lens: WritableKeyPath<Record, Model>, _ place: Record.Place? = nil,
        name name: String = #function
    ) -> Model {
        get { value(at: place ?? naming[name]).projected(lens) }
        set { write(JSON(newValue, lens), at: place ?? naming[name]) }
    }

    /// The nested model at a key; nil if there is none or no object. Assigning nil removes the key.
    public subscript<Model>(
        as lens: WritableKeyPath<Record, Model>, _ place: Record.Place? = nil,
        name name: String = #function
    ) -> Model? {
        get { Record(recorded: value(at: place ?? naming[name]))?[keyPath: lens] }
        set { write(newValue.map { JSON($0, lens) } ?? .absent, at: place ?? naming[name]) }
    }

    /// The nested models in an array; empty if there is none. An element that is not an object
    /// reads as an empty model, and stays unchanged until something is written into it.
    public subscript<Model>(
        as lens: WritableKeyPath<Record, Model>, _ place: Record.Place? = nil,
        name name: String = #function
    ) -> [Model] {
        get { value(at: place ?? naming[name]).arrayValue.map { $0.projected(lens) } }
        set { write(JSON(newValue.map { JSON($0, lens) }), at: place ?? naming[name]) }
    }

    /// The nested models in an object, by key; empty if there is none. Assigning sorts the keys.
    public subscript<Model>(
        as lens: WritableKeyPath<Record, Model>, _ place: Record.Place? = nil,
        name name: String = #function
    ) -> [String: Model] {
        get { value(at: place ?? naming[name]).dictionaryValue.mapValues { $0.projected(lens) } }
        set { write(JSON(newValue.mapValues { JSON($0, lens) }), at: place ?? naming[name]) }
    }
}
