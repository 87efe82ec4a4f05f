// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

// First guesses that would fail with a message about another type, so that the compiler says what
// to write.

/// A page of an unknown type: the root of a key path in the attribute `.paging`.
@_documentation(visibility: internal)
@dynamicMemberLookup
public struct UntypedPage: Sendable {
    public subscript(dynamicMember name: String) -> UntypedPage { self }
}

extension NextPage where Page == Response {
    @available(*, unavailable, message: "an attribute has no page: write .address(at: \"next\")")
    public static func address(_: KeyPath<UntypedPage, UntypedPage>) -> NextPage { .link }
    @available(*, unavailable, message: "an attribute has no page: .cursor(\"after\", at: \"end\")")
    public static func cursor(
        _ name: String = "cursor", _: KeyPath<UntypedPage, UntypedPage>
    ) -> NextPage { .link }
}

extension NextPage {
    @available(*, unavailable, message: "count the items: .offset(\"offset\") { $0.items.count }")
    @_disfavoredOverload
    public static func offset(_ name: String = "", size: Int? = nil) -> NextPage { .link }
    @available(*, unavailable, message: "count the items: .number(\"page\") { $0.items.count }")
    @_disfavoredOverload
    public static func number(
        _ name: String = "", from first: Int = 1, size: Int? = nil
    ) -> NextPage { .link }
    @available(*, unavailable, message: "write .number(\"page\") { $0.items.count }")
    public static func page(_ name: String = "") -> NextPage { .link }
}

extension Provider {
    @available(*, unavailable, message: "write rx(action), or try await request(action)")
    @_disfavoredOverload
    public func request<Output>(_ action: Action<Void, Output>) -> Single<Output> { .never() }
    @available(*, unavailable, message: "write rx(action, input), or try await request(…)")
    @_disfavoredOverload
    public func request<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input
    ) -> Single<Output> { .never() }
    @available(*, unavailable, message: "send is for a TypedTarget; write request(action, input)")
    public func send<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input? = nil
    ) async throws -> Output { throw NetError.cancelled }
    @available(*, unavailable, message: "a provider sends targets and actions: declare one")
    public func request(_ address: String) async throws -> Response { throw NetError.cancelled }
    @available(*, unavailable, message: "a provider sends targets and actions: declare one")
    public func request(_ method: HTTPMethod, _ address: String) async throws -> Response {
        throw NetError.cancelled
    }
    @available(*, unavailable, message: "write rx.pages(action, input), and its values in a loop")
    public func pages<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input? = nil
    ) -> PagesInALoop<Output> { .init() }
    @available(*, unavailable, message: "write rx.pages(target), and its values in a loop")
    public func pages(_ target: T) -> PagesInALoop<Response> { .init() }
}

/// Pages that a loop and a subscription take, so that the only error is the call that makes them.
@_documentation(visibility: internal)
public struct PagesInALoop<Page: Sendable>: ObservableType, AsyncSequence, AsyncIteratorProtocol {
    public var flow: Observable<Page> { .never() }
    public var values: Self { self }
    public func makeAsyncIterator() -> Self { self }
    public func next() async throws -> Page? { nil }
}

extension Reactive {
    @available(*, unavailable, message: "the action needs its input: rx.pages(action, input)")
    @_disfavoredOverload
    public func pages<T, Input, Output>(
        _ action: Action<Input, Output>, next: NextPage<Output>? = nil
    ) -> Single<Output> where Base == Provider<T> { .never() }
}

extension Action {
    @available(*, unavailable, message: "call the action with its input: API.user(id).value")
    public var value: Output { get async throws { throw NetError.cancelled } }
    @available(*, unavailable, message: "write action.request(input) { … }, or subscribe")
    public func callAsFunction(_ input: Input, done: (Result<Output, any Error>) -> Void) {}
}

extension Response {
    @available(*, unavailable, message: "import ResponseMapper: mapObject(User.self)")
    public func decode<Model>(_: Model.Type) throws -> Model { throw NetError.cancelled }
    @available(*, unavailable, message: "import ResponseMapper: toJSON(at: .root)")
    public func json() throws -> Any { self }
    @available(*, unavailable, message: "import ResponseMapper: mapObject(User.self)")
    public func map<Model>() throws -> Model { throw NetError.cancelled }
    @available(*, unavailable, renamed: "mapString()")
    public func string() throws -> String { "" }
    @available(*, unavailable, message: "write headers[\"Content-Type\"]")
    public func header(_ name: String) -> String? { nil }
}

// Literals of several types.
@available(*, unavailable, message: "write a Parameters, an Encodable value, or a JSON: … as JSON")
extension Payload {
    @_disfavoredOverload
    public static func json(_ values: [Any], query: Parameters = [:]) -> Payload { .none }
    @_disfavoredOverload
    public static func json(_ values: [String: Any], query: Parameters = [:]) -> Payload { .none }
}
@available(*, unavailable, message: "write a text, an Encodable value, or a JSON: … as JSON")
extension StubAnswer {
    @_disfavoredOverload
    public static func json(_ values: [Any], status: Int = 200) -> StubAnswer { 200 }
    @_disfavoredOverload
    public static func json(_ values: [String: Any], status: Int = 200) -> StubAnswer { 200 }
}

@available(*, unavailable, message: "the name comes first: .data(\"a\", data), .text(\"b\", text)")
extension Multipart.Part {
    public static func text(_ text: String, name: String) -> Self { .fields([:]) }
    public static func data(
        _ data: Data, name: String, fileName: String? = nil, mimeType: String? = nil
    ) -> Self { .fields([:]) }
    public static func file(_ file: URL, name: String) -> Self { .fields([:]) }
}
extension Payload {
    @available(*, unavailable, message: "write .multipart([.text(\"a\", text), .data(\"b\", d)])")
    @_disfavoredOverload
    public static func multipart(_ values: [String: Any]) -> Payload { .none }
}

extension StubBackend {
    @available(*, unavailable, message: "stubs are a backend: Provider(backend: stubs)")
    public init<T>(_ stubs: Stubs<T>) { self.init { _ in Response(status: 200) } }
}
@available(*, unavailable, message: "write on(target, .text(…))")
extension Stubs {
    public func stub(_ target: T, with answer: Any) {}
    public func stub(_ target: some Target, with answer: Any) {}
}
@available(*, unavailable, message: "write encoded.url, encoded.method, encoded.headers, …")
extension StubbedRequest {
    public var url: URL { encoded.url }
    public var method: HTTPMethod { encoded.method }
    public var headers: HTTPHeaders { encoded.headers }
    public var body: Data? { nil }
}
