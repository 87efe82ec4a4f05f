extension JSONPath {
    /// The text of a path with values in it: `"list>\(index)>names>\(name)"`.
    /// A value is taken as it is, even with a `>` or a backslash. Alone between separators, an
    /// integer is an index, all else a key; beside other text, `"item\(number)"`, a part of one.
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

        /// Adds a step: `"\(JSONPath.Part.index(0))"`.
        public mutating func appendInterpolation(_ part: Part) { parser.add(part) }
        /// Adds all steps of a path.
        public mutating func appendInterpolation(_ path: JSONPath) { parser.add(path) }

        /// Adds a key: the raw value.
        public mutating func appendInterpolation<Key: RawRepresentable>(
            _ key: Key
        ) where Key.RawValue: JSONPathPart { parser.add(key.rawValue.pathPart) }

        /// Adds a key: the text of a value, such as a `String` or a `UUID`.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            parser.add(.key(value.description))
        }
    }
}

struct JSONPathParser {
    private var parts: [JSONPath.Part] = []
    /// The text of the present part, and the number of scalars and values that it was made of.
    private var current = String.UnicodeScalarView()
    private var pieces = 0
    /// The last value in the present part, which makes it a key, even if it is empty.
    private var value: JSONPath.Part?

    /// Reads text, in which `>` separates parts and a backslash escapes.
    mutating func read(_ text: String) {
        var isEscaped = false
        for scalar in text.unicodeScalars {
            switch (scalar, isEscaped) {
            case ("\\", false):
                isEscaped = true
                continue
            case (">", false): end()
            case (">", true), ("\\", true): append(scalar)
            default:
                if isEscaped { append("\\") }
                append(scalar)
            }
            isEscaped = false
        }
        if isEscaped { append("\\") }
    }

    /// Adds a value: on its own between separators, it is a part; beside text, it is its text.
    mutating func add(_ part: JSONPath.Part) {
        current.append(contentsOf: part.text.unicodeScalars)
        pieces += 1
        value = part
    }

    /// Adds the parts of another path: the first and the last join the text around them.
    mutating func add(_ path: JSONPath) {
        for (index, part) in path.parts.enumerated() {
            if index > 0 { end() }
            add(part)
        }
    }

    consuming func finish() -> [JSONPath.Part] {
        end()
        return parts
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        current.append(scalar)
        pieces += 1
    }

    private mutating func end() {
        if let value {
            parts.append(pieces == 1 ? value : .key(String(current)))
        } else if pieces > 0 {
            parts.append(JSONPath.Part(String(current)))
        }
        (value, pieces, current) = (nil, 0, .init())
    }
}

extension JSONPath.Part {
    /// Makes an index of digits, unless they overflow or start with a superfluous zero; else a key.
    fileprivate init(_ text: String) {
        let index = Int(text).flatMap { $0 >= 0 && String($0) == text ? $0 : nil }
        self = index.map(Self.index) ?? .key(text)
    }
}
