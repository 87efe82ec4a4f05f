// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

// Calls that many try, so that the compiler says what to write, and names the mistake.

/// The type of a member that is not there.
@_documentation(visibility: internal)
public struct NoSuchMember {}

@available(*, unavailable, message: "neither a member nor an attribute has this name")
extension Attributed {
    public subscript(dynamicMember name: String) -> NoSuchMember {
        get { NoSuchMember() }
        set {}
    }
}
@available(*, unavailable, message: "neither a member nor an attribute has this name")
extension Response {
    public subscript(dynamicMember name: String) -> NoSuchMember { NoSuchMember() }
}

extension AuthorizationScheme {
    @available(*, unavailable, message: "the token comes from the plugin AccessToken { token }")
    public static func bearer(_ token: String) -> AuthorizationScheme { .bearer }
}

extension Attributes {
    @available(*, unavailable, message: "write .timeout(.seconds(5))")
    public static func timeout(_ seconds: Double) -> Attributes { [] }
    @available(*, unavailable, message: "write .caching(.networkOnly)")
    public static func cachePolicy(_ policy: URLRequest.CachePolicy) -> Attributes { [] }
}

extension Provider {
    @available(*, unavailable, message: "the action needs its input: request(action, input)")
    public func request<Input, Output>(_ action: Action<Input, Output>) async throws -> Output {
        throw NetError.cancelled
    }
    @available(*, unavailable, message: "the action needs its input: request(action, input) { … }")
    @discardableResult
    public func request<Input, Output>(
        _ action: Action<Input, Output>, completion: (Result<Output, any Error>) -> Void
    ) -> any Disposable { Disposables.create() }
}

extension Reactive {
    @available(*, unavailable, message: "the action needs its input: rx(action, input)")
    public func callAsFunction<T, Input, Output>(_ action: Action<Input, Output>) -> Single<Output>
    where Base == Provider<T> { .never() }
}

extension ActionDeclaration {
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
    static var unreadable: OutputDecoding { .init { _ in throw NetError.cancelled } }
}
