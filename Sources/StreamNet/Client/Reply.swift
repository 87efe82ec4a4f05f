import Foundation

/// A value and the response that it was made from, for callers that need both: the headers of a
/// list have the address of the next page.
///
///     @GET("/repos", output: .reply(.decoded))
///     var repos: Action<Page, Reply<[Repo]>>
@dynamicMemberLookup
public struct Reply<Value: Sendable>: Sendable {
    /// The value made from the response.
    public let value: Value
    /// The response itself.
    public let response: Response

    /// Pairs a value with its response.
    public init(_ value: Value, _ response: Response) {
        (self.value, self.response) = (value, response)
    }

    /// A member of the value.
    public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
        value[keyPath: path]
    }
}

extension Reply: Parsable where Value: Parsable {
    /// The content type that the value accepts.
    public static var accept: String? { Value.accept }

    /// Returns the value, with a response of these bytes.
    public static func parse(data: Data) throws -> Reply {
        Reply(try Value.parse(data: data), Response(body: data))
    }

    /// Returns the value and its response.
    public static func parse(_ response: Response) throws -> Reply {
        Reply(try Value.parse(response), response)
    }
}

extension Reply: Equatable where Value: Equatable {
    /// True if the values are equal; the responses are not compared.
    public static func == (left: Reply, right: Reply) -> Bool { left.value == right.value }
}

extension ObservableType where Element == Response {
    /// Transforms each response, as ``mapResponse(_:)``, and delivers the result with it.
    ///
    ///     github.rx(.repos).mapReply { try $0.mapArray(Repo.self) }
    public func mapReply<Value: Sendable>(
        _ transform: @escaping @Sendable (Response) throws -> Value
    ) -> Flow<Reply<Value>, Count> { mapResponse { Reply(try transform($0), $0) } }
}
