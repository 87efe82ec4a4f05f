import Foundation
@testable import StreamNet
import Testing

/// Each fault alone, in one run with many actions.
@Suite(.virtualLimit) struct SimulationFaultTests {
    private enum Shop: Target {
        case items

        var baseURL: URL { URL(string: "https://shop.example")! }
        var path: Path { "items" }
    }

    /// Runs one seed with one actor, which acts about a thousand times, and a server that counts
    /// what it processes.
    /// - Parameter arrived: Called when a request arrives.
    private static func run(
        _ faults: [Simulation.Fault], answering answer: StubAnswer = 200,
        _ attributes: Attributes = [],
        arrived: @escaping @Sendable (Simulation.World) -> Void = { _ in },
        _ build:
            @escaping @Sendable (Simulation.World, Simulation.Server<Int>, Provider<Shop>)
            throws -> Void
    ) throws {
        try Simulation(seeds: 1...1, for: .seconds(10_000), faults: faults) { world in
            let server = world.server(0) { _, count in
                arrived(world)
                count += 1
                return answer
            }
            try build(world, server, Provider(backend: server, attributes: attributes))
        }.run(only: .init(seed: 1, actors: 1))
    }

    @Test func `latency is exponential, half of it in each direction`() throws {
        let (begun, arrivals) = (EventLog<Duration>(), EventLog<Duration>())
        let answers = EventLog<Duration>()
        try Self.run(
            [.latency(.milliseconds(200))],
            arrived: { arrivals.add($0.clock.now - (begun.all.last ?? .zero)) }
        ) { world, _, shop in
            world.actors { _ in
                begun.add(world.clock.now)
                return shop.rx(.items).do(onSuccess: { _ in
                    answers.add(world.clock.now - (begun.all.last ?? .zero))
                })
            }
        }
        func mean(_ log: EventLog<Duration>) -> Double {
            log.all.reduce(0) { $0 + $1 / .milliseconds(1) } / Double(log.all.count)
        }
        #expect(answers.all.count > 800)
        #expect((85...115).contains(mean(arrivals)))
        #expect((180...220).contains(mean(answers)))
        #expect(Set(arrivals.all).count > 700)
    }

    @Test(arguments: [true, false])
    func `a timeout is exact, and what was sent arrives nevertheless`(isTotal: Bool) throws {
        let limit = Duration.milliseconds(50)
        let (waits, arrivals) = (EventLog<Duration>(), EventLog<Duration>())
        try Self.run(
            [.latency(.milliseconds(100))], isTotal ? .timeout(limit) : .idleTimeout(limit),
            arrived: { arrivals.add($0.clock.now) }
        ) { world, server, shop in
            world.actors { _ in
                let begun = world.clock.now
                return shop.rx(.items).do(onError: { error in
                    guard case NetError.transport(let failure) = error,
                        case .timedOut = failure.reason
                    else { return world.fail("\(error)") }
                    waits.add(world.clock.now - begun)
                })
            }
            world.atEnd("all arrive") { arrivals.all.count == server.count }
        }
        #expect(waits.all.count > 100)
        #expect(Set(waits.all) == [limit])
    }

    @Test func `a connection is lost before the request, and at any byte of the response`() throws {
        let (bodies, lengths, answered) = (EventLog<Int>(), EventLog<Int>(), EventLog<String>())
        try Self.run([.drops(0.5)], answering: "0123456789") { world, server, shop in
            world.actors { _ in
                shop.rx(.items, .delivery(.streamed)).flatMap { response in
                    response.chunks.asObservable().scan(into: Data()) { $0 += $1 }
                        .startWith(Data())
                        .do(
                            onNext: { lengths.add($0.count) },
                            onError: { error in
                                if !Retry.isLostConnection(error) { world.fail("\(error)") }
                            }
                        )
                        .takeLast(1)
                        .do(onNext: { answered.add(String(decoding: $0, as: UTF8.self)) })
                        .catch { _ in
                            bodies.add(1)
                            return .empty()
                        }
                        .ifEmpty(default: Data()).asSingle()
                }
            }
            world.atEnd("a third of the lost never arrives") {
                let lost = Double(server.count - server.state) / Double(server.count)
                return (0.13...0.20).contains(lost)
            }
        }
        #expect(Set(answered.all) == ["0123456789"])
        #expect(Set(lengths.all) == Set(0...10))
        #expect(bodies.all.count > 150)
    }

    @Test func `a body comes in pieces, and is whole`() throws {
        let counts = EventLog<Int>()
        try Self.run([.pieces(upTo: 3)], answering: "0123456789") { world, _, shop in
            world.actors { actor in
                if actor.choice(of: true, false) {
                    return shop.rx(.items).do(onSuccess: {
                        if $0.body != Data("0123456789".utf8) { world.fail("a body is whole") }
                    })
                }
                return shop.rx(.items, .delivery(.streamed)).flatMap { response in
                    response.chunks.asObservable().toArray().do(onSuccess: { pieces in
                        counts.add(pieces.count)
                        if Data(pieces.joined()) != Data("0123456789".utf8) {
                            world.fail("a stream is whole")
                        }
                    })
                }
            }
        }
        #expect(Set(counts.all) == [1, 2, 3])
    }

    @Test func `statuses have their shares, and their requests are not processed`() throws {
        let statuses = EventLog<Int>()
        try Self.run([.statuses([503: 0.2, 429: 0.1])]) { world, server, shop in
            world.actors { _ in shop.rx(.items).do(onSuccess: { statuses.add($0.status) }) }
            world.atEnd("processed are the others") {
                server.state == statuses.all.count { $0 == 200 }
            }
        }
        let all = Double(statuses.all.count)
        let shares = Dictionary(grouping: statuses.all) { $0 }.mapValues { Double($0.count) / all }
        #expect(Set(shares.keys) == [200, 429, 503])
        #expect((0.16...0.24).contains(shares[503] ?? 0))
        #expect((0.07...0.13).contains(shares[429] ?? 0))
    }

    @Test func `an outage lasts, and ends`() throws {
        let outcomes = EventLog<Bool>()
        try Self.run([.outages(every: .seconds(200), lasting: .seconds(100))]) { world, _, shop in
            world.actors { _ in
                shop.rx(.items).do(
                    onSuccess: { _ in outcomes.add(true) },
                    onError: { error in
                        guard case NetError.transport(let failure) = error,
                            failure.reason == .cannotConnect
                        else { return world.fail("\(error)") }
                        outcomes.add(false)
                    })
            }
        }
        let failures = outcomes.all.count { !$0 }
        #expect((200...450).contains(failures))
        // In a row: far fewer changes than by chance.
        let changes = zip(outcomes.all, outcomes.all.dropFirst()).count { $0 != $1 }
        #expect((20...130).contains(changes))
    }

    @Test func `tokens expire, and are accepted again when they are renewed`() throws {
        let expiries = EventLog<Int>()
        let faults = [Simulation.Fault.expiringTokens(every: .seconds(100))]
        try Simulation(seeds: 1...1, actors: 1, for: .seconds(10_000), faults: faults) { world in
            let tokens = world.tokens
            let server = world.server(0) { request, _ in
                if tokens.accept(request) { return 200 }
                return 401
            }
            let shop = Provider<Shop>(
                backend: server,
                interceptors: [
                    TokenRefresh(
                        token: { tokens.latest }, renew: { .deferred { .just(tokens.renew()) } },
                        scheduler: world.clock)
                ], attributes: [.authorization(.bearer), .validation(.successCodes)])
            world.actors { _ in shop.rx(.items).do(onError: { world.fail("\($0)") }) }
            world.atEnd("each is renewed when it is used") {
                expiries.add(tokens.expiries)
                return tokens.expiries - tokens.renewals <= 1 && tokens.renewals > 0
            }
        }.run()
        #expect((60...140).contains(expiries.all.last ?? 0))
    }

    @Test func `the date jumps, and the clock does not`() throws {
        let dates = EventLog<(Date, Duration)>()
        try Self.run([.clockJumps(every: .seconds(500), by: .seconds(3_600))]) { world, _, shop in
            world.actors { _ in
                dates.add((world.date(), world.clock.now))
                return shop.rx(.items)
            }
        }
        let steps = zip(dates.all, dates.all.dropFirst()).map { former, next in
            next.0.timeIntervalSince(former.0) - (next.1 - former.1) / .seconds(1)
        }
        #expect(dates.all.allSatisfy { $0.1 >= .zero })
        #expect(steps.contains { $0 < -60 })
        #expect(steps.contains { $0 > 60 })
        #expect(steps.allSatisfy { abs($0) < 2 * 3_600 })
        #expect((8...40).contains(steps.count { abs($0) > 1 }))
    }

    @Test func `actions are cancelled, within the time`() throws {
        let ends = EventLog<Duration>()
        try Self.run([.latency(.seconds(10)), .cancels(0.5, within: .seconds(2))]) {
            world, _, shop in
            world.actors { _ in
                let begun = world.clock.now
                return shop.rx(.items).do(
                    onSuccess: { _ in ends.add(begun - world.clock.now) },
                    onDispose: { ends.add(world.clock.now - begun) })
            }
        }
        let cancelled = ends.all.enumerated().filter { place, time in
            time > .zero && (place == 0 || ends.all[place - 1] > .zero)
        }
        #expect(cancelled.count > 100)
        #expect(cancelled.allSatisfy { $0.element < .seconds(2) })
    }

    @Test func `work that is due at once runs in either order`() throws {
        let orders = EventLog<String>()
        let simulation = Simulation(seeds: 1...20, actors: 1) { world in
            let server = world.server(0) { _, _ in 200 }
            let shop = Provider<Shop>(backend: server)
            world.actors { _ in shop.rx(.items) }
            let order = EventLog<String>()
            for name in ["a", "b"] { world.clock.schedule(after: .seconds(1)) { order.add(name) } }
            world.atEnd("both ran") {
                orders.add(order.all.joined())
                return order.all.count == 2
            }
        }
        try simulation.run()
        #expect(Set(orders.all) == ["ab", "ba"])
        for seed in UInt64(1)...20 {
            try simulation.run(only: .init(seed: seed, actors: 1, omitted: ["randomOrder"]))
        }
        #expect(orders.all.suffix(20).allSatisfy { $0 == "ab" })
    }
}
