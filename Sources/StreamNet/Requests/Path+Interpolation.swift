extension Path: ExpressibleByStringInterpolation {
    /// Makes a path of text without interpolations.
    public init(stringLiteral value: String) { append(written: value) }

    /// Makes a path of literal text and escaped interpolations.
    public init(stringInterpolation: Interpolation) { self = stringInterpolation.path }

    /// Collects the pieces of a path; called by the compiler.
    public struct Interpolation: StringInterpolationProtocol {
        fileprivate var path = Path()

        /// Makes an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds text as it is written.
        public mutating func appendLiteral(_ literal: String) { path.append(written: literal) }

        /// Adds `value` as one segment or query value: all characters but letters, digits and
        /// `-._~!$'()*,` are escaped.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            path.append(segment: value.description)
        }

        /// Adds another path as it is.
        public mutating func appendInterpolation(_ path: Path) { self.path.append(path) }

        /// Adds text that is escaped already, verbatim; characters that a URL cannot contain make
        /// the URL invalid.
        public mutating func appendInterpolation(raw text: String) { path.append(raw: text) }
    }
}
