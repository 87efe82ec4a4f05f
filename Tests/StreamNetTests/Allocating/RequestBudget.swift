import Foundation
import StreamNet
import Testing

/// How much a hundred requests of one kind may allocate.
struct RequestBudget: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let limit: Int
    /// Sends one request, which is answered at once.
    let send: @Sendable () -> Void

    init(_ name: String, _ limit: Int, _ send: @escaping @Sendable () -> Void) {
        (testDescription, self.limit, self.send) = ("\(name): \(limit)", limit, send)
    }

    init(
        _ name: String, _ limit: Int, plugins: [any Plugin] = [],
        interceptors: [any Interceptor] = [], attributes: Attributes = [],
        response: Response = Response()
    ) {
        let provider = Provider<Shop>(
            backend: .stub(response), plugins: plugins, interceptors: interceptors,
            attributes: attributes)
        self.init(name, limit) { provider.rx(.item(7)).subscribe() }
    }

    static let all = [
        RequestBudget("a provider", 2_700),
        RequestBudget(
            "2 plugins, 2 interceptors", 5_700, plugins: [Header(), Header()],
            interceptors: [Passing(), Passing()]),
        RequestBudget("a traced request", 4_200, attributes: .tracing()),
        RequestBudget("an action", 3_300) { provider.rx(ShopAPI.item, 7).subscribe() },
        RequestBudget("an action with a body", 4_200) {
            provider.rx(ShopAPI.add, Item()).subscribe()
        },
        RequestBudget(
            "a response out of a cache", 5_100,
            attributes: [.cache(MemoryCache()), .caching(.standard)],
            response: Response(headers: ["Cache-Control": "max-age=3600", "ETag": "\"1\""])),
    ]

    private static let provider = Provider<AnyTarget>(backend: .stub(Response()))
}

private let site = URL(string: "https://shop.host/api")!

private enum Shop: Target {
    case item(Int)

    var baseURL: URL { site }
    var path: Path {
        switch self {
        case .item(let number): "items/\(number)"
        }
    }
}

private struct Item: Encodable, Sendable {
    var id = 7
    var name = "tea"
}

private struct ShopAPI: API {
    static let attributes: Attributes = .baseURL(site)

    @GET("/items/\(\.self)") var item: Action<Int, NoContent>
    @POST("/items") var add: Action<Item, NoContent>
}

private struct Header: Plugin {
    func prepare(_ endpoint: Endpoint) -> Endpoint {
        var endpoint = endpoint
        endpoint.headers["Authorization"] = "Bearer token"
        return endpoint
    }
}

private struct Passing: Interceptor {
    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        next(endpoint)
    }
}
