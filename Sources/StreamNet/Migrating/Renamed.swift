// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

// Types of Moya that have another name here, so that the compiler says which. `Task` is not among
// them: it would hide Swift's.

@available(*, unavailable, renamed: "Target", message: "the hooks of a Plugin take an endpoint")
public typealias TargetType = Target
@available(*, unavailable, renamed: "AnyTarget")
public typealias MultiTarget = AnyTarget
@available(*, unavailable, message: "write .authorization(.bearer), and the plugin AccessToken")
public typealias AccessTokenAuthorizable = Target
@available(*, unavailable, renamed: "AuthorizationScheme")
public typealias AuthorizationType = AuthorizationScheme
@available(*, unavailable, renamed: "Validation", message: "an attribute: .validation(…)")
public typealias ValidationType = Validation

@available(*, unavailable, renamed: "Provider")
public typealias MoyaProvider<T: Target> = Provider<T>
@available(*, unavailable, message: "any Disposable, whose cancel() is dispose()")
public typealias Cancellable = Disposable
@available(*, unavailable, renamed: "TransferProgress")
public typealias ProgressResponse = TransferProgress

@available(*, unavailable, renamed: "NetError", message: "rejected(response), transport(error)")
public enum MoyaError: Error {
    case statusCode(Response), underlying(any Error, Response?)
    case objectMapping(any Error, Response), jsonMapping(Response), stringMapping(Response)
    case imageMapping(Response), requestMapping(String), parameterEncoding(any Error)

    public var response: Response? { nil }
}

@available(*, unavailable, renamed: "Plugin", message: "its hooks take an endpoint: willSend(_:)")
public typealias PluginType = Plugin
@available(*, unavailable, message: "a hook of a Plugin takes an Endpoint: willSend(_:)")
public typealias RequestType = Endpoint
@available(*, unavailable, renamed: "AccessToken")
public typealias AccessTokenPlugin = AccessToken
@available(*, unavailable, renamed: "Credentials")
public typealias CredentialsPlugin = Credentials

@available(*, unavailable, message: "write RequestLog { show($0) }")
public struct NetworkLoggerPlugin: Plugin {
    public init(configuration: Configuration? = nil, verbose: Bool = true) {}
    public struct Configuration {
        public struct LogOptions: OptionSet, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let `default` = Self([]), verbose = Self([])
            public static let requestMethod = Self([]), requestHeaders = Self([])
            public static let requestBody = Self([]), formatRequestAscURL = Self([])
            public static let successResponseBody = Self([]), errorResponseBody = Self([])
        }
        public init(logOptions: LogOptions = .default) {}
    }
}
@available(*, unavailable, message: "write NetworkActivity(), and subscribe to isActive")
public struct NetworkActivityPlugin: Plugin {
    public enum Change { case began, ended }
    public init(networkActivityClosure: (Change, any Target) -> Void) {}
}

@available(*, unavailable, message: "write backend: Stubs(), or Stubs(after: .seconds(1))")
public enum StubBehavior { case never, immediate, delayed(seconds: Double) }
@available(*, unavailable, message: "write a StubAnswer: .text(…), .response(…), .failure(…)")
public struct EndpointSampleResponse {
    public static func networkResponse(_ status: Int, _ data: Data) -> Self { Self() }
    public static func networkError(_ error: any Error) -> Self { Self() }
    public static func response(_ response: HTTPURLResponse, _ data: Data) -> Self { Self() }
}
