import Foundation

// Distinctive names of Retrofit and OkHttp, so that the compiler says what to write. General ones,
// such as `Query`, `Body`, `Call` and `Dispatcher`, are not among them: apps have them, too.

/// Is ``API``.
@available(*, unavailable, message: "declare a struct that conforms to API; it needs no builder")
public enum Retrofit {
    /// Has another form here.
    public struct Builder {
        /// Has another form here.
        public init() {}
        /// Has another form here.
        public func baseUrl(_ url: Any) -> Self { self }
        /// Has another form here.
        public func addConverterFactory(_ factory: Any) -> Self { self }
        /// Has another form here.
        public func build() -> Self { self }
        /// Has another form here.
        public func create<Service>(_ type: Service.Type) -> Service? { nil }
    }
}

/// Is ``NetError/rejected(_:)``.
@available(*, unavailable, message: "catch NetError.rejected(let response)")
public struct HttpException: Error {}

/// Is ``RequestLog``.
@available(*, unavailable, message: "write RequestLog { show($0) }")
public struct HttpLoggingInterceptor {
    /// Has another form here.
    public init() {}
}

/// Is ``Stubs``.
@available(*, unavailable, message: "write backend: Stubs(), and stubs.on(target, .text(…))")
public struct MockWebServer {
    /// Has another form here.
    public init() {}
    /// Has another form here.
    public func enqueue(_ response: Any) {}
}

/// Is the input.
@available(*, unavailable, message: "the input's properties are the query")
@propertyWrapper
public struct QueryMap<Value> {
    /// Has another form here.
    public var wrappedValue: Value
    /// Has another form here.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Is `input: .headers`.
@available(*, unavailable, message: "write input: .headers, or .headers(_:) of the call")
@propertyWrapper
public struct HeaderMap<Value> {
    /// Has another form here.
    public var wrappedValue: Value
    /// Has another form here.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Is ``Attributes/path`` of the call.
@available(*, unavailable, message: "write @GET(nil), and .path(_:) of the call")
@propertyWrapper
public struct Url<Value> {
    /// Has another form here.
    public var wrappedValue: Value
    /// Has another form here.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Is ``Attributes/delivery``.
@available(*, unavailable, message: "write .delivery(.streamed), and output: .response")
@propertyWrapper
public struct Streaming<Value> {
    /// Has another form here.
    public var wrappedValue: Value
    /// Has another form here.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Is `input: .form`.
@available(*, unavailable, message: "write input: .form")
@propertyWrapper
public struct FormUrlEncoded<Value> {
    /// Has another form here.
    public var wrappedValue: Value
    /// Has another form here.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension ObservableType where Count == One {
    /// Is another subscription.
    @available(*, unavailable, message: "subscribe again: each subscription sends a request")
    public func clone() -> Flow<Element, Count> { flow }

    /// Is a subscription.
    @available(*, unavailable, message: "subscribe(onSuccess:onFailure:)")
    public func enqueue(_ callback: (Result<Element, any Error>) -> Void) {}

    /// Is `value`.
    @available(*, unavailable, message: "try await single.value")
    public func execute() throws -> Element { throw NetError.cancelled }
}
