import Locks
import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    @Suite struct Cancelling {
        @Test(arguments: Contender.all)
        func `the server sees a cancelled request end`(contender: Contender) async throws {
            let server = try LoopbackServer { exchange in
                if exchange.request.path == "/stall" {
                    try exchange.respond(headers: [("Content-Length", "9")], body: "half")
                }
                _ = exchange.waitForPeerClose()
            }
            for (count, ask) in ["GET /", "GET /stall", "POST / hello"].enumerated() {
                let single = contender.backend.send(server.endpoint(ask))
                let subscription = single.subscribe { _ in Issue.record("disposing is silent") }
                #expect(await server.wait { $0.requests.count == count + 1 })
                subscription.dispose()
                #expect(await server.wait { $0.closedByPeer == count + 1 })
            }
        }

        @Test(arguments: Contender.all)
        func `cancelled before it starts, nothing is sent`(contender: Contender) async throws {
            let server = try LoopbackServer { try $0.respond(body: "ok") }
            let backend = contender.backend
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return await backend.outcome(server.endpoint())
            }
            #expect(await task.value == .unknown("CancellationError()"))
            #expect(await backend.outcome(server.endpoint("GET /next")) == .response(200, "ok"))
            #expect(server.requests.map(\.target) == ["/next"])
        }

        @Test(arguments: Contender.all)
        func `cancelled in line, none is sent, and it moves on`(contender: Contender) async throws {
            let server = try LoopbackServer { exchange in
                if exchange.request.path == "/first" { _ = exchange.waitForPeerClose() }
                try exchange.respond(body: "ok")
            }
            let backend = contender.make(1, 20)
            let first = backend.send(server.endpoint("GET /first")).subscribe { _ in }
            let inLine = (1...500).map { _ in
                backend.send(server.endpoint("GET /never")).subscribe { _ in }
            }
            async let last = backend.outcome(server.endpoint("GET /last"))
            for subscription in inLine { subscription.dispose() }
            #expect(await server.wait { $0.requests.count == 1 })
            first.dispose()
            #expect(await last == .response(200, "ok"))
            #expect(server.requests.map(\.target) == ["/first", "/last"])
        }

        @Test(arguments: Contender.all)
        func `disposing in or after the callback does nothing`(contender: Contender) async throws {
            let server = try LoopbackServer { try $0.respond(body: "ok") }
            let backend = contender.backend
            for _ in 1...20 {
                let holder = Holder()
                let (ends, end) = AsyncStream.makeStream(of: Outcome.self)
                holder.hold(
                    backend.send(server.endpoint()).subscribe {
                        holder.dispose()
                        end.yield(Outcome($0))
                    })
                var results = ends.makeAsyncIterator()
                #expect(await results.next() == .response(200, "ok"))
                holder.dispose()
                holder.dispose()
            }
            #expect(server.requests.count == 20)
        }

        @Test(arguments: Contender.all, ["GET /", "POST / hello", "GET /redirect", "GET /login"])
        func `cancelling brings one result each`(contender: Contender, ask: String) async throws {
            let storm = try Storm(contender, ask: ask)
            let answered = await storm.run(500, cancelAfter: 0...8_000)
            #expect((1..<500).contains(answered))
            await storm.expectCalm()
        }
    }
}

/// The subscription that a callback disposes, which starts before the subscription is there.
private final class Holder: Sendable {
    private let subscription = Mutex<(any Disposable)?>(nil)

    func hold(_ disposable: any Disposable) { subscription.withLock { $0 = disposable } }

    func dispose() { subscription.withLock { $0 }?.dispose() }
}
