extension PathTemplate: ExpressibleByStringInterpolation {
    /// Makes a path without placeholders.
    public init(stringLiteral value: String) { append(literal: value) }
    /// Makes a path of literal text and placeholders.
    public init(stringInterpolation: Interpolation) { self = stringInterpolation.template }

    /// Collects the pieces of a path; called by the compiler.
    public struct Interpolation: StringInterpolationProtocol {
        fileprivate var template = PathTemplate()

        /// Makes an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds text as it is written.
        public mutating func appendLiteral(_ literal: String) { template.append(literal: literal) }

        /// Adds a property of the input as one segment, and leaves it out of the query and the
        /// body. A slash in it is escaped; a name such as `me/site` takes `segments:`.
        public mutating func appendInterpolation<Value: PathValue>(
            _ path: any KeyPath<Input, Value> & Sendable
        ) { appendInterpolation(path, omitting: path.key) }

        /// Adds a property of the input that is encoded under another key; nil leaves out no key.
        public mutating func appendInterpolation<Value: PathValue>(
            _ path: any KeyPath<Input, Value> & Sendable, omitting key: String?
        ) {
            template.append(place: path.name, omitting: key) {
                try $0[keyPath: path].pathText(in: $1())
            }
        }

        /// Adds the parts between the slashes of a property, each escaped as a segment of its own.
        public mutating func appendInterpolation<Value: PathValue>(
            segments path: any KeyPath<Input, Value> & Sendable
        ) { appendInterpolation(segments: path, omitting: path.key) }

        /// Adds the parts between the slashes of a property that is encoded under another key; nil
        /// leaves out no key.
        public mutating func appendInterpolation<Value: PathValue>(
            segments path: any KeyPath<Input, Value> & Sendable, omitting key: String?
        ) {
            template.append(place: path.name, omitting: key, isOne: false) {
                try $0[keyPath: path].pathText(in: $1())
            }
        }

        /// Adds the raw value of a property, such as an enumeration of text or numbers.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value: RawRepresentable & Sendable>(
            _ path: any KeyPath<Input, Value> & Sendable
        ) where Value.RawValue: PathValue { appendInterpolation(path, omitting: path.key) }

        /// Adds the raw value of a property encoded under another key; nil leaves out no key.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value: RawRepresentable & Sendable>(
            _ path: any KeyPath<Input, Value> & Sendable, omitting key: String?
        ) where Value.RawValue: PathValue {
            template.append(place: path.name, omitting: key) {
                try $0[keyPath: path].rawValue.pathText(in: $1())
            }
        }
    }
}

extension KeyPath {
    /// `user` for `\Input.user`; the name of a computed property may be unknown.
    fileprivate var name: String {
        // A name that no key has; the first request says what to write instead.
        guard #available(macOS 13.3, iOS 16.4, tvOS 16.4, watchOS 9.4, *)
        else { return "(a property, which has a name since iOS 16.4)" }
        return debugDescription.split(separator: ".", maxSplits: 1).last.map(String.init) ?? ""
    }

    /// The key that is left out by default; nil for `\.self`, the whole input.
    fileprivate var key: String? { name == "self" ? nil : name }
}
