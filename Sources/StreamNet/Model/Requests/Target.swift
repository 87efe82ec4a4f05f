import Foundation

/// The requests of one server, usually as the cases of an enum; only their address is required.
///
///     enum GitHub: Target {
///         case zen, user(String)
///         var baseURL: URL { URL(string: "https://api.github.com")! }
///         var path: Path {
///             switch self {
///             case .zen: "zen"
///             case .user(let name): "users/\(name)"
///             }
///         }
///     }
public protocol Target: Sendable, _TargetShapes {
    /// The URL that ``path`` is joined to; ``Attributes/baseURL`` replaces it.
    var baseURL: URL { get }
    /// The path of the resource; a whole URL ignores ``baseURL``.
    var path: Path { get }
    /// The method; ``HTTPMethod/get`` by default.
    var method: HTTPMethod { get }
    /// The query and body; ``Payload/none`` by default.
    var payload: Payload { get }
    /// The type of ``headers``: ``HTTPHeaders``, or `[String: String]`, optional or not.
    associatedtype Headers: HTTPHeadersConvertible = HTTPHeaders
    /// The headers of this request; none by default. ``Attributes/headers`` override them. A
    /// property of another type is not this one, and is not sent.
    var headers: Headers { get }
    /// The attributes of this request; none by default.
    var attributes: Attributes { get }
    /// The body of the answer of ``Stubs`` to a request without a stub and without a
    /// ``Attributes/sample``; empty, the default, for none. A network backend ignores it.
    var sampleData: Data { get }
    /// The request as a value, made once each time the target is sent: by default,
    /// `try Endpoint(self)`. Declare it to change the result of that, or to throw:
    var endpoint: Endpoint { get throws }
}

extension Target {
    /// ``HTTPMethod/get``.
    public var method: HTTPMethod { .get }
    /// No query of its own and no body.
    public var payload: Payload { .none }
    /// No attributes.
    public var attributes: Attributes { [] }
    /// No sample.
    public var sampleData: Data { Data() }
}

extension Target where Headers == HTTPHeaders {
    /// No headers.
    public var headers: HTTPHeaders { [:] }
}

/// A type of a ``Target``'s headers: ``HTTPHeaders``, or a dictionary of texts, optional or not.
public protocol HTTPHeadersConvertible: Sendable {
    /// The headers; those of a dictionary are sorted by name, nil is none.
    var httpHeaders: HTTPHeaders { get }
}

extension HTTPHeaders: HTTPHeadersConvertible {
    /// The headers themselves.
    public var httpHeaders: HTTPHeaders { self }
}

extension Dictionary: HTTPHeadersConvertible where Key == String, Value == String {
    /// The headers, sorted by name.
    public var httpHeaders: HTTPHeaders {
        HTTPHeaders(sorted { $0.key < $1.key }.map { .init(name: $0.key, value: $0.value) })
    }
}

extension Optional: HTTPHeadersConvertible where Wrapped: HTTPHeadersConvertible {
    /// The headers; none for nil.
    public var httpHeaders: HTTPHeaders { self?.httpHeaders ?? [:] }
}

/// A type-erased target: for one provider of all targets, and for lists of requests.
///
///     let provider = Provider<AnyTarget>()
///     provider.rx(AnyTarget(GitHub.zen))
///
/// The provider sends the target's own endpoint, which names that target. A provider of any kind
/// also accepts targets of other types as they are.
public struct AnyTarget: Target {
    let base: any Target

    /// Wraps `target`; an `AnyTarget` is not wrapped twice.
    public init(_ target: some Target) { base = (target as? AnyTarget)?.base ?? target }

    /// The target's own.
    public var baseURL: URL { base.baseURL }
    /// The target's own.
    public var path: Path { base.path }
    /// The target's own.
    public var method: HTTPMethod { base.method }
    /// The target's own.
    public var payload: Payload { base.payload }
    /// The target's own.
    public var headers: HTTPHeaders { base.headers.httpHeaders }
    /// The target's own.
    public var attributes: Attributes { base.attributes }
    /// The target's own.
    public var sampleData: Data { base.sampleData }
    /// The target's own.
    public var endpoint: Endpoint { get throws { try base.endpoint } }
}
