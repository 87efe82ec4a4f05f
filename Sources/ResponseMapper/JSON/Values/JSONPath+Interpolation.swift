extension JSONPath {
    /// The text of a path with values in it: `"list>\(index)>names>\(name)"`.
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
    private var current = String.UnicodeScalarView()
    /// The value that is the whole present part so far.
    private var value: JSONPath.Part?
    /// True if a value is in the present part, which makes it a key, even if it is empty.
    private var isLiteral = false

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
        let isAlone = current.isEmpty && !isLiteral
        flatten()
        isLiteral = true
        if isAlone {
            value = part
        } else {
            current.append(contentsOf: part.text.unicodeScalars)
        }
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
        flatten()
        current.append(scalar)
    }

    /// Turns the value into text, as more follows it.
    private mutating func flatten() {
        guard let value = value.take() else { return }
        current.append(contentsOf: value.text.unicodeScalars)
    }

    private mutating func end() {
        if let value {
            parts.append(value)
        } else if isLiteral {
            parts.append(.key(String(current)))
        } else if !current.isEmpty {
            parts.append(JSONPath.Part(String(current)))
        }
        (value, isLiteral, current) = (nil, false, .init())
    }
}

extension JSONPath.Part {
    /// Makes an index of digits, unless they overflow or start with a superfluous zero; else a key.
    fileprivate init(_ text: String) {
        if let index = Int(text), index >= 0, String(index) == text {
            self = .index(index)
        } else {
            self = .key(text)
        }
    }
}
