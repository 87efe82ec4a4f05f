// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

// Calls that many try, so that the compiler says what to write, and names the mistake.

/// The type of a member that is not there. It may be called, subscripted, iterated and compared, so
/// that the only error is that of its name.
@_documentation(visibility: internal)
@dynamicCallable
@dynamicMemberLookup
public struct NoSuchMember: Sequence, IteratorProtocol, ExpressibleByNilLiteral {
    public init(nilLiteral: ()) {}
    public static func seconds(_: Double) -> NoSuchMember { nil }
    public func next() -> NoSuchMember? { nil }
    @discardableResult
    public func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any>) -> Self { self }
    public subscript(_: Any) -> NoSuchMember {
        get { self }
        set {}
    }
    public subscript(dynamicMember name: String) -> NoSuchMember {
        get { self }
        set {}
    }
}

@available(
    *, unavailable,
    message: "neither a member nor an attribute has this name; see the page AttributesInDetail"
)
extension Attributed {
    public subscript(dynamicMember name: String) -> NoSuchMember {
        get { nil }
        set {}
    }
    // For a place with a known type, such as an argument. It cannot be called.
    @_disfavoredOverload
    public subscript<Value>(dynamicMember name: String) -> Value {
        get { while true {} }
        set {}
    }
}

extension HTTPHeaders {
    @available(*, unavailable, message: "write HTTPHeaders(pairs.map(HTTPHeaders.Field.init))")
    public init(_ pairs: some Sequence<(String, String)>) { self.init() }
    @available(*, unavailable, message: "write dictionary.httpHeaders, which are sorted by name")
    public init(_ dictionary: [String: String]) { self.init() }
}

extension ParameterStyle {
    @available(*, unavailable, message: "write unescaped: in place of kept:")
    public init(
        arrays: Arrays = .brackets, paths: Paths = .brackets, keys: Keys = .asWritten,
        order: Order = .asWritten, booleans: Booleans = .numbers, nils: Nils = .dropped,
        dates: Dates = .iso8601, data: Bytes = .base64, spaces: Spaces = .escaped, kept: String
    ) { self.init() }
}

@available(*, unavailable, message: "write Parameters(dictionary: values), or an Encodable value")
extension Payload {
    @_disfavoredOverload
    public static func query(_ values: [String: any Sendable]) -> Payload { .none }
    @_disfavoredOverload
    public static func form(_ values: [String: any Sendable]) -> Payload { .none }
    @_disfavoredOverload
    public static func parameters(_ values: [String: any Sendable]) -> Payload { .none }
}

extension AuthorizationScheme {
    @available(*, unavailable, message: "the token comes from a plugin: AccessToken { _ in token }")
    public static func bearer(_ token: String) -> AuthorizationScheme { .bearer }
}

extension Attributes {
    @available(*, unavailable, message: "write .timeout(.seconds(5))")
    public static func timeout(_ seconds: Double) -> Attributes { [] }
    @available(*, unavailable, message: "write .caching(.none), or another CachePolicy")
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
