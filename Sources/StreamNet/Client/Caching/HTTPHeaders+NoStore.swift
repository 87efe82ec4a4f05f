extension HTTPHeaders {
    /// True if `Cache-Control` has the directive `no-store`: nothing of the request and of its
    /// response is stored (RFC 9111 §5.2.1.5 and §5.2.2.5).
    var hasNoStore: Bool {
        values(for: "Cache-Control").contains { value in
            Self.directiveNames(in: value).contains("no-store")
        }
    }

    /// The names of the directives in a list, in small letters; commas in quotes separate none.
    private static func directiveNames(in list: String) -> [String] {
        var (isQuoted, isEscaped) = (false, false)
        let directives = list.split { character in
            defer { isEscaped = isQuoted && !isEscaped && character == "\\" }
            if character == "\"", !isEscaped { isQuoted.toggle() }
            return character == "," && !isQuoted
        }
        return directives.map { directive in
            String(directive.prefix { $0 != "=" }.filter { !$0.isWhitespace }).lowercased()
        }
    }
}
