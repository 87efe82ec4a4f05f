import Loopback
import StreamNet
import Testing

/// Many requests at a time, nine in ten cancelled at some moment, and what came of them.
struct Storm: Sendable {
    static let connections = 8
    /// A queue that does not wait until a thread that runs tests is free.
    private static let cancelling = DispatchQueue(label: "storm")

    let backend: any Backend
    let server: LoopbackServer
    var ask = "GET /"
    var payload: Payload?

    init(_ contender: Contender, ask: String = "GET /") throws {
        try self.init(contender.make(Self.connections, 20))
        self.ask = ask
    }

    init(_ backend: any Backend) throws {
        self.backend = backend
        // Its log would count as memory of the client.
        server = try LoopbackServer(
            remembering: 1_000,
            routes: [
                "/": { try $0.respond(body: "ok") },
                "/redirect": { try $0.respond(302, headers: [("Location", "/")], body: "moved") },
                "/login": { exchange in
                    let challenge = [("WWW-Authenticate", #"Basic realm="a""#)]
                    try exchange.respond(401, headers: challenge, body: "who?")
                },
                "/hold": { _ = $0.waitForPeerClose() },
            ])
    }

    /// Sends `count` requests, cancels most after so many microseconds, and returns how many were
    /// answered. Anything but an answer or a cancellation is an issue.
    func run(_ count: Int, _ width: Int = 16, cancelAfter delays: ClosedRange<Int>) async -> Int {
        let endpoint = server.endpoint(ask, payload: payload)
        return await Self.run(count, width, cancelAfter: delays) {
            await backend.outcome(endpoint)
        }
    }

    /// The same for other requests.
    static func run(
        _ count: Int, _ concurrency: Int, cancelAfter delays: ClosedRange<Int>,
        _ send: @escaping @Sendable () async -> Outcome
    ) async -> Int {
        await each(count, concurrency) {
            let task = Task { await send() }
            let isLeftAlone = Int.random(in: 1...10) == 1
            let delay = Int.random(in: delays)
            if !isLeftAlone && delay == 0 {
                task.cancel()
            } else if !isLeftAlone {
                let moment = DispatchTime.now() + .microseconds(delay)
                cancelling.asyncAfter(deadline: moment) { task.cancel() }
            }
            switch await task.value {
            case .response: return true
            case .unknown("CancellationError()") where !isLeftAlone: return false
            case let other:
                Issue.record("\(other)")
                return false
            }
        }
    }

    /// Makes sure that no connection got lost: all that there may be are there, and they work.
    func expectCalm() async {
        @Sendable func held(_ server: LoopbackServer) -> Int {
            server.requests.count { $0.path == "/hold" }
        }
        let seen = held(server)
        let holds = (1...Self.connections).map { _ in
            Task { await backend.outcome(server.endpoint("GET /hold")) }
        }
        let isThere = await server.wait { held($0) == seen + Self.connections }
        #expect(isThere)
        for hold in holds { hold.cancel() }
        for hold in holds { _ = await hold.value }
        #expect(await backend.outcome(server.endpoint()) == .response(200, "ok"))
    }

    /// Makes sure that `work` leaves neither descriptors nor threads nor memory behind.
    func expectNothingLeft(behind work: () async -> Void) async {
        let (descriptors, threads) = (Footprint.descriptors, Footprint.threads)
        let memory = Footprint.memory
        await work()
        await expectCalm()
        #expect(await Footprint.shrinks(to: descriptors + 10, server))
        #expect(await Footprint.shrinks(Footprint.threads, to: threads + 20, server))
        #expect(Footprint.memory - memory < 10_000_000)
    }

    /// Runs `work` so often, at most `concurrency` at a time; returns how often it returned true.
    static func each(
        _ count: Int, _ concurrency: Int, _ work: @escaping @Sendable () async -> Bool
    ) async -> Int {
        await withTaskGroup(of: Bool.self) { group in
            var successes = 0
            for index in 0..<count {
                if index >= concurrency, await group.next() == true { successes += 1 }
                group.addTask(operation: work)
            }
            return await group.reduce(into: successes) { $0 += $1 ? 1 : 0 }
        }
    }
}
