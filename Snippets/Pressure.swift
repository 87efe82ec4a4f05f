// Budgets, breakers, limits and deadlines; every part stands on the page "Under pressure".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import ResponseMapper

enum Shop: Target {
    case items, user, orders(of: Int)
    var baseURL: URL { URL(string: "https://shop.example")! }
    var path: Path {
        switch self {
        case .items: "items"
        case .user: "user"
        case .orders(let user): "users/\(user)/orders"
        }
    }
}

struct User: Decodable, Sendable { let id: Int }
func show(_ anything: some Any) {}

// snippet.careful
let budget = RetryBudget()
let shop = Provider<Shop>(interceptors: [
    Deadline(.seconds(10)),
    Retry(2, budget: budget),
    RateLimit(10, per: .seconds(1), burst: 20),
    CircuitBreaker(failing: 0.5, of: 20, within: .seconds(30)),
], attributes: [.cache(MemoryCache()), .caching(.standard)])
// snippet.end

// snippet.places
let steps = shop.describe().split(separator: "\n").map { String($0) }
assert(steps.suffix(7).dropLast() == [
    "per call: Deadline: within 10.0 seconds",
    "per call: Retry: a budget of 500 tokens",
    "encode, willSend, didReceive",
    "cache: standard",
    "per exchange: RateLimit: 10 in 1.0 seconds",
    "per exchange: CircuitBreaker: opens for 5.0 seconds"
        + " if 0.5 of 20 fail within 30.0 seconds",
])
// snippet.end

// snippet.own
/// Counts what the servers of an app have to do.
struct Usage: Interceptor {
    let count: @Sendable (_ host: String) -> Void
    var place: InterceptorPlace { .exchange }

    func intercept(
        _ endpoint: Endpoint, _ next: @escaping Next
    ) -> Single<Response> {
        .deferred {
            count(try endpoint.encoded().url.host() ?? "")
            return next(endpoint)
        }
    }
}
// snippet.end
let hosts = BehaviorRelay(value: "")
let counting = Provider<Shop>(
    backend: .stub(Response()), interceptors: [Usage { hosts.accept($0) }])
counting.rx(.items).subscribe()
assert(hosts.value == "shop.example")

// snippet.refused
@Sendable func load() async {
    do {
        show(try await shop.request(.items))
    } catch NetError.refused(.circuitOpen(let wait)) {
        show("down; again in \(wait)")
    } catch NetError.refused(.rateLimited(let date)) {
        show("too many requests until \(date)")
    } catch {
        // of a spent budget, the last response
        show(error.response?.status ?? 0)
    }
}
// snippet.end
_ = load

// snippet.pipeline
let orders = shop.rx(.user).mapObject(User.self)
    .flatMap { shop.rx(.orders(of: $0.id)) }
    .deadline(in: .seconds(10))
// snippet.end
let time = VirtualTimeScheduler()
let stubs = Stubs<Shop>(after: .seconds(6), scheduler: time)
    .on(.user, #"{"id": 7}"#)
    .on(.orders(of: 7), "[]")
let late = Provider<Shop>(backend: stubs).rx(.user).mapObject(User.self)
    .flatMap { Provider<Shop>(backend: stubs).rx(.orders(of: $0.id)) }
    .deadline(in: .seconds(10), scheduler: time)
let recorded = time.record(late)
assert("\(recorded.events)".contains("before the deadline"))
