/// Declares an action in an ``API``; ``GET``, ``POST`` and the other verbs are its typealiases.
///
/// ```swift
/// @POST("/vip/subscription", .payAPI) var subscribe: Action<Order, Receipt>
/// ```
///
/// The path comes first, then the attributes of the action; of two values for one key the last
/// wins, and headers are merged by name. The types decide how input and output are written and
/// read, unless `input:` and `output:` are specified. The method is the verb's, and the path the
/// first argument; no attribute changes them.
@propertyWrapper
public struct Declared<
    Method: Verb, Input: Sendable, Output: Sendable
>: Sendable {
    /// One reference, so that a table of hundreds is copied and compiled as fast as one of three.
    private let row: Row

    /// The action, without the attributes of its API.
    public var wrappedValue: Action<Input, Output> { row.action }

    /// Declares an action with every part specified; for initialisers of your own that choose the
    /// parts by type.
    public init(
        _ path: PathTemplate<Input>, setting attributes: [Attributes], input: Writing<Input>,
        output: Reading<Output>
    ) {
        row = Row(Action(Declaration(Method.method, path, input, output), attributes))
    }

    private final class Row: Sendable {
        let action: Action<Input, Output>

        init(_ action: Action<Input, Output>) { self.action = action }
    }
}
