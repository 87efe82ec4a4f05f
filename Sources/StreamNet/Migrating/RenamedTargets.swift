// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

// Names of MoyaX and CSAPIService that have another form here, so that the compiler says which.
// General ones, such as `Request`, `Middleware` and `APIError`, are not among them: where an import
// of the user's own is missing, the compiler would speak of this module.

@available(*, unavailable, message: "Provider<AnyTarget>, which sends targets of any type")
public typealias MoyaXProvider = Provider<AnyTarget>
@available(*, unavailable, renamed: "Provider")
public typealias MoyaXGenericProvider<T: Target> = Provider<T>
@available(*, unavailable, message: "a Target, with the attribute .sample(…)")
public typealias TargetWithSample = Target
@available(*, unavailable, renamed: "Stubs")
public typealias GenericStubBackend<T: Target> = Stubs<T>

@available(*, unavailable, renamed: "TypedTarget")
public typealias APIRequest = TypedTarget
@available(*, unavailable, renamed: "Parsable")
public typealias APIParsable = Parsable
@available(*, unavailable, message: "Parsable, which a Decodable type conforms to without code")
public typealias APIJSONParsable = Parsable
@available(*, unavailable, message: "the plugin MapperPlugin(Envelope(…)) of ResponseMapper")
public typealias APIModelWrapper = Parsable
@available(*, unavailable, renamed: "Plugin")
public typealias APIPlugin = Plugin
@available(*, unavailable, message: "the payload .multipart(…); .delivery(.file(…)) to download")
public enum APIRequestTaskType { case request, upload, download }
@available(*, unavailable, message: "write provider.send(request)")
public enum APIService {
    public static func sendRequest(
        _ request: Any, plugins: [any Plugin] = [], completion: (Any) -> Void
    ) {}
    public static func sendRequestAsync<T: TypedTarget>(
        _ request: T, plugins: [any Plugin] = []
    ) async throws -> T.Response { throw NetError.cancelled }
}

extension Provider {
    @available(*, unavailable, renamed: "with(backend:plugins:interceptors:attributes:)")
    public func copy(
        prepareForEndpoint: ((Endpoint) -> Void)? = nil, backend: Any? = nil,
        middlewares: [Any] = []
    ) -> Self { self }
    @available(*, unavailable, message: "a Plugin changes endpoints: prepare(_:)")
    public init(prepareForEndpoint: (Endpoint) -> Void, backend: Any? = nil) { self.init() }
    @available(*, unavailable, message: "write request(target, .backend(…)) { … }")
    public func request(
        _ target: T, withCustomBackend backend: any Backend,
        completion: (Result<Response, any Error>) -> Void
    ) {}
}

extension Endpoint {
    @available(*, unavailable, message: "throw in willSend(_:) of a Plugin")
    public var willPerform: Bool {
        get { true }
        set {}
    }
}

extension Stubs {
    @available(*, unavailable, message: "write on(target, .text(…))")
    public func stubTarget(_ target: T, response: Any) {}
    @available(*, unavailable, renamed: "remove(_:)")
    public func removeStubTarget(_ target: T) {}
}
