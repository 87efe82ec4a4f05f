import Foundation

// The calls behind a request of Alamofire, so that each call of a chain has its message.

/// Has another form here.
@available(*, unavailable, message: "write provider.rx(target), a Single<Response>")
public struct DataRequest {
    /// Has another form here.
    public func validate() -> Self { self }
    /// Has another form here.
    public func validate(statusCode: some Sequence<Int>) -> Self { self }
    /// Has another form here.
    public func validate(contentType: [String]) -> Self { self }
    /// Has another form here.
    public func authenticate(username: String, password: String) -> Self { self }
    /// Has another form here.
    public func cacheResponse(using handler: Any) -> Self { self }
    /// Has another form here.
    public func redirect(using handler: Any) -> Self { self }
    /// Has another form here.
    public func cURLDescription(calling: (String) -> Void) -> Self { self }
    /// Has another form here.
    public func uploadProgress(closure: (Progress) -> Void) -> Self { self }
    /// Has another form here.
    public func downloadProgress(closure: (Progress) -> Void) -> Self { self }
    /// Has another form here.
    public func response(completionHandler: (Answer<Data?>) -> Void) {}
    /// Has another form here.
    public func responseData(completionHandler: (Answer<Data>) -> Void) {}
    /// Has another form here.
    public func responseString(completionHandler: (Answer<String>) -> Void) {}
    /// Has another form here.
    public func responseDecodable<Value>(
        of type: Value.Type, completionHandler: (Answer<Value>) -> Void
    ) {}
    /// Has another form here.
    public func serializingDecodable<Value>(_ type: Value.Type) -> DataTask<Value> { DataTask() }
    /// Has another form here.
    public func serializingData() -> DataTask<Data> { DataTask() }
    /// Has another form here.
    public func serializingString() -> DataTask<String> { DataTask() }
    /// Has another form here.
    public func responseJSON(completionHandler: (Answer<Any>) -> Void) {}
    /// Has another form here.
    public func responseURL(completionHandler: (Answer<URL>) -> Void) {}
    /// Has another form here.
    public func responseStream(completionHandler: (Any) -> Void) {}
    /// Has another form here.
    public func resume() {}
    /// Has another form here.
    public func suspend() {}
    /// Has another form here.
    public func cancel() {}
    /// Has another form here.
    public func cancel(byProducingResumeData: (Data?) -> Void) {}
    /// Has another form here.
    public func cancelAllRequests() {}

    /// Has another form here.
    public struct DataTask<Value> {
        /// Has another form here.
        public var value: Value { get async throws { throw NetError.cancelled } }
        /// Has another form here.
        public var response: Answer<Value> { get async { Answer() } }
        /// Has another form here.
        public var result: Result<Value, any Error> {
            get async { .failure(NetError.cancelled) }
        }
    }

    /// Is a result with a ``Response``.
    public struct Answer<Value> {
        /// Has another form here.
        public var result: Result<Value, any Error> { .failure(NetError.cancelled) }
        /// Has another form here.
        public var value: Value? { nil }
        /// Has another form here.
        public var error: NetError? { nil }
        /// Has another form here.
        public var data: Data? { nil }
        /// Has another form here.
        public var response: HTTPURLResponse? { nil }
        /// Has another form here.
        public var resumeData: Data? { nil }
    }
}
