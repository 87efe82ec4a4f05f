import Foundation
import StreamNet
import Synchronization

/// An app whose actions are one request each, half of them POST, with a token that expires, against
/// all faults that a simulation has.
enum SimulatedShop: Target {
    case items, order(Int), token

    var baseURL: URL { URL(string: "https://shop.example")! }
    var path: Path {
        switch self {
        case .items: "items"
        case .order(let number): "orders/\(number)"
        case .token: "token"
        }
    }
    var method: HTTPMethod { if case .order = self { .post } else { .get } }

    /// Twenty actors, for ten minutes each.
    static func simulation(seeds: UInt64) -> Simulation {
        Simulation(seeds: 1...seeds, for: .seconds(600), faults: faults) { world in
            let (tokens, token) = (world.tokens, Token())
            let server = world.server(0) { request, orders in
                if request.url.path == "/token" { return .text(tokens.renew()) }
                guard tokens.accept(request) else { return 401 }
                guard request.method == .post else { return .text("\(orders)") }
                orders += 1
                return 201
            }
            let account = Provider<SimulatedShop>(backend: server)
            let shop = Provider<SimulatedShop>(
                backend: server, plugins: world.plugins,
                interceptors: [
                    Retry(
                        2,
                        .backoff(
                            base: .milliseconds(500), cap: .seconds(30), random: world.random),
                        budget: RetryBudget(), scheduler: world.clock, now: world.date),
                    TokenRefresh(
                        token: { token.text.withLock { $0 } },
                        renew: {
                            account.rx(.token).map { String(decoding: $0.body, as: UTF8.self) }
                                .do(onSuccess: { text in token.text.withLock { $0 = text } })
                        }, scheduler: world.clock),
                ],
                attributes: [.authorization(.bearer), .validation(.successCodes)])
            world.actors { actor in
                shop.rx(actor.choice(of: .items, .order(actor.number)))
            }
        }
    }

    private static let faults: [Simulation.Fault] = [
        .latency(.milliseconds(80)), .pieces(upTo: 9), .drops(0.02),
        .statuses([503: 0.05, 429: 0.02]), .outages(every: .seconds(300), lasting: .seconds(5)),
        .expiringTokens(every: .seconds(30)), .clockJumps(every: .seconds(200)), .cancels(0.05),
    ]

    /// A reference, so that closures may have it.
    private final class Token: Sendable { let text = Mutex("token-0") }
}
