import Synchronization

/// A table of actions: declare them as properties, use them on the type.
///
/// ```swift
/// struct NetAPI: API {
///     static let attributes: Attributes = [.baseURL(main), .provider(shop)]
///
///     @POST("/user/login") var login: Action<LoginRequest, UserProfile>
///     static let logout: Action<Void, Void> = .post("/user/logout", attributes)
/// }
///
/// NetAPI.login(request).subscribe { … }
/// ```
///
/// The table is made once for each type, when one of its actions is first used; the attributes are
/// asked for then, too. Actions that are static properties stand beside the table, so they name the
/// ``attributes`` that they share.
///
/// Where a module isolates to the main actor what says nothing else, the API, the types that go in
/// and out, and the keys of its attributes are `nonisolated`.
@dynamicMemberLookup
public protocol API: Sendable {
    /// Makes the table.
    init()

    /// What holds for all actions unless they say otherwise; nothing unless declared.
    static var attributes: Attributes { get }
}

extension API {
    /// No attributes.
    public static var attributes: Attributes { [] }

    /// The action of this name, with the attributes of the API below its own.
    public static subscript<Input, Output>(
        dynamicMember path: KeyPath<Self, Action<Input, Output>>
    ) -> Action<Input, Output> {
        // Where this is inlined the compiler follows the path, which takes half of the time.
        @inlinable get {
            let table = APITable<Self>.shared
            return table.api[keyPath: path].found(in: table)
        }
    }
}

/// What is made once for each API: its actions, their names, and its attributes.
@usableFromInline final class APITable<Declaring: API>: Sendable {
    @usableFromInline let api: Declaring
    let attributes = Declaring.attributes
    private let declared: [any DeclaredRow]
    private let names: [ObjectIdentifier: String]

    init() {
        api = Declaring()
        var rows: [any DeclaredRow] = []
        var names: [ObjectIdentifier: String] = [:]
        for case (let label?, let row as any DeclaredRow) in Mirror(reflecting: api).children {
            // A wrapped property is stored under its name behind an underscore.
            names[row.identity] = "\(Declaring.self).\(label.drop { $0 == "_" })"
            rows.append(row)
        }
        (declared, self.names) = (rows, names)
    }

    /// The one table of this type; of two threads that come first, one throws its own away.
    @usableFromInline static var shared: APITable {
        let key = ObjectIdentifier(Declaring.self)
        if let table = tables.withLock({ $0[key] }) as? APITable { return table }
        let table = APITable()
        return tables.withLock { tables in
            let first = tables[key] ?? table
            tables[key] = first
            return first
        } as? APITable ?? table
    }
}

extension APITable: ActionNames {
    /// The actions in the order in which they are declared.
    var actions: [DeclaredAction] { declared.map { $0.summary(in: self) } }

    /// What its API calls a row: `NetAPI.login`.
    func name(of row: any ActionRow) -> String? { names[ObjectIdentifier(row)] }
}

/// A declaration in a table, whose types are forgotten.
private protocol DeclaredRow: Sendable {
    var identity: ObjectIdentifier { get }

    func summary(in table: APITable<some API>) -> DeclaredAction
}

extension Declared: DeclaredRow {
    fileprivate var identity: ObjectIdentifier { ObjectIdentifier(wrappedValue.declaration) }

    fileprivate func summary(in table: APITable<some API>) -> DeclaredAction {
        wrappedValue.found(in: table).summary
    }
}

// A generic type has no static storage.
private let tables = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])
