/// A request as a value of two types: what goes in, and what comes out.
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
/// A copy may be changed, and the declaration stays as it is:
/// `var login = NetAPI.login; login.timeout = .seconds(5)`, or `NetAPI.login.with(…)`.
///
/// The response must be 200…299 unless ``Attributes/validation`` is said anywhere.
public struct Action<Input: Sendable, Output: Sendable>: Sendable, Attributed {
    /// What is said about the action: by its API, by itself, and by who changed the copy.
    public var attributes: Attributes
    let declaration: Declaration<Input, Output>
    /// Where it was found; nil for one that stands alone.
    private(set) var table: (any ActionNames)?

    init(_ declaration: Declaration<Input, Output>, _ attributes: [Attributes]) {
        self.declaration = declaration
        self.attributes = declaration.reading.attributes.merging(closer: attributes)
    }

    /// The method it is sent with.
    public var method: HTTPMethod { declaration.method }

    /// The action as it is found in an API: with the attributes of that below its own.
    @usableFromInline func found(in table: APITable<some API>) -> Action {
        var action = self
        action.table = table
        action.attributes = table.attributes.merging(closer: attributes)
        return action
    }

    /// The action with what holds for one call only.
    func saying(_ call: [Attributes]) -> Action {
        var action = self
        action.attributes = attributes.merging(closer: call)
        return action
    }

    /// What the table it is in tells about it.
    var summary: DeclaredAction {
        DeclaredAction(row: declaration, table: table, attributes: attributes)
    }
}

extension Action: CustomStringConvertible {
    /// The name and the address: `NetAPI.login: POST /user/login`.
    public var description: String { summary.description }
}

/// What all copies of an action have in common.
final class Declaration<Input: Sendable, Output: Sendable>: Sendable {
    let method: HTTPMethod
    let path: PathTemplate<Input>
    /// Whether the path is its own, and not left to ``Attributes/path``.
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
