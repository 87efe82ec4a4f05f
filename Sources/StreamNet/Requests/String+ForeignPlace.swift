extension String {
    /// `{name}`, or `:name` at the start of a segment: a place as Retrofit and Express write it,
    /// ahead of the query. Text that is meant so is written as `%7B` and `%3A`.
    /// - Parameter isFirst: whether a segment begins with the text.
    func foreignPlace(isFirst: Bool) -> String? {
        let path = (isFirst ? "/" : "") + prefix { $0 != "?" && $0 != "#" }
        let braces = path.firstMatch(of: /\{[A-Za-z_][A-Za-z0-9_.]*\}/).map(\.output)
        let colon = path.firstMatch(of: /\/(:[A-Za-z_][A-Za-z0-9_]*)/).map(\.output.1)
        return (braces ?? colon).map(String.init)
    }

    /// Whether it is worth while to look for one: all paths are asked, and hardly one has any.
    var mayHaveForeignPlace: Bool {
        var last = UInt8(ascii: "/")
        for byte in utf8 {
            if byte == UInt8(ascii: "{") { return true }
            if byte == UInt8(ascii: ":") && last == UInt8(ascii: "/") { return true }
            last = byte
        }
        return false
    }
}
