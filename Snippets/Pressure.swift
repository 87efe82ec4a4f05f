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
    CircuitBreaker(failing: 0.5, of: 20, within: .seconds(30)),
    Retry(2, budget: budget),
    RateLimit(10, per: .seconds(1), burst: 20),
])
// snippet.end
assert(shop.describe().contains("Deadline: each call"))
assert(shop.describe().contains("RateLimit: 10 attempts"))

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
