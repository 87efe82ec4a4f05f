extension JSONPath {
    /// The text of a path with values in it.
    ///
    /// ```swift
    /// json[path: "list>\(index)>names>\(name)"]
    /// ```
    ///
    /// A value is taken as it is: no `>` or backslash in it has a meaning. On its own between
    /// separators, an integer is an index, and everything else a key, even if it is empty or made
    /// of digits. Beside other text, as in `"item\(number)"`, it is a part of a key.
    public struct StringInterpolation: StringInterpolationProtocol {
        private var parser = JSONPathParser()

        var parts: [Part] { parser.finish() }

        /// Makes an empty path.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds text, by the rules of a path.
        public mutating func appendLiteral(_ text: String) { parser.read(text) }

        /// Adds an index.
        public mutating func appendInterpolation(_ index: some BinaryInteger) {
            // An index beyond `Int` leads nowhere.
            parser.add(Int(exactly: index).map(Part.index) ?? .key("\(index)"))
        }

        /// Adds a key, or any other step: `"\(JSONPath.Part.index(0))"`.
        public mutating func appendInterpolation(_ part: some JSONPathPart) {
            parser.add(part.pathPart)
        }

        /// Adds an index.
        public mutating func appendInterpolation(_ index: Int) { parser.add(.index(index)) }

        /// Adds all steps of a path.
        public mutating func appendInterpolation(_ path: JSONPath) { parser.add(path) }

        /// Adds a key: the raw value.
        public mutating func appendInterpolation<Key: RawRepresentable>(
            _ key: Key
        ) where Key.RawValue: JSONPathPart {
            parser.add(key.rawValue.pathPart)
        }

        /// Adds a key: the text of a value, such as a `UUID` or a `Substring`.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            parser.add(.key(value.description))
        }
    }
}
