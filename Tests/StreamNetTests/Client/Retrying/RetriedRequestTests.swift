import Loopback
import StreamNet
import Testing

/// Plugins, other interceptors and servers see a request that is sent again.
@Suite(.hangLimit) struct RetriedRequestTests {
    @Test func `each attempt is encoded anew, and may be signed with its number`() {
        let script = Script([.status(503), .status(200)])
        let sent = EventLog<String?>()
        let sign = Signing { request, endpoint in
            request.headers.add("X-Attempt", "\(endpoint.attempt)")
        }
        let watch = Hooks(sending: { sent.add(try $0.encoded().headers["X-Attempt"]) })
        script.provider(Retry(1, .doubling, scheduler: script.time), [sign, watch])
            .rx(Ask(method: .get)).subscribe { _ in }
        script.time.run()
        #expect(sent.all == ["1", "2"])
    }

    @Test func `a veto of the second attempt is not repeated`() {
        let script = Script([.status(503), .status(200)])
        let results = EventLog<String>()
        let veto = Hooks(sending: { endpoint in
            guard endpoint.attempt == 1 else {
                throw RequestError(.intercepted, wanted: "one attempt", found: "another")
            }
        })
        script.provider(Retry(5, .doubling, scheduler: script.time), [veto])
            .rx(Ask(method: .get)).subscribe { results.add($0.summary) }
        script.time.run()
        #expect(results.all == ["GET https://ping.host/ask: wanted one attempt, found another"])
        #expect(script.log.all == ["0s #1"])
    }

    @Test func `a failure to map is not repeated`() {
        let script = Script([.status(200)])
        let results = EventLog<Bool>()
        script.provider(Retry(5, .doubling, scheduler: script.time))
            .rx(Ask(method: .get))
            .mapResponse { _ -> Int in throw CocoaError(.coderInvalidValue) }
            .subscribe(onFailure: { results.add($0 is CocoaError) })
        script.time.run()
        #expect(script.log.all == ["0s #1"])
        #expect(results.all == [true])
    }

    @Test func `over a wire, a busy server and a cut connection are overcome`() async throws {
        let counts = EventLog<String>()
        let server = try LoopbackServer { exchange in
            counts.add(exchange.request.path)
            let isFirst = counts.all.filter { $0 == exchange.request.path }.count == 1
            switch (exchange.request.path, isFirst) {
            case ("/busy", true):
                try exchange.respond(503, headers: [("Retry-After", "0")], body: "busy")
            case ("/cut", true): exchange.reset()
            // On a reused connection, a transport may try again by itself.
            default: try exchange.respond(headers: [("Connection", "close")], body: "ok")
            }
        }
        let provider = Provider<AnyTarget>(
            interceptors: [Retry(2, .constant(delay: .milliseconds(1)))])
        for path in ["busy", "cut"] {
            let target = Local(baseURL: server.url, path: Path(path))
            let response = try await provider.request(target, .timeout(.hangLimit))
            #expect(response.body == Data("ok".utf8))
            #expect(response.attempt == 2)
        }
        #expect(
            server.requests.map(\.summary)
                == ["PUT /busy hello", "PUT /busy hello", "PUT /cut hello", "PUT /cut hello"])
    }
}

/// A plugin that changes the bytes and knows the endpoint.
private struct Signing: Plugin {
    let sign: @Sendable (inout EncodedRequest, Endpoint) -> Void

    func didEncode(_ request: inout EncodedRequest, for endpoint: Endpoint) {
        sign(&request, endpoint)
    }
}

private struct Local: Target {
    let baseURL: URL
    let path: Path
    let method: HTTPMethod = .put
    let payload: Payload = .data(Data("hello".utf8))
}
