extension PathTemplate: ExpressibleByStringInterpolation {
    /// Makes a path without places.
    public init(stringLiteral value: String) { append(literal: value) }

    /// Makes a path of literal text and places.
    public init(stringInterpolation: Interpolation) { self = stringInterpolation.template }

    /// Collects the pieces of a path; written by the compiler.
    public struct Interpolation: StringInterpolationProtocol {
        fileprivate var template = PathTemplate()

        /// Begins without text.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds text as it is written.
        public mutating func appendLiteral(_ literal: String) { template.append(literal: literal) }

        /// Adds a property of the input, which is left out of the query and the body.
        public mutating func appendInterpolation<Value: PathValue>(
            _ path: any KeyPath<Input, Value> & Sendable
        ) {
            template.append(.init(path.name, path.key) { try $0[keyPath: path].pathText(in: $1()) })
        }

        /// Adds a property of the input that is encoded under another key; nil leaves out none.
        public mutating func appendInterpolation<Value: PathValue>(
            _ path: any KeyPath<Input, Value> & Sendable, omitting key: String?
        ) {
            template.append(.init(path.name, key) { try $0[keyPath: path].pathText(in: $1()) })
        }

        /// The same for an enumeration of text or numbers, which are what the path has.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value: RawRepresentable & Sendable>(
            _ path: any KeyPath<Input, Value> & Sendable
        ) where Value.RawValue: PathValue {
            template.append(
                .init(path.name, path.key) { try $0[keyPath: path].rawValue.pathText(in: $1()) })
        }

        /// The same for one that is encoded under another key.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value: RawRepresentable & Sendable>(
            _ path: any KeyPath<Input, Value> & Sendable, omitting key: String?
        ) where Value.RawValue: PathValue {
            template.append(
                .init(path.name, key) { try $0[keyPath: path].rawValue.pathText(in: $1()) })
        }
    }
}

extension KeyPath {
    /// `user` for `\Input.user`; a property that is computed may have none that is known.
    fileprivate var name: String {
        let text = debugDescription
        return String(
            text[(text.firstIndex(of: ".").map(text.index(after:)) ?? text.startIndex)...])
    }

    /// The key that is left out unless another is said: of a whole input nothing is left.
    fileprivate var key: String? { name == "self" ? nil : name }
}
