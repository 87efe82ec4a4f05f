extension String {
    /// Returns `{name}`, or `:name` at the start of a segment: the first placeholder, ahead of the
    /// query, in the syntax of Retrofit or Express. Literal braces and colons are written as `%7B`
    /// and `%3A`.
    /// - Parameter isFirst: True if a segment begins with the text.
    func foreignPlace(isFirst: Bool) -> String? {
        let path = (isFirst ? "/" : "") + prefix { $0 != "?" && $0 != "#" }
        let braces = path.firstMatch(of: /\{[A-Za-z_][A-Za-z0-9_.]*\}/).map(\.output)
        let colon = path.firstMatch(of: /\/(:[A-Za-z_][A-Za-z0-9_]*)/).map(\.output.1)
        return (braces ?? colon).map(String.init)
    }

    /// True if the text may have such a placeholder: a cheap test, since all paths are searched and
    /// hardly any has one.
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
