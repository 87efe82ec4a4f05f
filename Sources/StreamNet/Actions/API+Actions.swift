extension Sequence<DeclaredAction> {
    /// The actions as a table in Markdown, with their methods, paths and types.
    public var markdown: String {
        let head = ["| action | method | path | input | output |", "|---|---|---|---|---|"]
        let rows = map { action in
            let cells: [Any] = [
                action.name, action.method, action.path, action.input, action.output,
            ]
            let texts = cells.map { "`" + "\($0)".replacing("|", with: "\\|") + "`" }
            return "| " + texts.joined(separator: " | ") + " |"
        }
        return (head + rows).joined(separator: "\n")
    }
}

extension DeclaredAction {
    /// Returns the action as a command for a POSIX shell, with its placeholders:
    /// `curl 'https://host/users/{user}'`. There is no input, and so no query and no body.
    ///
    /// Throws ``NetError/request(_:)`` for an action without a base URL.
    public func curl(redacting redaction: Redaction = .standard) throws(NetError) -> String {
        let endpoint = try Endpoint(Path(path), self, headers: [:], payload: .none)
        return try endpoint.encoded().curl(redacting: redaction)
    }
}
