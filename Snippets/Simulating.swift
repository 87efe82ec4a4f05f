// An app and its server, played with many seeds; every part stands on the page "Simulate an app".
// swift-format-ignore-file
import Foundation
import ResponseMapper

enum Shop: Target {
    case buy(String)
    var baseURL: URL { URL(string: "https://shop.example")! }
    var path: Path { "orders" }
    var method: HTTPMethod { .post }
    var payload: Payload {
        switch self { case .buy(let id): .query(["id": id]) }
    }
}

// snippet.simulation
let simulation = Simulation(
    seeds: 1...20, actors: 5, for: .seconds(120),
    faults: [.latency(.milliseconds(80)), .drops(0.05), .cancels(0.05)]
) { world in
    let server = world.server(Set<String>()) { request, orders in
        if !orders.insert(request.url.absoluteString).inserted {
            world.fail("an order is placed twice")
        }
        return 201
    }
    let waits = RetryPolicy.backoff(
        base: .seconds(1), cap: .seconds(8), random: world.random)
    let shop = Provider<Shop>(
        backend: server, plugins: world.plugins,
        interceptors: [
            Retry(2, waits, scheduler: world.clock, now: world.date),
        ])
    world.actors { actor in
        shop.rx(.buy("\(actor.number)-\(actor.random())"))
    }
    world.expectNoLeaks()
}
try simulation.run()
// snippet.end

let page = FileManager.default.temporaryDirectory
    .appending(path: "network-\(UUID().uuidString).html")

// snippet.failing
do {
    try simulation.run()
} catch {
    print(error)                            // the case, and what happened
    try error.inspector?.write(to: page)    // its requests
}
// snippet.end

// snippet.again
let smallest = Simulation.Case(seed: 3, actors: 1, omitted: ["latency"])
try simulation.run(only: smallest)
// snippet.end
