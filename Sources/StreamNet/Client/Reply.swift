import Foundation

/// A value and the response that it was made of, for who wants both: the headers of a list say
/// where the next page is.
///
///     struct Me: TypedTarget { typealias Response = Reply<User> … }
///     @GET("/repos", output: .reply(.decoded)) var repos: Action<Page, Reply<[Repo]>>
///     github.rx(.repos).mapReply { try $0.mapArray(Repo.self) }
@dynamicMemberLookup
public struct Reply<Value: Sendable>: Sendable {
    /// What the response was made into.
    public let value: Value
    /// The response itself.
    public let response: Response

    /// Pairs a value with its response.
    public init(_ value: Value, _ response: Response) {
        self.value = value
        self.response = response
    }

    /// What the value has.
    public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
        value[keyPath: path]
    }
}

extension Reply: Parsable where Value: Parsable {
    /// What the value asks for.
    public static var accept: String? { Value.accept }

    /// The value, with a response of these bytes.
    public static func parse(data: Data) throws -> Reply {
        Reply(try Value.parse(data: data), Response(body: data))
    }

    /// The value and its response.
    public static func parse(_ response: Response) throws -> Reply {
        Reply(try Value.parse(response), response)
    }
}

extension Reply: Equatable where Value: Equatable {
    /// Whether the values are the same.
    public static func == (left: Reply, right: Reply) -> Bool { left.value == right.value }
}

extension ObservableType where Element == Response {
    /// Makes something of each response, and delivers it with the response.
    ///
    ///     github.rx(.repos).mapReply { try $0.mapArray(Repo.self) }
    ///
    /// A failure is told to the plugins of the request, and fails the stream.
    public func mapReply<Value: Sendable>(
        _ transform: @escaping @Sendable (Response) throws -> Value
    ) -> Flow<Reply<Value>, Count> {
        mapResponse { Reply(try transform($0), $0) }
    }
}

extension Reading {
    /// What another reading makes of the response, and the response.
    ///
    /// ```swift
    /// @GET("/repos", output: .reply(.decoded)) var repos: Action<Page, Reply<[Repo]>>
    /// ```
    ///
    /// A type that is ``Parsable`` needs none: `Action<Void, Reply<User>>` will do.
    public static func reply<Value>(_ value: Reading<Value>) -> Reading
    where Output == Reply<Value> {
        Reading(accept: value.accept, attributes: value.attributes) {
            Reply(try value.read($0), $0)
        }
    }
}
