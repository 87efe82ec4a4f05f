extension JSONPath: ExpressibleByStringInterpolation {
    /// Reads a path from text such as `"data>list>0>name"`; every text is a path.
    ///
    /// Digits become an index, unless they start with a superfluous zero or overflow `Int`: those
    /// can only be keys.
    public init(_ text: String) {
        // Most texts are one key, and are not split.
        if Self.isKey(text) {
            self.init(key: text)
            return
        }
        var parser = JSONPathParser()
        parser.read(text)
        self.init(parser.finish())
    }

    /// Makes a path of a literal.
    public init(stringLiteral text: String) {
        self.init(text)
    }

    /// Makes a path of a literal with values in it, which are taken as they are.
    public init(stringInterpolation text: StringInterpolation) {
        self.init(text.parts)
    }

    /// A key and nothing else neither begins with a digit nor has a `>` or `\` in it.
    private static func isKey(_ text: String) -> Bool {
        // Over the memory of the text: its UTF-8 view takes five times as long.
        text.utf8.withContiguousStorageIfAvailable { utf8 in
            guard let first = utf8.first, !isDigit(first) else { return false }
            return !utf8.contains { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\\") }
        } ?? false
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}

extension JSONPath: CustomStringConvertible {
    /// The path as error messages show it: `$.data.list[0].name`.
    ///
    /// `$` is the root. Indices, and so all parts of digits that came from text, are in brackets;
    /// keys follow a point, or are in brackets and quotes if they are not plain words: `$["a b"]`.
    public var description: String {
        parts.reduce(into: "$") { text, part in
            switch part {
            case .index(let index): text += "[\(index)]"
            case .key(let key) where Self.isWord(key): text += ".\(key)"
            case .key(let key): text += "[\(JSON(key).text)]"
            }
        }
    }

    private static func isWord(_ key: String) -> Bool {
        let scalars = key.unicodeScalars
        guard let first = scalars.first, first.properties.isAlphabetic || first == "_"
        else { return false }
        return scalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || $0 == "-"
        }
    }
}
