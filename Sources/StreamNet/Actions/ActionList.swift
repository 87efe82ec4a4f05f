/// The actions of an API, in the order in which they are declared: `NetAPI.actions`.
///
/// Those that a verb declares; an action that is a static property stands alone.
public struct ActionList: Sendable, RandomAccessCollection {
    private let actions: [DeclaredAction]

    init(_ actions: [DeclaredAction]) { self.actions = actions }

    /// 0
    public var startIndex: Int { 0 }
    /// How many there are.
    public var endIndex: Int { actions.count }
    /// The action at a place.
    public subscript(index: Int) -> DeclaredAction { actions[index] }
}

extension API {
    /// What the table has: for documents, for tests, and for stubs.
    public static var actions: ActionList { ActionList(APITable<Self>.shared.actions) }
}

extension ActionList {
    /// The actions as a table in Markdown, with their methods, paths and types.
    public var markdown: String {
        let head = ["| action | method | path | input | output |", "|---|---|---|---|---|"]
        let rows = map { action in
            let cells = [
                action.name, action.method.description, action.path, "\(action.input)",
                "\(action.output)",
            ]
            let texts = cells.map { "`" + $0.replacing("|", with: "\\|") + "`" }
            return "| " + texts.joined(separator: " | ") + " |"
        }
        return (head + rows).joined(separator: "\n")
    }

    /// The actions as commands for a POSIX shell, one to a line, with their places as they are
    /// written: `curl 'https://host/users/{user}'`. There is no input, and so no query and no body.
    ///
    /// Throws ``NetError/request(_:)`` for an action without a base URL.
    public func curl(redacting redaction: Redaction = .standard) throws(NetError) -> String {
        var lines: [String] = []
        for action in self { lines.append(try action.curl(redacting: redaction)) }
        return lines.joined(separator: "\n")
    }
}

extension DeclaredAction {
    /// The action as a command for a POSIX shell, without its input; as for a list of them.
    public func curl(redacting redaction: Redaction = .standard) throws(NetError) -> String {
        try Endpoint(Path(path), self, headers: [:], payload: .none).curl(redacting: redaction)
    }
}

extension ActionList: CustomStringConvertible {
    /// One action to a line: `NetAPI.login: POST /user/login`.
    public var description: String { map(\.description).joined(separator: "\n") }
}
