/// Splits text into the parts of a path.
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
    /// Makes an index of digits, unless they start with a superfluous zero or overflow, and a key
    /// of any other text.
    fileprivate init(_ text: String) {
        if let index = Int(text), index >= 0, String(index) == text {
            self = .index(index)
        } else {
            self = .key(text)
        }
    }

    fileprivate var text: String {
        switch self {
        case .key(let key): key
        case .index(let index): String(index)
        }
    }
}
