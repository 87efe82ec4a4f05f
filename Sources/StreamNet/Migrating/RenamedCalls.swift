import Foundation

// Calls that many try, so that the compiler says what to write, and names the mistake.

/// The type of a member that is not there.
@_documentation(visibility: internal)
public struct NoSuchMember {}

extension Attributed {
    /// Names neither a member nor an attribute.
    @available(*, unavailable, message: "neither a member nor an attribute has this name")
    public subscript(dynamicMember name: String) -> NoSuchMember {
        get { NoSuchMember() }
        set {}
    }
}

extension Response {
    /// Names neither a member nor an attribute.
    @available(*, unavailable, message: "neither a member nor an attribute has this name")
    public subscript(dynamicMember name: String) -> NoSuchMember {
        get { NoSuchMember() }
        set {}
    }
}

extension AuthorizationScheme {
    /// Has no token.
    @available(*, unavailable, message: "the token comes from the plugin AccessToken { token }")
    public static func bearer(_ token: String) -> AuthorizationScheme { .bearer }
}

extension Attributes {
    /// Takes a duration.
    @available(*, unavailable, message: "write .timeout(.seconds(5))")
    public static func timeout(_ seconds: Double) -> Attributes { [] }
    /// Is ``caching``.
    @available(*, unavailable, message: "write .caching(.networkOnly)")
    public static func cachePolicy(_ policy: URLRequest.CachePolicy) -> Attributes { [] }
}

extension Provider {
    /// Takes an input.
    @available(*, unavailable, message: "the action needs its input: request(action, input)")
    public func request<Input, Output>(_ action: Action<Input, Output>) async throws -> Output {
        throw NetError.cancelled
    }
    /// Takes an input.
    @available(*, unavailable, message: "the action needs its input: request(action, input) { … }")
    @discardableResult
    public func request<Input, Output>(
        _ action: Action<Input, Output>, completion: @escaping (Result<Output, any Error>) -> Void
    ) -> any Disposable { Disposables.create() }
}

extension Reactive {
    /// Takes an input.
    @available(*, unavailable, message: "the action needs its input: rx(action, input)")
    public func callAsFunction<T, Input, Output>(_ action: Action<Input, Output>) -> Single<Output>
    where Base == Provider<T> { .never() }
}

extension ActionDeclaration {
    /// Needs types that can be written and read.
    @available(
        *, unavailable,
        message:
            "the input is Encodable, the output Decodable or Parsable; or write input:, output:"
    )
    public init(_ path: PathTemplate<Input>, _ attributes: Attributes...) {
        self.init(path, [], input: .payload { _ in .none }, output: .unreadable)
    }
}

extension OutputDecoding {
    static var unreadable: OutputDecoding {
        OutputDecoding { _ in throw NetError.cancelled }
    }
}
