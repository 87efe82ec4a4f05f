/// The keys of the object in which a path finds none, as an error names them; never values.
struct MissingKey {
    private let key: String
    private let keys: [String]
    private let object: JSON

    /// Nil if the path leads to a value, or ends in anything but an object.
    init?(at path: JSONPath, in json: JSON) {
        var object = json
        for part in path.parts {
            let value = object[path: [part]]
            if value.exists { object = value; continue }
            guard case .key(let key) = part, object.type == .object else { return nil }
            (self.key, self.object) = (key, object)
            keys = object.keys.distinct
            return
        }
        return nil
    }

    /// The key that is probably meant, and the first five keys that there are.
    var description: String {
        let shown = keys.prefix(5).joined(separator: ", ") + (keys.count > 5 ? ", …" : "")
        return (meant.map { "; did you mean \($0)?" } ?? "")
            + (keys.isEmpty ? "" : "; keys: \(shown)")
    }

    /// The path that a name with points is; or a key that differs by case, `_`, `-` or a letter.
    private var meant: String? {
        let steps = key.split(separator: ".").joined(separator: ">")
        if steps != key, object[path: JSONPath(steps)].exists { return steps }
        return keys.prefix(100).first { Self.folded($0) == Self.folded(key) }
            ?? keys.prefix(100).first { Self.isOneLetterAway(Array($0.utf8), Array(key.utf8)) }
    }

    private static func folded(_ key: String) -> String {
        key.lowercased().filter { $0 != "_" && $0 != "-" }
    }

    /// True if one letter was replaced, inserted or left out; not for names of one or two letters.
    private static func isOneLetterAway(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        guard abs(one.count - other.count) < 2, min(one.count, other.count) > 2
        else { return false }
        let start = zip(one, other).prefix { $0 == $1 }.count
        let end = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
        return start + end >= max(one.count, other.count) - 1
    }
}
