/// The type-erased description of an action, as a table lists it.
public struct DeclaredAction: Sendable, CustomStringConvertible {
    let row: any ActionRow
    let table: (any ActionNames)?
    let attributes: Attributes
    /// The attributes without those of a call.
    let declared: Attributes
    /// The name, such as `NetAPI.login`; for an action that is in no table, its method and path.
    public var name: String { nameInTable ?? "\(method) \(path)" }
    /// The name in the table; nil for an action that is in no table.
    var nameInTable: String? { table?.name(of: row) }
    /// The method that the action is sent with.
    public var method: HTTPMethod { row.method }
    /// The path with the names of its placeholders: `/users/{user}/repos`.
    public var path: String { row.hasPath ? row.path { "{\($0)}" } : attributes.path?.text ?? "" }
    var wildcardPath: String { row.hasPath ? row.path { _ in "*" } : path }
    /// The type of the input.
    public var input: Any.Type { row.inputType }
    /// The type of the output.
    public var output: Any.Type { row.outputType }
    /// The name and the address: `NetAPI.login: POST /user/login`.
    public var description: String { (nameInTable.map { "\($0): " } ?? "") + "\(method) \(path)" }
}

protocol ActionRow: AnyObject, Sendable {
    var method: HTTPMethod { get }
    var hasPath: Bool { get }
    func path(_ text: (_ place: String) -> String) -> String
    var inputType: Any.Type { get }
    var outputType: Any.Type { get }
}

protocol ActionNames: AnyObject, Sendable {
    var attributes: Attributes { get }
    func name(of row: any ActionRow) -> String?
}
