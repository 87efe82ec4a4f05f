// Hooks and what stands around the backend; every part stands on the page "Write a plugin".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

enum Shop: Target {
    case items, order
    var baseURL: URL { URL(string: "https://shop.example")! }
    var path: Path { switch self { case .items: "items"; case .order: "orders" } }
}
struct Session: Sendable {
    var known: String? { stored.value }
    private let stored = BehaviorRelay<String?>(value: "stale")
    func token() -> Single<String> { .just("fresh") }
    func logIn() -> Single<String> { .just("fresh").do(onSuccess: { stored.accept($0) }) }
}
let session = Session()
let keyOfThisClient = "…"
func hash(_ bytes: Data, _ key: String) -> String { "\(bytes.count)" }

// snippet.sign
struct Signature: Plugin {
    func didEncode(
        _ request: inout EncodedRequest, for endpoint: Endpoint
    ) throws {
        let bytes = try request.body?.collected() ?? Data()
        request.headers["X-Signature"] = hash(bytes, keyOfThisClient)
    }
}
// snippet.end

// snippet.veto
struct OfflineMode: Plugin {
    let isOn: @Sendable () -> Bool

    func willSend(_ endpoint: Endpoint) throws {
        guard isOn() else { return }
        throw RequestError(
            .intercepted, wanted: "a connection", found: "offline mode")
    }
}
// snippet.end

// snippet.token
struct Token: Plugin {
    let session: Session

    func preparation(of endpoint: Endpoint) -> Single<Endpoint>? {
        // from a key store, or a server
        session.token().map { token in
            var endpoint = endpoint
            endpoint.headers["Authorization"] = "Bearer \(token)"
            return endpoint
        }
    }
}
// snippet.end

let refresh = TokenRefresh(token: { session.known }, renew: { session.logIn() })

// snippet.fallback
struct Fallback: Plugin {
    let cache: @Sendable (Endpoint) -> Single<Response>

    func processing(
        of result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Single<Response>? {
        // as it is
        guard case .failure(NetError.transport) = result else { return nil }
        // its element is the new result
        return cache(endpoint)
    }
}
// snippet.end

// snippet.result
struct Maintenance: Plugin {
    func process(
        _ result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Result<Response, any Error> {
        guard case .success(let response) = result, response.status == 503
        else {
            return result
        }
        return .failure(
            UnderMaintenance(until: response.headers["Retry-After"]))
    }
}
// snippet.end

// snippet.collect
struct FailureReport: Plugin {
    let report: @Sendable (String) -> Void

    func didFail(
        _ error: any Error, at step: FailedStep, of endpoint: Endpoint
    ) {
        // mapping GET https://…: wanted User, found no "name"
        switch step {
        case .request: report("request \(error)")
        case .body, .connection: report("stream \(error)")
        case .mapping: report("mapping \(error)")
        }
    }
}
// snippet.end

// snippet.time
struct Stopwatch: Plugin {
    let report: @Sendable (String) -> Void

    func didReceive(
        _ result: Result<Response, any Error>, for endpoint: Endpoint
    ) {
        guard case .success(let response) = result else { return }
        let time = response.timing?.total ?? .zero
        report("\(endpoint): \(response.status) after \(time)")
    }
}
// snippet.end

// snippet.attribute
extension Attributes {
    static let audited: Attributes = .plugins([Signature()])
}
// snippet.end

// snippet.context
extension RequestContext {
    static var repeats: Key<Int> { .init(0) }
}

// for servers that refuse at first
struct RepeatOnce: Interceptor {
    func intercept(
        _ endpoint: Endpoint, _ next: @escaping Next
    ) -> Single<Response> {
        next(endpoint).flatMap { response in
            let repeats = endpoint.context?.update(RequestContext.repeats) {
                $0 += 1; return $0
            }
            return response.status == 503 && repeats == 1
                ? next(endpoint) : .just(response)
        }
    }
}
// snippet.end

let stub = StubBackend { endpoint in
    Response(status: endpoint.headers["Authorization"] == "Bearer fresh" ? 200 : 401)
}
// snippet.describe
let shop = Provider<Shop>(
    backend: stub, plugins: [OfflineMode { false }, Signature()],
    interceptors: [refresh], attributes: .authorization(.bearer))

assert(shop.describe() == """
    decode: JSONDecoder
    didDeliver: OfflineMode, Signature
    prepare, process: OfflineMode, Signature
    per call: TokenRefresh
    encode, willSend, didReceive: OfflineMode, Signature
    send: StubBackend
    """)
// snippet.end

let again = Provider<Shop>(
    backend: stub, interceptors: [refresh], attributes: .authorization(.bearer))
let status = try await again.rx(.items, .audited).map(\.status).value
assert(status == 200)
let refused = again.with(plugins: [OfflineMode { true }])
let refusal = BehaviorRelay(value: "")
refused.rx(.items).subscribe(onFailure: { refusal.accept("\($0)") })
assert(refusal.value == "GET https://shop.example/items: wanted a connection, found offline mode")

struct UnderMaintenance: Error { let until: String? }
