import Foundation
import Locks
import StreamNet

/// An app with everything that waits, repeats and remembers, its server, and the conditions that
/// hold whatever happens to them.
enum SimulatedShop: Target {
    case items, add, order(String), page, events, room, profile, renewal

    var baseURL: URL { URL(string: "https://shop.example")! }
    var path: Path {
        switch self {
        case .items, .add: "items"
        case .order: "orders"
        case .page: "pages"
        case .events: "events"
        case .room: "room"
        case .profile: "profile"
        case .renewal: "token"
        }
    }
    var method: HTTPMethod {
        switch self {
        case .add, .order, .renewal: .post
        default: .get
        }
    }
    var payload: Payload {
        switch self {
        case .order(let id): .query(["id": id])
        case .page: .query(["page": 1])
        default: .none
        }
    }
    var attributes: Attributes {
        if case .renewal = self { [.authorization(nil), .retries(0)] } else { [] }
    }

    /// The state of the server.
    struct Shelf: Sendable {
        var version = 0
        var orders: [String: Int] = [:]
    }

    static let faults: [Simulation.Fault] = [
        .latency(.milliseconds(80)), .pieces(upTo: 9), .drops(0.02),
        .statuses([503: 0.05, 429: 0.02]), .outages(every: .seconds(300), lasting: .seconds(5)),
        .expiringTokens(every: .seconds(30)), .clockJumps(every: .seconds(200)),
        .cancels(0.05),
    ]

    /// - Parameter areLimited: True for all limits, listed in a random order.
    static func simulation(
        seeds: ClosedRange<UInt64>, for duration: Duration = .seconds(600),
        areLimited: Bool = false
    ) -> Simulation {
        let faults = areLimited ? SimulatedLimits.faults : faults
        return Simulation(seeds: seeds, for: duration, faults: faults) { world in
            world.expectNoLeaks()
            let app = SimulatedApp(world, areLimited ? SimulatedLimits(world) : nil)
            world.actors { actor in app.action(of: actor) }
            app.addConditions(to: world)
        }
    }
}

/// The app of all actors.
final class SimulatedApp: Sendable {
    private struct State: Sendable {
        var token = "token-0"
        var renewals = 0
        var running = 0
        var most = 0
        var version = 0
        var number = 0
    }

    /// A reference, so that closures may have it.
    private final class Lock: Sendable { let state = Mutex(State()) }

    private let lock = Lock()
    private let world: Simulation.World
    private let server: Simulation.Server<SimulatedShop.Shelf>
    private let shop: Provider<SimulatedShop>

    init(_ world: Simulation.World, _ limits: SimulatedLimits? = nil) {
        self.world = world
        let tokens = world.tokens
        let (clock, random) = (world.clock, world.random)
        server = world.server(SimulatedShop.Shelf()) { request, shelf in
            Self.answer(request, tokens, &shelf)
        }
        let lock = lock
        let account = Provider<SimulatedShop>(
            backend: server, plugins: world.plugins, interceptors: limits?.perExchange ?? [],
            attributes: .validation(.successCodes))
        let renew: @Sendable () -> Single<String> = {
            lock.state.withLock {
                ($0.running, $0.most) = ($0.running + 1, max($0.most, $0.running + 1))
            }
            return account.rx(.renewal).map(\.text)
                .do(
                    onSuccess: { token in
                        lock.state.withLock {
                            ($0.token, $0.renewals) = (token, $0.renewals + 1)
                        }
                    },
                    onDispose: { lock.state.withLock { $0.running -= 1 } })
        }
        let interceptors: [any Interceptor] = [
            Retry(
                2, .backoff(base: .milliseconds(500), cap: .seconds(30), random: random),
                budget: RetryBudget(), scheduler: clock, now: world.date),
            TokenRefresh(
                token: { lock.state.withLock { $0.token } }, renew: renew, scheduler: clock),
        ]
        let limit = RateLimit(4, per: .seconds(1), burst: 4, scheduler: clock, now: world.date)
        shop = Provider(
            backend: server, plugins: world.plugins,
            interceptors: limits?.around(interceptors) ?? interceptors + [limit],
            attributes: [
                .authorization(.bearer), .validation(.successCodes),
                .cache(MemoryCache()), .cacheClock(world.date),
                .caching(.standard), .sharing(InFlightRequests()),
                .reconnect(.idempotent(attempts: 20, includesFirst: true, random: random)),
                .reconnectScheduler(clock),
            ])
    }
}

extension SimulatedApp {
    private static func answer(
        _ request: EncodedRequest, _ tokens: Simulation.Tokens, _ shelf: inout SimulatedShop.Shelf
    ) -> StubAnswer {
        let url = URLComponents(url: request.url, resolvingAgainstBaseURL: false)
        func parameter(_ name: String) -> String {
            url?.queryItems?.first { $0.name == name }?.value ?? ""
        }
        if request.url.path == "/token" { return .text(tokens.renew()) }
        guard tokens.accept(request) else { return 401 }
        switch (request.method, request.url.path) {
        case (.get, "/items"):
            return .text("\(shelf.version)", headers: ["Cache-Control": "max-age=60"])
        case (.post, "/items"):
            shelf.version += 1
            return .text("\(shelf.version)")
        case (.post, "/orders"):
            shelf.orders[parameter("id"), default: 0] += 1
            return 201
        case (.get, "/pages"):
            let page = Int(parameter("page")) ?? 0
            let next: HTTPHeaders = page < 4 ? ["Link": "</pages?page=\(page + 1)>; rel=next"] : [:]
            return .text("\(page)", headers: next)
        case (.get, "/events"):
            let last = request.headers["Last-Event-ID"].flatMap { Int($0) } ?? 0
            if last >= 12 { return 204 }
            return .events(
                (last + 1...min(last + 4, 12)).flatMap { id -> [StubAnswer.Step] in
                    [.wait(.milliseconds(300)), "id: \(id)\ndata: \(id)\n\n"]
                })
        case (.get, "/room"):
            return .socket("1", .wait(.seconds(1)), "2", .expect("hi"), "3", .close(1000))
        default: return .text("ann")
        }
    }
}

extension SimulatedApp {
    func action(of actor: Simulation.Actor) -> any ObservableType {
        switch actor.choice(of: 0, 0, 0, 1, 2, 3, 4, 5, 6) {
        case 0:
            return Single.deferred { [self] in
                let known = lock.state.withLock { $0.version }
                return shop.rx(.items).map(\.text).do(onSuccess: { [world] text in
                    guard let version = Int(text), version < known else { return }
                    world.fail("no version is older than the one known when it was asked for")
                })
            }
        case 1:
            return shop.rx(.add).map(\.text).do(onSuccess: { [lock] text in
                let version = Int(text) ?? 0
                lock.state.withLock { $0.version = max($0.version, version) }
            })
        case 2:
            let number = lock.state.withLock { state in
                state.number += 1
                return state.number
            }
            return shop.rx(.order("\(number)"))
        case 3:
            return inOrder(
                shop.rx.pages(.page, next: .link).map { Int($0.text) },
                upTo: 4, "pages")
        case 4: return inOrder(shop.rx.events(.events).map { Int($0.data) }, upTo: 12, "events")
        case 5:
            let messages = shop.rx.socket(.room, .reconnect(.never), sending: .just("hi"))
                .map { message -> Int? in
                    guard case .text(let text) = message else { return nil }
                    return Int(text)
                }
            return inOrder(messages, upTo: 3, "messages")
        default: return shop.rx(.profile)
        }
    }

    /// Fails the simulation unless the elements are 1, 2, 3 and so on, all if they complete.
    private func inOrder(
        _ numbers: some ObservableType<Int?, Many>, upTo last: Int, _ name: String
    ) -> Observable<Int?> {
        .deferred { [world] in
            let count = Mutex(0)
            return numbers.flow.do(
                onNext: { number in
                    let wanted = count.withLock { count in
                        count += 1
                        return count
                    }
                    if number != wanted { world.fail("\(name) are in order, and complete") }
                },
                onCompleted: {
                    if count.withLock({ $0 }) != last {
                        world.fail("\(name) are in order, and complete")
                    }
                })
        }
    }

    func addConditions(to world: Simulation.World) {
        let (server, lock, tokens) = (server, lock, world.tokens)
        world.invariant("one renewal at a time") { lock.state.withLock { $0.most } <= 1 }
        world.atEnd("no order is placed twice") {
            server.state.orders.values.allSatisfy { $0 == 1 }
        }
        world.invariant("no more renewals than tokens that expired") {
            lock.state.withLock { $0.renewals } <= tokens.expiries
        }
    }
}

extension Response {
    fileprivate var text: String { String(decoding: body, as: UTF8.self) }
}
