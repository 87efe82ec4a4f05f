import Foundation
import Locks
import StreamNet
import Streams

/// The calls of an app by their numbers, which a field of all their requests has: a backend that
/// compares what passes on its way to a server with what the callers get.
final class SimulatedCalls: Backend {
    private struct Call {
        let latestEnd: Duration
        var isOver = false
        /// The outcomes of the latest attempt, and of that for each address.
        var last = ""
        var outcomes: [URL: String] = [:]
        /// The number of responses that have arrived and were not delivered.
        var missing = 0
    }

    private let pair: SimulatedPair
    private let world: Simulation.World
    private let server: Simulation.Server<Int>
    private let table = Mutex<[Call]>([])

    init(of pair: SimulatedPair, in world: Simulation.World) {
        let (tokens, needsToken) = (world.tokens, pair.kinds.contains(.tokenRefresh))
        (self.pair, self.world) = (pair, world)
        server = world.server(0) { request, count in
            if request.url.path == "/token" { return .text(tokens.renew()) }
            if needsToken, !tokens.accept(request) { return 401 }
            count += 1
            if count % 9 == 0 { return .status(503, headers: ["Retry-After": "1"]) }
            let isLast = request.method == .post || request.url.query != nil
            return .text("", headers: isLast ? [:] : ["Link": "</items?page=2>; rel=next"])
        }
    }

    var clock: (any Scheduler)? { world.clock }

    /// - Parameter limit: The time of the call if a ``Deadline`` is in the pair.
    func begin(within limit: Duration) -> Int {
        let latestEnd = world.clock.now + limit
        return table.withLock { calls in
            calls.append(Call(latestEnd: latestEnd))
            return calls.count - 1
        }
    }

    func send(_ endpoint: Endpoint) -> Single<Response> {
        .deferred { [self] in
            let (request, sent) = (try endpoint.encoded(), server.send(endpoint))
            guard let call = request.headers["X-Call"].flatMap({ Int($0) }) else { return sent }
            let (old, isOver) = table.withLock { calls in
                (exchange(&calls[call].outcomes[request.url], with: "none"), calls[call].isOver)
            }
            if isOver { world.fail("nothing is sent for a call that is over") }
            if let old, !mayRepeat(request.method, after: old) {
                world.fail("nothing is sent twice: \(request.method) after \(old)")
            }
            let end = { @Sendable [self] (outcome: String) in
                table.withLock { calls in
                    (calls[call].last, calls[call].outcomes[request.url]) = (outcome, outcome)
                    if outcome == "200" { calls[call].missing += 1 }
                }
            }
            return sent.do(
                onSuccess: { end("\($0.status)") }, onError: { end(Self.words($0)) })
        }
    }

    private func mayRepeat(_ method: HTTPMethod, after outcome: String) -> Bool {
        switch outcome {
        case "401": pair.kinds.contains(.tokenRefresh)
        case "429": pair.kinds.contains(.retry)
        case "503", "transport": pair.kinds.contains(.retry) && method == .get
        default: false
        }
    }

    private static func words(_ error: any Error) -> String {
        if let answer = error.response { return "\(answer.status)" }
        return switch error {
        case NetError.transport: "transport"
        case NetError.refused: "refused"
        default: "\(error)"
        }
    }

    func deliver(to call: Int) { table.withLock { $0[call].missing -= 1 } }

    /// - Parameter error: Nil for a call that has succeeded or was cancelled.
    func end(_ call: Int, with error: (any Error)?) {
        let state = table.withLock { calls in
            defer { calls[call].isOver = true }
            return calls[call]
        }
        if state.isOver { return }
        if pair.kinds.contains(.deadline), world.clock.now > state.latestEnd {
            world.fail("a call ends within its deadline")
        }
        if state.missing != 0 { world.fail("each response that arrives is delivered once") }
        guard let outcome = error.map(Self.words), outcome != "refused", outcome != state.last
        else { return }
        // The renewal of the token has failed.
        if state.last == "401", pair.kinds.contains(.tokenRefresh) { return }
        world.fail("a call fails as its last attempt: wanted \(state.last), found \(outcome)")
    }
}
