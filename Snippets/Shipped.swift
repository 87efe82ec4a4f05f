// Retrying, authorizing, defaults, logging; stands on the page "Retry, tokens and logging".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

final class Lines: Sendable {
    private let relay = BehaviorRelay<[String]>(value: [])
    var all: [String] { relay.value }
    func add(_ line: String) { relay.accept(relay.value + [line]) }
}
struct Session: Sendable {
    var token: String? { "secret" }
    func fresh() -> Single<String?> { .just("secret") }
    func logIn() -> Single<String> { .just("secret") }
    func expiry(of token: String) -> Date { .distantFuture }
}
let session = Session()

// snippet.shop
enum Shop: Target {
    case items, order, logIn(String)

    var baseURL: URL { URL(string: "https://shop.example")! }
    var path: Path {
        switch self {
        case .items: "items"
        case .order: "orders"
        case .logIn: "session"
        }
    }
    var method: HTTPMethod { if case .items = self { .get } else { .post } }
    var payload: Payload {
        if case .logIn(let password) = self {
            .json(["password": password])
        } else {
            .none
        }
    }
    var attributes: Attributes {
        switch self {
        case .items: []
        // the server knows its key
        case .order: [.authorization(.bearer), .isIdempotent()]
        // once, and without its body
        case .logIn: [.retries(0), .logging(.summary)]
        }
    }
}
// snippet.end

// snippet.provider
let lines = Lines()
let shop = Provider<Shop>(
    plugins: [
        AccessToken { _ in session.token },
        DefaultHeaders(["X-Client": "shop/2.0"]),
        CommonParameters(["lang": "en"]),
        DefaultTimeouts([.get: .seconds(10), .post: .seconds(120)]),
        NetworkActivity(),
        // last: it sees the changes of the others
        RequestLog(.bodies) { lines.add("\($0)") },
    ],
    interceptors: [Retry()],
    attributes: .validation(
        .all(.successCodes, .contentTypes(["application/json"]))))
// snippet.end

// snippet.retry
let time = VirtualTimeScheduler()
let stubs = Stubs<Shop>(scheduler: time)
stubs.on(
    .items,
    [
        .status(503, headers: ["Retry-After": "20"]),
        .failure(.connectionLost), "[]",
    ])

let retrying = Provider<Shop>(
    backend: stubs,
    interceptors: [
        Retry(3, .constant(delay: .seconds(1)), scheduler: time),
    ])
time.record(retrying.rx(.items))

assert(stubs.requests.map(\.time) == [.zero, .seconds(20), .seconds(21)])
// snippet.end

// snippet.statuses
let busy = Stubs<Shop>(scheduler: time).on(
    .order, [.status(429, headers: ["Retry-After": "120"]), 201])
let polite = Provider<Shop>(
    backend: busy,
    interceptors: [
        // a POST, too, but only after a 429, not after a lost connection
        Retry(
            anyMethod: [429], longestWait: .seconds(300),
            scheduler: time)
    ])
// snippet.end
let start = time.now
let order = time.record(polite.rx(.order, .isIdempotent(false)).map(\.status))
assert(order.elements == [201] && time.now == start + .seconds(120))
busy.on(.order, [.failure(.connectionLost), 201])
assert(time.record(polite.rx(.order, .isIdempotent(false))).elements.isEmpty)

// snippet.tokens
let known = AccessToken { endpoint in
    endpoint.target is Shop ? session.token : nil
}
let awaited = AccessToken(waitingFor: { _ in session.fresh() })
let basic = Credentials(user: "ann", password: "…", host: "shop.example")
// snippet.end

// snippet.renewal
let refresh = TokenRefresh(
    // the current one
    token: { session.token },
    // requests a new one, and stores it
    renew: { session.logIn() })
// snippet.end
_ = refresh

// snippet.ahead
let early = TokenRefresh(
    token: { session.token }, renew: { session.logIn() },
    // true a minute before the token expires
    ahead: { token in session.expiry(of: token) < Date.now + 60 })
// snippet.end
_ = early

// snippet.validation
let strict: Attributes = .validation(
    .all(.successCodes, .contentTypes(["application/json"])))
// the types of `Accept`
let requested: Attributes = .validation(.acceptedTypes)
let fresh: Attributes = .validation(Validation { response in
    response.headers["X-Stale"].map {
        Rejection(wanted: "a fresh response", found: $0)
    }
})
// snippet.end

// snippet.log
let logLines = Lines()
let logged = Provider<Shop>(
    backend: .stub(
        Response(status: 201, text: #"{"id": 7, "token": "secret"}"#)),
    plugins: [
        RequestLog([.summary, .responseBody]) { logLines.add("\($0)") },
    ])

logged.rx(.order, .headers(["Authorization": "Bearer secret"])).subscribe()
assert(logLines.all == [
    "#1 → POST https://shop.example/orders",
    "#1 ← 201, 28 bytes",
    #"#1   {"id": 7, "token": "•••"}"#,
])
// snippet.end

// snippet.curl
let request = try Shop.logIn("secret").endpoint.encoded()
assert(request.curl() == """
    curl 'https://shop.example/session' \
    -H 'Content-Type: application/json' \
    --data-raw '{"password":"•••"}'
    """)
let redaction = Redaction.standard.adding("X-Room", "*iban")
// snippet.end

// snippet.inspected
let inspector = Inspector()
let server = Stubs<Shop>().on(.items, "[]")
let inspected = Provider<Shop>(backend: server, plugins: [inspector])
inspected.rx(.items).subscribe()

assert(
    inspector.last?.marks.map(\.name) == [
        "prepared", "attempt", "response", "delivered",
    ])
assert(
    server.requests.map(\.encoded.url.absoluteString)
        == ["https://shop.example/items"])
// snippet.end
shop.rx(.logIn("secret"), .backend(.stub(Response()) as StubBackend)).subscribe()
assert(!lines.all.joined().contains("secret"))
_ = (known, awaited, basic, strict, requested, fresh, redaction)
