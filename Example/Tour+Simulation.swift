import Foundation
import ResponseMapper

/// Steps in virtual time: a shop of twenty users on a bad network, for ten minutes with each seed.
func tourSimulation(_ transcript: Transcript) async {
    await transcript.refusal("an order that is sent again, Simulation(seeds: 1...50).run()") {
        try checkout { _ in false }.run()
    }
    await transcript.step("the same, and a server that knows an order by its id") {
        try checkout { isKnown in isKnown }.run()
        return "no order is placed twice, by 50 seeds"
    }
}

/// A simulation of orders, which are sent again after a lost answer.
/// - Parameter ignores: Returns true if the server ignores an order, given if it knows the id.
private func checkout(_ ignores: @escaping @Sendable (Bool) -> Bool) -> Simulation {
    let faults: [Simulation.Fault] = [.latency(.milliseconds(80)), .drops(0.02), .cancels(0.05)]
    return Simulation(seeds: 1...50, faults: faults) { world in
        let server = world.server([String: Int]()) { request, orders in
            let id = request.headers["Idempotency-Key"] ?? ""
            if !ignores(orders[id] != nil) { orders[id, default: 0] += 1 }
            return 201
        }
        let retry = Retry(
            3, .backoff(base: .seconds(1), cap: .seconds(8), random: world.random),
            scheduler: world.clock, now: world.date)
        let shop = Provider<AnyTarget>(
            backend: server, interceptors: [retry], attributes: .isIdempotent(true))
        world.actors { actor in
            let id = "\(actor.number)-\(actor.random())"
            return shop.rx(Simulated.order, .headers(["Idempotency-Key": id]))
        }
        world.atEnd("no order is placed twice") {
            server.state.values.allSatisfy { $0 == 1 }
        }
    }
}

private enum Simulated: Target {
    case order

    var baseURL: URL { URL(string: "https://shop.example")! }
    var path: Path { "orders" }
    var method: HTTPMethod { .post }
}
