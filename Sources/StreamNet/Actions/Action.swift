/// A request as a value, typed by its input and its output.
///
/// ```swift
/// struct NetAPI: API {
///     static let attributes: Attributes = [.baseURL(main), .provider(shop)]
///
///     @POST("/user/login") var login: Action<LoginRequest, UserProfile>
///     @GET("/users/\(\.user)/repos") var repos: Action<UserRepos, [Repo]>
/// }
///
/// let profile = try await NetAPI.login(request).value
/// ```
///
/// Changing a copy leaves the declaration as it is:
/// `var login = NetAPI.login; login.timeout = .seconds(5)`, or `NetAPI.login.with(…)`.
///
/// The response must have a status of 200…299 unless ``Attributes/validation`` is set anywhere.
public struct Action<Input: Sendable, Output: Sendable>: Sendable, Attributed {
    /// The attributes of the action: those of its API, its own, and those set on this copy.
    public var attributes: Attributes
    let declaration: Declaration<Input, Output>
    /// The table of the action; nil if it is in none.
    private(set) var table: (any ActionNames)?

    init(_ declaration: Declaration<Input, Output>, _ attributes: [Attributes]) {
        self.declaration = declaration
        self.attributes = declaration.reading.attributes.merging(closer: attributes)
    }

    /// The method that the action is sent with.
    public var method: HTTPMethod { declaration.method }

    /// The action as a member of an API: its own attributes are merged over those of the API.
    @usableFromInline func found(in table: APITable<some API>) -> Action {
        var action = self
        action.table = table
        action.attributes = table.attributes.merging(closer: attributes)
        return action
    }

    /// The action with the attributes of one call merged over its own.
    func setting(_ call: [Attributes]) -> Action {
        var action = self
        action.attributes = attributes.merging(closer: call)
        return action
    }

    /// The type-erased description of the action.
    var summary: DeclaredAction {
        DeclaredAction(row: declaration, table: table, attributes: attributes)
    }
}

extension Action: CustomStringConvertible {
    /// The name and the address: `NetAPI.login: POST /user/login`.
    public var description: String { summary.description }
}

/// The part that all copies of an action share.
final class Declaration<Input: Sendable, Output: Sendable>: Sendable {
    let method: HTTPMethod
    let path: PathTemplate<Input>
    /// True if the path is its own; false if it is ``Attributes/path``.
    let hasPath: Bool
    let writing: Writing<Input>
    let reading: Reading<Output>

    init(
        _ method: HTTPMethod, _ path: PathTemplate<Input>, _ writing: Writing<Input>,
        _ reading: Reading<Output>
    ) {
        self.method = method
        self.path = path
        hasPath = !path.isEmpty
        self.writing = writing
        self.reading = reading
    }
}
