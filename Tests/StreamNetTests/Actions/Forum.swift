import Foundation
import StreamNet

let forumURL = URL(string: "https://forum.host")!

/// The API that most tests of actions call.
struct Forum: API {
    static let attributes: Attributes = [
        .baseURL(forumURL), .headers(["X-App": "forum", "X-Kind": "all"]),
    ]

    @GET("/posts/\(\.id)") var post: Action<PostID, Post>
    @POST("/posts") var write: Action<Draft, Post>
    @PUT("/posts/\(\.id)") var replace: Action<Edit, Post>
    @PATCH("/posts/\(\.id)") var edit: Action<Edit, Post>
    @DELETE("/posts/\(\.id)") var remove: Action<PostID, Void>
    @HEAD("/posts") var check: Action<Void, Void>
    @OPTIONS("/posts") var ask: Action<Void, Void>
    @PURGE("/cache") var purge: Action<Void, Void>
    @MSEARCH("/x") var search: Action<Void, Void>

    static let plainPost: Action<PostID, Post> = GET("/posts/\(\.id)", attributes).action
    static let plainWrite: Action<Draft, Post> = POST("/posts", attributes).action
    static let plainReplace: Action<Edit, Post> = PUT("/posts/\(\.id)", attributes).action
    static let plainEdit: Action<Edit, Post> = PATCH("/posts/\(\.id)", attributes).action
    static let plainRemove: Action<PostID, Void> = DELETE("/posts/\(\.id)", attributes).action
    static let plainCheck: Action<Void, Void> = HEAD("/posts", attributes).action
    static let plainAsk: Action<Void, Void> = OPTIONS("/posts", attributes).action
    static let plainPurge: Action<Void, Void> = PURGE("/cache", attributes).action
    static let plainSearch: Action<Void, Void> = MSEARCH("/x", attributes).action
}

enum Purge: Verb {}
enum MSearch: Verb { static let method: HTTPMethod = "M-SEARCH" }
typealias PURGE<I: Sendable, O: Sendable> = ActionDeclaration<Purge, I, O>
typealias MSEARCH<I: Sendable, O: Sendable> = ActionDeclaration<MSearch, I, O>

struct PostID: Encodable, Sendable { var id: String, page: Int? = nil }
struct Draft: Encodable, Sendable { var title: String }
struct Edit: Encodable, Sendable { var id: Int, title: String }
struct Post: Decodable, Equatable, Sendable { var title: String }

extension String {
    /// The line of a request to a host: of `GET /x` it is `GET https://host/x`.
    func at(_ host: String) -> String {
        replacing(" /", with: " https://\(host)/", maxReplacements: 1)
    }
}

extension Endpoint {
    /// The method, the URL and the body on one line.
    var line: String {
        do {
            let request = try encoded()
            let body = request.body?.data.map { " " + String(decoding: $0, as: UTF8.self) } ?? ""
            return "\(request.method) \(request.url.absoluteString)\(body)"
        } catch {
            return "\(error)"
        }
    }
}

extension Action {
    /// The request for `input`, or the error that prevents it.
    func line(_ input: Input) -> String {
        do throws(NetError) { return try endpoint(input).line } catch { return "\(error)" }
    }

    /// The output of the action if the server answers with `response`.
    func outcome(
        of response: Response, _ input: Input, _ attributes: Attributes = []
    ) -> Result<Output, any Error>? {
        let provider = Provider<AnyTarget>(backend: .stub(response), attributes: attributes)
        return provider.rx(self, input).outcome
    }
}

extension Action where Input == Void {
    func outcome(
        of response: Response, _ attributes: Attributes = []
    ) -> Result<Output, any Error>? {
        outcome(of: response, (), attributes)
    }
}

/// Intercepts the calls with these types by a closure.
struct TypedInterceptor<In: Sendable, Out: Sendable>: ActionInterceptor {
    let body: @Sendable (ActionCall<In, Out>, @escaping ActionCall<In, Out>.Next) -> Single<Out>

    func intercept<Input, Output>(
        _ call: ActionCall<Input, Output>, _ next: @escaping ActionCall<Input, Output>.Next
    ) -> Single<Output> {
        guard let typed = call as? ActionCall<In, Out> else { return next(call) }
        let outcome = body(typed) { call in
            let single = (call as? ActionCall<Input, Output>).map(next)
            return single as? Single<Out> ?? .never()
        }
        return outcome as? Single<Output> ?? .never()
    }
}

extension Backend where Self == StubBackend {
    /// A server that logs the line of each request.
    static func logging(_ log: EventLog<String>, _ response: Response = Response()) -> StubBackend {
        StubBackend { endpoint in
            log.add(endpoint.line)
            return response
        }
    }

    /// A server that answers every post with the URL that was asked for.
    static var echo: StubBackend {
        StubBackend { endpoint in
            let address = try endpoint.encoded().url.absoluteString
            return Response(text: #"{"title": "\#(endpoint.method) \#(address)"}"#)
        }
    }
}
