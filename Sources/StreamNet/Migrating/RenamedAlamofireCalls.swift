// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

// Calls of Alamofire that have another form here, so that the compiler says which.

extension ObservableType where Element == Response {
    @available(*, unavailable, message: "write .validation(.all(.successCodes, .acceptedTypes))")
    public func validate() -> Flow<Response, Count> { flow }
    @available(*, unavailable, message: "write rx(target, .validation(.statusCodes(…)))")
    public func validate(statusCode: some Sequence<Int>) -> Flow<Response, Count> { flow }
    @available(*, unavailable, message: "write rx(target, .validation(.acceptedTypes))")
    public func validate(contentType: [String]) -> Flow<Response, Count> { flow }
    @available(*, unavailable, message: "write rx(target, .progress { … })")
    public func uploadProgress(closure: (TransferProgress) -> Void) -> Self { self }
    @available(*, unavailable, message: "write rx(target, .progress { … })")
    public func downloadProgress(closure: (TransferProgress) -> Void) -> Self { self }
    @available(*, unavailable, message: "a request is sent when it is subscribed to, or awaited")
    public func resume() {}

    @available(*, unavailable, message: "import ResponseMapper: mapObject(User.self), subscribe")
    public func responseDecodable<V>(
        of _: V.Type, completionHandler: (DataRequest.Answer<V>) -> Void
    ) {}
    @available(*, unavailable, message: "import ResponseMapper: mapObject(User.self).value")
    public func serializingDecodable<V>(_: V.Type) -> DataRequest.DataTask<V> { .init() }
}
@available(*, unavailable, message: "mapString(), or toJSON(at: .root), then subscribe(onSuccess:)")
extension ObservableType where Element == Response {
    public func response(completionHandler: (DataRequest.Answer<Data?>) -> Void) {}
    public func responseData(completionHandler: (DataRequest.Answer<Data>) -> Void) {}
    public func responseString(completionHandler: (DataRequest.Answer<String>) -> Void) {}
    public func responseJSON(completionHandler: (DataRequest.Answer<Any>) -> Void) {}
}

@available(*, unavailable, message: "import ResponseMapper: rx(target).mapObject(User.self)")
extension Response {
    public func responseDecodable<V>(
        of _: V.Type, completionHandler: (DataRequest.Answer<V>) -> Void
    ) {}
    public func serializingDecodable<V>(_: V.Type) -> DataRequest.DataTask<V> { .init() }
}
@available(*, unavailable, message: "write rx(target): mapString(), or toJSON(at: .root)")
extension Response {
    public func response(completionHandler: (DataRequest.Answer<Data?>) -> Void) {}
    public func responseData(completionHandler: (DataRequest.Answer<Data>) -> Void) {}
    public func responseString(completionHandler: (DataRequest.Answer<String>) -> Void) {}
    public func responseJSON(completionHandler: (DataRequest.Answer<Any>) -> Void) {}
}

extension HTTPHeaders {
    @available(*, unavailable, renamed: "standard")
    public static var `default`: HTTPHeaders { [:] }
}
@available(*, unavailable, message: "write headers[\"Accept\"] = \"text/html\"")
extension HTTPHeaders {
    public mutating func add(_ header: Field) {}
    public mutating func add(name: String, value: String) {}
    public mutating func update(name: String, value: String) {}
}
@available(*, unavailable, message: "write [\"Accept\": \"text/html\"]")
extension HTTPHeaders: ExpressibleByArrayLiteral {
    public init(arrayLiteral fields: Field...) { self.init(fields) }
}
extension HTTPHeaders.Field {
    @available(*, unavailable, message: "the token comes from a plugin: AccessToken { _ in token }")
    public static func authorization(bearerToken: String) -> Self { Self(name: "", value: "") }
}
@available(*, unavailable, message: "write a name and a value: \"Accept\": value")
extension HTTPHeaders.Field {
    public static func authorization(_ value: String) -> Self { Self(name: "", value: "") }
    public static func accept(_ value: String) -> Self { Self(name: "", value: "") }
    public static func contentType(_ value: String) -> Self { Self(name: "", value: "") }
    public static func userAgent(_ value: String) -> Self { Self(name: "", value: "") }
}

extension EncodedRequest {
    @available(*, unavailable, renamed: "curl(redacting:)")
    public func cURLDescription() -> String { curl() }
}

extension Retry {
    @available(*, unavailable, message: "write Retry(3)")
    public init(retryLimit: Int) { self.init() }
}

extension RetryPolicy {
    @available(*, unavailable, message: "write interceptors: [Retry(3)]")
    public init(retryLimit: Int = 2, exponentialBackoffBase: Int = 2) { self.init { _, _ in nil } }
}

extension Provider {
    @available(*, unavailable, message: "write .groups([group]) of the calls, and group.cancel()")
    public func cancelAllRequests() {}
}
