/// The actions of an API, in the order in which they are declared: `NetAPI.actions`.
///
/// It has the actions that a verb declares; one that is a static property is not in it.
public struct ActionList: Sendable, RandomAccessCollection {
    private let actions: [DeclaredAction]

    init(_ actions: [DeclaredAction]) { self.actions = actions }

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of actions.
    public var endIndex: Int { actions.count }
    /// The action at an index.
    public subscript(index: Int) -> DeclaredAction { actions[index] }
}

extension API {
    /// The actions of the table, for documents, tests and stubs.
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

    /// Returns the actions as commands for a POSIX shell, one to a line, with their placeholders:
    /// `curl 'https://host/users/{user}'`. There is no input, and so no query and no body.
    ///
    /// Throws ``NetError/request(_:)`` for an action without a base URL.
    public func curl(redacting redaction: Redaction = .standard) throws(NetError) -> String {
        var lines: [String] = []
        for action in self { lines.append(try action.curl(redacting: redaction)) }
        return lines.joined(separator: "\n")
    }
}

extension DeclaredAction {
    /// Returns the action as a command for a POSIX shell, without its input; as for a list.
    public func curl(redacting redaction: Redaction = .standard) throws(NetError) -> String {
        try Endpoint(Path(path), self, headers: [:], payload: .none).curl(redacting: redaction)
    }
}

extension ActionList: CustomStringConvertible {
    /// One action to a line: `NetAPI.login: POST /user/login`.
    public var description: String { map(\.description).joined(separator: "\n") }
}
