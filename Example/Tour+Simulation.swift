import Foundation
import ResponseMapper

/// Steps in virtual time: a shop of twenty users on a bad network, for ten minutes with each seed.
func tourSimulation(_ transcript: Transcript) async {
    await transcript.refusal("an order that is sent again, Simulation(seeds: 1...50).run()") {
        try checkout(knowsOrders: false).run()
    }
    await transcript.step("the same, and a server that knows an order by its id") {
        try checkout(knowsOrders: true).run()
        return "50 seeds pass"
    }
}

/// A simulation of orders, which are sent again after a lost answer.
private func checkout(knowsOrders: Bool) -> Simulation {
    let faults: [Simulation.Fault] = [.latency(.milliseconds(80)), .drops(0.02), .cancels(0.05)]
    return Simulation(seeds: 1...50, faults: faults) { world in
        let server = world.server(Set<String>()) { request, orders in
            let isNew = orders.insert(request.headers["Idempotency-Key"] ?? "").inserted
            if !isNew, !knowsOrders { world.fail("an order is placed twice") }
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
    }
}

private enum Simulated: Target {
    case order

    var baseURL: URL { URL(string: "https://shop.example")! }
    var path: Path { "orders" }
    var method: HTTPMethod { .post }
}
