extension Record {
    /// Where a value stands in a record: one path, or several of which one is chosen.
    ///
    /// Each time it is read, and for each record, the first path that leads to a value is chosen;
    /// `null` is one only where nothing else is found. A value is written to the path that it
    /// would be read from, and to the first one where there is none; nil is taken from all.
    public struct Place: Sendable, Hashable {
        let paths: [JSONPath]

        private init(paths: [JSONPath]) { self.paths = paths }

        /// A single path.
        public init(_ path: JSONPath) { paths = [path] }

        /// Several paths, the best first: `.any(of: ["data>ID", "_id", "id"])`.
        ///
        /// Without any, there is nothing to read, and what is written is dropped.
        public static func any(of paths: [JSONPath]) -> Place { Place(paths: paths) }

        func path(in json: JSON) -> JSONPath? {
            if paths.count < 2 { return paths.first }
            let found = paths.filter { json[path: $0].exists }
            return found.first { !json[path: $0].isNull } ?? found.first ?? paths.first
        }
    }
}

extension Record.Place: ExpressibleByStringLiteral {
    /// A single path, as ``JSONPath`` reads it.
    public init(stringLiteral text: String) { self.init(JSONPath(text)) }
}
