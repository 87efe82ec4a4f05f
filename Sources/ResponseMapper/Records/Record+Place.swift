extension Record {
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

        /// Makes a place of several paths, the preferred one first:
        /// `.any(of: ["data>ID", "_id", "id"])`.
        ///
        /// Without paths, there is nothing to read, and values that are written are dropped.
        public static func any(of paths: [JSONPath]) -> Place { Place(paths: paths) }

        func path(in json: JSON) -> JSONPath? {
            if paths.count < 2 { return paths.first }
            let found = paths.filter { json[path: $0].exists }
            return found.first { !json[path: $0].isNull } ?? found.first ?? paths.first
        }
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
