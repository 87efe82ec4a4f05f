/// How the input of an action is written into its request.
///
/// ```swift
/// @POST("/token", input: .form) var token: Action<Credentials, Token>
/// @GET("/search", input: .key("q")) var search: Action<String, [Hit]>
/// @POST("/points", input: .tuple) var move: Action<(x: Int, y: Int), Void>
/// ```
///
/// Unless said, what is `Encodable` goes to the query of GET, HEAD and DELETE, and otherwise to the
/// body, as ``Attributes/encoder`` writes it; `Void` sends nothing.
public struct Writing<Input: Sendable>: Sendable {
    typealias Write = @Sendable (Input, Omission?) throws -> WrittenInput

    let write: Write

    init(_ write: @escaping Write) { self.write = write }

    /// Whatever the closure makes of the input, which is the whole one.
    public static func payload(
        _ make: @escaping @Sendable (Input) throws -> Payload
    ) -> Writing {
        Writing { input, _ in WrittenInput(payload: try make(input)) }
    }
}

/// What an input has become, apart from the path.
struct WrittenInput: Sendable {
    var payload = Payload.none
    var headers: HTTPHeaders = [:]
}
