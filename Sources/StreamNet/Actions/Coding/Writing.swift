/// Writes the input of an action into its request.
///
/// ```swift
/// @POST("/token", input: .form) var token: Action<Credentials, Token>
/// @GET("/search", input: .key("q")) var search: Action<String, [Hit]>
/// @POST("/points", input: .tuple) var move: Action<(x: Int, y: Int), Void>
/// ```
///
/// By default, an `Encodable` input goes to the query of GET, HEAD and DELETE, and otherwise to the
/// body, written by ``Attributes/encoder``; `Void` sends nothing.
public struct Writing<Input: Sendable>: Sendable {
    typealias Write = @Sendable (Input, OmittedKeys?) throws -> WrittenInput

    let write: Write

    init(_ write: @escaping Write) { self.write = write }

    /// Sends the payload that the closure makes of the whole input.
    public static func payload(
        _ make: @escaping @Sendable (Input) throws -> Payload
    ) -> Writing {
        Writing { input, _ in WrittenInput(payload: try make(input)) }
    }
}

/// The written input, except for the path.
struct WrittenInput: Sendable {
    var payload = Payload.none
    var headers: HTTPHeaders = [:]
}
