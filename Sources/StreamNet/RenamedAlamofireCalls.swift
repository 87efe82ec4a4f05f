import Foundation

// Calls of Alamofire that have another form here, so that the compiler says which.

extension HTTPHeaders {
    /// Is ``standard``.
    @available(*, unavailable, renamed: "standard")
    public static var `default`: HTTPHeaders { [:] }
}

extension NetError {
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

extension Response {
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
    public init(retryLimit: Int) { self.init { _, _ in nil } }
}
