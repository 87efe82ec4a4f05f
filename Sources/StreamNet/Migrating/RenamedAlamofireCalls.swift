import Foundation

// Calls of Alamofire that have another form here, so that the compiler says which.

extension HTTPHeaders {
    /// Is ``standard``.
    @available(*, unavailable, renamed: "standard")
    public static var `default`: HTTPHeaders { [:] }

    /// Is the subscript.
    @available(*, unavailable, message: "write headers[\"Accept\"] = \"text/html\"")
    public mutating func add(_ header: Field) {}

    /// Is the subscript.
    @available(*, unavailable, message: "write headers[\"Accept\"] = \"text/html\"")
    public mutating func update(name: String, value: String) {}

    /// Is the subscript.
    @available(*, unavailable, message: "write headers[\"Accept\"] = \"text/html\"")
    public mutating func update(_ header: Field) {}
}

@available(*, unavailable, message: "write [\"Accept\": \"text/html\"]")
extension HTTPHeaders: ExpressibleByArrayLiteral {
    /// Is a dictionary literal.
    @available(*, unavailable, message: "write [\"Accept\": \"text/html\"]")
    public init(arrayLiteral fields: Field...) { self.init(fields) }
}

extension HTTPHeaders.Field {
    /// Is ``Attributes/authorization`` and a plugin.
    @available(*, unavailable, message: "the token comes from the plugin AccessToken { token }")
    public static func authorization(bearerToken: String) -> Self { Self(name: "", value: "") }

    /// Is the plugin ``Credentials``.
    @available(*, unavailable, message: "write the plugin Credentials")
    public static func authorization(username: String, password: String) -> Self {
        Self(name: "", value: "")
    }

    /// Is a name and a value.
    @available(*, unavailable, message: "write \"Authorization\": value")
    public static func authorization(_ value: String) -> Self { Self(name: "", value: "") }

    /// Is a name and a value.
    @available(*, unavailable, message: "write \"Accept\": value")
    public static func accept(_ value: String) -> Self { Self(name: "", value: "") }

    /// Is a name and a value.
    @available(*, unavailable, message: "write \"Content-Type\": value; a payload has its own")
    public static func contentType(_ value: String) -> Self { Self(name: "", value: "") }

    /// Is a name and a value.
    @available(*, unavailable, message: "write \"User-Agent\": value")
    public static func userAgent(_ value: String) -> Self { Self(name: "", value: "") }
}

extension NetError {
    /// Is a ``ResumeToken``.
    @available(
        *, unavailable, message: "Retry resumes a download; or FileDestination.keepingPart"
    )
    public var resumeData: Data? { nil }

    /// Is the status of `response`.
    @available(*, unavailable, message: "write error.response?.status")
    public var responseCode: Int? { nil }

    /// Is ``isCancelled``.
    @available(*, unavailable, renamed: "isCancelled")
    public var isExplicitlyCancelledError: Bool { isCancelled }
}

extension ObservableType where Element == Response {
    /// Is `mapObject(_:)` of `ResponseMapper`.
    @available(
        *, unavailable, message: "import ResponseMapper: mapObject(User.self), then subscribe"
    )
    public func responseDecodable<Value>(
        of type: Value.Type, completionHandler: (Result<Value, any Error>) -> Void
    ) {}

    /// Is `mapObject(_:)` of `ResponseMapper`.
    @available(*, unavailable, message: "import ResponseMapper: mapObject(User.self).value")
    public func serializingDecodable<Value>(_ type: Value.Type) -> DataRequest.DataTask<Value> {
        .init()
    }

    /// Is `body` of a response.
    @available(*, unavailable, message: "subscribe(onSuccess: { show($0.body) }, onFailure:)")
    public func responseData(completionHandler: (DataRequest.Answer<Data>) -> Void) {}

    /// Is ``mapString()``.
    @available(*, unavailable, message: "mapString(), then subscribe(onSuccess:onFailure:)")
    public func responseString(completionHandler: (DataRequest.Answer<String>) -> Void) {}

    /// Is `toJSON(at:)` of `ResponseMapper`.
    @available(*, unavailable, message: "import ResponseMapper: toJSON(at: .root), then subscribe")
    public func responseJSON(completionHandler: (DataRequest.Answer<Any>) -> Void) {}

    /// Is a subscription.
    @available(*, unavailable, message: "subscribe(onSuccess: { show($0) }, onFailure:)")
    public func response(completionHandler: (DataRequest.Answer<Data?>) -> Void) {}

    /// Is an attribute.
    @available(*, unavailable, message: "write rx(target, .validation(.acceptedTypes))")
    public func validate(contentType: [String]) -> Flow<Response, Count> { flow }

    /// Is ``Attributes/progress``.
    @available(*, unavailable, message: "write rx(target, .progress { … })")
    public func uploadProgress(closure: (TransferProgress) -> Void) -> Flow<Element, Count> { flow }

    /// Is ``Attributes/progress``.
    @available(*, unavailable, message: "write rx(target, .progress { … })")
    public func downloadProgress(
        closure: (TransferProgress) -> Void
    ) -> Flow<Element, Count> { flow }

    /// Is a subscription.
    @available(*, unavailable, message: "a request is sent when it is subscribed to, or awaited")
    public func resume() {}

    /// Is not needed.
    @available(*, unavailable, message: "a stream that is read slowly slows the server down")
    public func suspend() {}

    /// Is ``EncodedRequest/curl(redacting:)``.
    @available(*, unavailable, message: "write try provider.encoded(target).curl()")
    public func cURLDescription(calling: (String) -> Void) -> Flow<Element, Count> { flow }
}

extension Disposable {
    /// Is not needed.
    @available(*, unavailable, message: "a request is sent at once: leave it out")
    public func resume() {}

    /// Is not needed.
    @available(*, unavailable, message: "a stream that is read slowly slows the server down")
    public func suspend() {}
}

extension Response {
    /// Is ``body``.
    @available(*, unavailable, message: "write rx(target), whose response has the body")
    public func responseData(completionHandler: (DataRequest.Answer<Data>) -> Void) {}

    /// Is ``mapString()``.
    @available(*, unavailable, message: "write rx(target).mapString()")
    public func responseString(completionHandler: (DataRequest.Answer<String>) -> Void) {}

    /// Is `toJSON(at:)` of `ResponseMapper`.
    @available(*, unavailable, message: "import ResponseMapper: rx(target).toJSON(at: .root)")
    public func responseJSON(completionHandler: (DataRequest.Answer<Any>) -> Void) {}

    /// Is a completion handler.
    @available(*, unavailable, message: "write request(target) { result in … }")
    public func response(completionHandler: (DataRequest.Answer<Data?>) -> Void) {}

    /// Is `mapObject(_:)` of `ResponseMapper`.
    @available(*, unavailable, message: "import ResponseMapper: rx(target).mapObject(User.self)")
    public func responseDecodable<Value>(
        of type: Value.Type, completionHandler: (Result<Value, any Error>) -> Void
    ) {}

    /// Is `mapObject(_:)` of `ResponseMapper`.
    @available(
        *, unavailable, message: "import ResponseMapper: rx(target).mapObject(User.self).value"
    )
    public func serializingDecodable<Value>(_ type: Value.Type) -> DataRequest.DataTask<Value> {
        .init()
    }
}

extension TransferProgress {
    /// Is ``fraction``.
    @available(*, unavailable, renamed: "fraction")
    public var fractionCompleted: Double { fraction ?? 0 }
}

extension RetryPolicy {
    /// Is ``Retry``.
    @available(*, unavailable, message: "write interceptors: [Retry(3)]")
    public init(
        retryLimit: Int = 2, exponentialBackoffBase: Int = 2, exponentialBackoffScale: Double = 0.5
    ) { self.init { _, _ in nil } }
}
