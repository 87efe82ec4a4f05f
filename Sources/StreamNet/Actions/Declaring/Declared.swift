/// Declares an action in an ``API``: ``GET``, ``POST`` and their kin.
///
/// ```swift
/// @POST("/vip/subscription", .payAPI) var subscribe: Action<Order, Receipt>
/// ```
///
/// First comes the path, then what is said about the action; of the same thing said twice the last
/// wins, headers are merged by name. What goes in and comes out follows the types, unless `input:`
/// and `output:` say otherwise. The method is the verb's, and the path the first one, whatever the
/// attributes are.
@propertyWrapper
public struct Declared<
    Method: Verb, Input: Sendable, Output: Sendable
>: Sendable {
    /// One reference, so that a table of hundreds is copied and compiled as fast as one of three.
    private let row: Row

    /// The action, without what its API says.
    public var wrappedValue: Action<Input, Output> { row.action }

    /// Declares an action of which everything is said; for initialisers of your own, which choose
    /// by type.
    public init(
        _ path: PathTemplate<Input>, saying attributes: [Attributes], input: Writing<Input>,
        output: Reading<Output>
    ) {
        row = Row(Action(Declaration(Method.method, path, input, output), attributes))
    }

    private final class Row: Sendable {
        let action: Action<Input, Output>

        init(_ action: Action<Input, Output>) { self.action = action }
    }
}
