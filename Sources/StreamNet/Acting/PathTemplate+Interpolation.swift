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
        public mutating func appendInterpolation<Value: CustomStringConvertible & Sendable>(
            _ path: any KeyPath<Input, Value> & Sendable
        ) {
            let name = path.name
            // Of a whole input nothing is left to be encoded.
            template.append(.init(path, omitting: name == "self" ? nil : name))
        }

        /// Adds a property of the input that is encoded under another key; nil leaves out none.
        public mutating func appendInterpolation<Value: CustomStringConvertible & Sendable>(
            _ path: any KeyPath<Input, Value> & Sendable, omitting key: String?
        ) {
            template.append(.init(path, omitting: key))
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
}

extension PathTemplate.Place {
    fileprivate init<Value: CustomStringConvertible & Sendable>(
        _ path: any KeyPath<Input, Value> & Sendable, omitting key: String?
    ) {
        name = path.name
        text = { $0[keyPath: path].description }
        omitted = key
        isWhole = name == "self"
    }
}
