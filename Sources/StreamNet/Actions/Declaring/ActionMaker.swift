/// Makes actions without a table: `.post` in
/// `static let login: Action<LoginRequest, UserProfile> = .post("/user/login", .payAPI)`.
///
/// It takes the same arguments as the verbs of an ``API``. Such an action has only the attributes
/// given here: one that is declared in an API names those it shares, as in
/// `.post("/user/login", attributes, .payAPI)`.
public struct ActionMaker<Input: Sendable, Output: Sendable>: Sendable {
    private let method: HTTPMethod

    fileprivate init(_ method: HTTPMethod) { self.method = method }

    /// Makes an action with every part specified; for functions of your own that choose the parts
    /// by type.
    public func callAsFunction(
        _ path: PathTemplate<Input>, setting attributes: [Attributes], input: Writing<Input>,
        output: Reading<Output>
    ) -> Action<Input, Output> {
        Action(Declaration(method, path, input, output), attributes)
    }
}

extension Action {
    /// Makes an action that is sent with `GET`.
    public static var get: ActionMaker<Input, Output> { method(.get) }
    /// Makes an action that is sent with `POST`.
    public static var post: ActionMaker<Input, Output> { method(.post) }
    /// Makes an action that is sent with `PUT`.
    public static var put: ActionMaker<Input, Output> { method(.put) }
    /// Makes an action that is sent with `PATCH`.
    public static var patch: ActionMaker<Input, Output> { method(.patch) }
    /// Makes an action that is sent with `DELETE`.
    public static var delete: ActionMaker<Input, Output> { method(.delete) }
    /// Makes an action that is sent with `HEAD`.
    public static var head: ActionMaker<Input, Output> { method(.head) }
    /// Makes an action that is sent with `OPTIONS`.
    public static var options: ActionMaker<Input, Output> { method(.options) }

    /// Makes an action that is sent with another method: `.method("PURGE")("/cache")`.
    public static func method(_ method: HTTPMethod) -> ActionMaker<Input, Output> {
        ActionMaker(method)
    }
}
