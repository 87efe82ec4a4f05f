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
    @available(*, unavailable, message: "write rx.pages(action, input)")
    public func pages<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input? = nil
    ) -> Pages<Output> { Pages(first: nil) }
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

extension NetError {
    @available(*, unavailable, message: "a NetError is no Result: case .transport(let failure)")
    public static func failure(_ error: Any) -> NetError { .cancelled }
    @available(*, unavailable, message: "write case .transport(let failure), with its reason")
    public static var timeout: NetError { .cancelled }
}
