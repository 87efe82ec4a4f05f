import Locks

/// A table of actions: declare them as properties, use them on the type.
///
///     struct NetAPI: API {
///         static let attributes: Attributes = [.baseURL(main), .provider(shop)]
///
///         @POST("/user/login") var login: Action<LoginRequest, UserProfile>
///         static let logout = POST<Void, Void>("/user/logout", attributes).action
///     }
///
///     NetAPI.login(request).subscribe { … }
///
/// The table is made once for each type, when one of its actions is first used; the attributes are
/// read then, too. Actions that are static properties are not in the table, so they name the
/// ``APIAttributes/attributes`` that they share.
///
/// In a module with main-actor isolation by default, declare the API, its input and output types,
/// and the keys of its attributes as `nonisolated`.
@dynamicMemberLookup
public protocol API: APIAttributes {
    /// Makes the table.
    init()
}

/// The attributes of an ``API``, with a default that a module above replaces: conform to ``API``.
public protocol APIAttributes: Sendable, _APIShapes {
    /// The attributes of all actions, which an action's own override; none by default. Where
    /// `ResponseMapper` is imported, the default has its decoder, for providers without one.
    static var attributes: Attributes { get }
}

extension APIAttributes {
    /// No attributes.
    public static var attributes: Attributes { [] }
}

extension API {
    /// The actions that are declared as properties, in order, for documents, tests and stubs.
    public static var actions: [DeclaredAction] { APITable<Self>.shared.actions }

    /// The action of this name; its own attributes are merged over those of the API.
    public static subscript<Input, Output>(
        dynamicMember path: KeyPath<Self, Action<Input, Output>>
    ) -> Action<Input, Output> {
        // If this is inlined, the compiler resolves the key path, and access takes half the time.
        @inlinable get {
            let table = APITable<Self>.shared
            return table.api[keyPath: path].found(in: table)
        }
    }
}

/// The table made once for each API: its actions, their names, and its attributes.
@usableFromInline final class APITable<Declaring: API>: Sendable, ActionNames {
    @usableFromInline let api: Declaring
    let attributes = Declaring.attributes
    private let declared: [any DeclaredRow]
    private let names: [ObjectIdentifier: String]

    init() {
        api = Declaring()
        var rows: [any DeclaredRow] = []
        var names: [ObjectIdentifier: String] = [:]
        for case (let label?, let row as any DeclaredRow) in Mirror(reflecting: api).children {
            // A wrapped property is stored under its name with an underscore in front.
            names[row.identity] = "\(Declaring.self).\(label.drop { $0 == "_" })"
            rows.append(row)
        }
        (declared, self.names) = (rows, names)
    }

    /// The one table of this type; if two threads make it at the same time, one is discarded.
    @usableFromInline static var shared: APITable {
        let key = ObjectIdentifier(Declaring.self)
        if let table = tables.withLock({ $0[key] }) as? APITable { return table }
        let table = APITable()
        return tables.withLock { tables in
            tables[key] = tables[key] ?? table
            return tables[key]
        } as? APITable ?? table
    }

    var actions: [DeclaredAction] { declared.map { $0.summary(in: self) } }

    /// The name of a row in its API, such as `NetAPI.login`.
    func name(of row: any ActionRow) -> String? { names[ObjectIdentifier(row)] }
}

private protocol DeclaredRow: Sendable {
    var identity: ObjectIdentifier { get }

    func summary(in table: APITable<some API>) -> DeclaredAction
}

extension ActionDeclaration: DeclaredRow {
    fileprivate var identity: ObjectIdentifier { ObjectIdentifier(definition) }

    fileprivate func summary(in table: APITable<some API>) -> DeclaredAction {
        wrappedValue.found(in: table).summary
    }
}

// A generic type has no static storage.
private let tables = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

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
