/// What a table tells about one of its actions.
public struct DeclaredAction: Sendable {
    private let row: any ActionRow
    private let table: (any ActionNames)?
    /// What is said about it.
    public let attributes: Attributes

    init(row: any ActionRow, table: (any ActionNames)?, attributes: Attributes) {
        self.row = row
        self.table = table
        self.attributes = attributes
    }

    /// `NetAPI.login`; an action that is in no table goes by its method and path.
    public var name: String { nameInTable ?? "\(method) \(path)" }
    /// nil for an action that is in no table.
    var nameInTable: String? { table?.name(of: row) }
    /// The method it is sent with.
    public var method: HTTPMethod { row.method }
    /// The path with the names of its places: `/users/{user}/repos`.
    public var path: String {
        row.hasPath ? row.path { "{\($0)}" } : attributes.path?.text ?? ""
    }
    /// The path with `*` for its places.
    var wildcardPath: String { row.hasPath ? row.path { _ in "*" } : path }
    /// What goes in.
    public var input: Any.Type { row.input }
    /// What comes out.
    public var output: Any.Type { row.output }
}

extension DeclaredAction: CustomStringConvertible {
    /// The name and the address: `NetAPI.login: POST /user/login`.
    public var description: String {
        (nameInTable.map { "\($0): " } ?? "") + "\(method) \(path)"
    }
}

/// A declaration whose types are forgotten.
protocol ActionRow: AnyObject, Sendable {
    var method: HTTPMethod { get }
    /// Whether the path is its own, and not the attributes'.
    var hasPath: Bool { get }
    /// The path, with what `text` makes of the names of its places.
    func path(_ text: (_ place: String) -> String) -> String
    var input: Any.Type { get }
    var output: Any.Type { get }
}

extension Declaration: ActionRow {
    func path(_ text: (_ place: String) -> String) -> String { path.text(text) }

    var input: Any.Type { Input.self }
    var output: Any.Type { Output.self }
}

/// What knows the names of declarations.
protocol ActionNames: AnyObject, Sendable {
    func name(of row: any ActionRow) -> String?
}
