/// The path from a JSON value to one inside it: `"data>list>0>name"`.
///
/// - A part is a key in objects; a part of digits alone also indexes arrays.
/// - Empty parts are dropped, so `"a>>b"` is `"a>b"` and `""` is the root. Spaces are significant.
/// - `\>` is a `>` inside a key, `\\` a backslash; before anything else the backslash is itself.
public struct JSONPath: Sendable, Hashable, ExpressibleByArrayLiteral {
    /// One step of a path.
    public enum Part: Sendable, Hashable {
        /// A member of an object. It never indexes an array, even when made of digits.
        case key(String)
        /// An element of an array; in an object, the member whose key is the number in digits.
        case index(Int)

        var text: String {
            switch self {
            case .key(let key): key
            case .index(let index): String(index)
            }
        }
    }

    /// The steps, from the outside in; empty for the root.
    public var parts: [Part] {
        get {
            switch way {
            case .key(let key): [.key(key)]
            case .steps(let steps): steps
            }
        }
        set { self = JSONPath(newValue) }
    }

    let way: Way

    /// The steps, or a single key: most paths are one key, which needs no array, so no allocation.
    enum Way: Sendable, Hashable {
        case key(String)
        case steps([Part])
    }

    /// Makes a path of the given steps, unchanged: even an empty key is a step.
    public init(_ parts: [Part]) {
        way =
            if parts.count == 1, case .key(let key) = parts[0] { .key(key) } else { .steps(parts) }
    }

    /// Makes a path of the given steps: `[.key("list"), .index(0)]`.
    public init(arrayLiteral parts: Part...) { self.init(parts) }

    init(key: String) { way = .key(key) }
    /// The empty path, of the value itself.
    public static let root = JSONPath([])
    /// Returns the path with one more step at its end.
    public func appending(_ part: Part) -> JSONPath { JSONPath(parts + [part]) }

    /// Returns the path that continues at the end of the first one.
    public static func + (first: JSONPath, rest: JSONPath) -> JSONPath {
        JSONPath(first.parts + rest.parts)
    }
}

/// A part of a path in a subscript: a key (`String`), an index (`Int`) or a ``JSONPath/Part``.
public protocol JSONPathPart {
    /// The step of the path.
    var pathPart: JSONPath.Part { get }
}

extension String: JSONPathPart {
    /// The string as one key; a `>` in it has no special meaning.
    public var pathPart: JSONPath.Part { .key(self) }
}

extension Int: JSONPathPart {
    /// The number as an index.
    public var pathPart: JSONPath.Part { .index(self) }
}

extension JSONPath.Part: JSONPathPart {
    /// The part itself.
    public var pathPart: JSONPath.Part { self }
}

extension JSONPath: ExpressibleByStringInterpolation {
    /// Reads a path from text such as `"data>list>0>name"`; every text is a path. Digits become an
    /// index, unless they start with a superfluous zero or overflow `Int`: those can only be keys.
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
    public init(stringLiteral text: String) { self.init(text) }
    /// Makes a path of a literal with values in it, which are taken as they are.
    public init(stringInterpolation text: StringInterpolation) { self.init(text.parts) }

    /// A key and nothing else neither begins with a digit nor has a `>` or `\` in it.
    private static func isKey(_ text: String) -> Bool {
        // Over the memory of the text: its UTF-8 view takes five times as long.
        text.utf8.withContiguousStorageIfAvailable { utf8 in
            guard let first = utf8.first, first.decimalDigit == nil else { return false }
            return !utf8.contains { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\\") }
        } ?? false
    }
}

extension JSONPath: CustomStringConvertible {
    /// The path as error messages show it, `$.data.list[0].name`: `$` is the root; indices are in
    /// brackets, and so, with quotes, are keys that are no plain words: `$["a b"]`.
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
