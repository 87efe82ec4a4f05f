extension Record {
    /// The keys of the JSON that the names of accessors stand for, if they are not the same:
    /// `["name": "full_name", "id": .any(of: ["data>ID", "_id"])]`.
    ///
    /// It belongs to one record, set by ``Record/named(by:)``, not to a type: an accessor of
    /// `Human` reads a student by the student's names, unless it specifies a key.
    public struct Naming: Sendable, Hashable {
        private var keys: [String: Place] = [:]

        /// Makes an empty naming: every name is its key.
        public init() {}

        /// The key that a name stands for; by default, the name itself.
        public subscript(name: String) -> Place {
            get { keys[name] ?? Place([.key(name)]) }
            set { keys[name] = newValue }
        }

        /// Returns both namings together; for a name in both, the second wins.
        public static func + (first: Naming, second: Naming) -> Naming {
            var naming = first
            naming.keys.merge(second.keys) { $1 }
            return naming
        }
    }

    /// The place of a value in a record: one path, or several of which one is chosen.
    ///
    /// At each access, the first path that leads to a value is chosen; `null` counts only if no
    /// other value is found. A value is written to the path that it would be read from, or to the
    /// first one if there is none; assigning nil removes it from all paths.
    public struct Place: Sendable, Hashable {
        let paths: [JSONPath]

        private init(paths: [JSONPath]) { self.paths = paths }

        /// Makes a place of a single path.
        public init(_ path: JSONPath) { paths = [path] }

        /// Makes a place of several paths, the preferred one first, `.any(of: ["data>ID", "_id"])`.
        /// Without paths, nothing is read, and values that are written are dropped.
        public static func any(of paths: [JSONPath]) -> Place { Place(paths: paths) }

        func path(in json: JSON) -> JSONPath? {
            if paths.count < 2 { return paths.first }
            let found = paths.filter { json[path: $0].exists }
            return found.first { !json[path: $0].isNull } ?? found.first ?? paths.first
        }
    }
}

extension Record.Naming: ExpressibleByDictionaryLiteral {
    /// Makes a naming of names and keys; of a name that is written twice, the last key counts.
    public init(dictionaryLiteral names: (String, Record.Place)...) {
        for (name, key) in names { keys[name] = key }
    }
}

extension Record.Place: ExpressibleByStringInterpolation {
    /// Makes a place of a single path, as ``JSONPath`` parses it.
    public init(stringLiteral text: String) { self.init(JSONPath(text)) }

    /// Makes a place of a path with values in it, as ``JSONPath`` does.
    public init(stringInterpolation text: JSONPath.StringInterpolation) {
        self.init(JSONPath(stringInterpolation: text))
    }
}
