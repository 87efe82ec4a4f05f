import StreamNet
import Testing

/// The last look at a request: its bytes, and whether it is sent at all.
@Suite(.hangLimit) struct EncodedRequestTests {
    private let log = EventLog<String>()
    private let signing = Hooks(encoded: { $0.headers["X-Signature"] = "s" })

    private func provider(_ plugins: any Plugin...) -> Provider<Sayings> {
        Provider(
            backend: StubBackend { [log] endpoint in
                let request = try endpoint.encoded()
                log.add("\(request.headers["X-Signature"] ?? "unsigned") \(request.url)")
                return Response()
            },
            plugins: plugins)
    }

    @Test func `each sees what those before it made`() {
        let first = Hooks(encoded: { $0.headers["X-Signature"] = "a" })
        let second = Hooks(encoded: { request in
            request.headers["X-Signature"] = (request.headers["X-Signature"] ?? "") + "b"
        })
        _ = provider(first, second).rx(.zen).outcome
        #expect(log.all == ["ab https://sayings.host/zen"])
    }

    @Test func `willSend sees the final bytes`() throws {
        let looking = Hooks(sending: { [log] endpoint in
            log.add("looked: \(try endpoint.encoded().headers["X-Signature"] ?? "unsigned")")
        })
        _ = provider(looking, signing).rx(.zen).outcome
        #expect(log.all.first == "looked: s")
    }

    @Test func `a response tells what was sent`() throws {
        let response = try provider(signing).rx(.zen).outcome?.get()
        #expect(try response?.endpoint?.encoded().headers["X-Signature"] == "s")
    }

    @Test func `an endpoint that is changed afterwards encodes anew`() throws {
        var endpoint = try #require(provider(signing).rx(.zen).outcome?.response?.endpoint)
        endpoint.method = .head
        #expect(try endpoint.encoded().headers["X-Signature"] == nil)
    }

    @Test func `a header that didEncode breaks refuses the request`() {
        let breaking = Hooks(encoded: { $0.headers["X-Signature"] = "a\r\nb" })
        let error = provider(breaking).rx(.zen).outcome?.error
        #expect((error as? NetError)?.reason == .invalidHeader)
        #expect(log.all == [])
    }

    @Test func `what didEncode throws names the plugin`() throws {
        let failing = Hooks(encoded: { _ in throw Late() })
        let error = provider(failing, Witness(name: "p", log: log, isThorough: true)).rx(.zen)
            .outcome?.error
        let failure = try #require((error as? NetError)?.failure)
        #expect(
            failure.description
                == "GET https://sayings.host/zen: wanted a request encoded by Hooks, found Late()")
        #expect(!log.all.contains { $0.hasPrefix("willSend") || $0.hasPrefix("didReceive") })
    }

    @Test func `a veto names the plugin, sends nothing, and all are told`() throws {
        let vetoing = Hooks(sending: { _ in throw Late() })
        let (first, last) = (
            Witness(name: "p1", log: log, isThorough: true),
            Witness(name: "p2", log: log, isThorough: true)
        )
        let error = provider(first, vetoing, last).rx(.zen).outcome?.error
        let failure = try #require((error as? NetError)?.failure)
        #expect(failure.reason == .intercepted && failure.underlying is Late)
        #expect(
            failure.description
                == "GET https://sayings.host/zen: wanted a request that Hooks lets pass,"
                + " found Late()")
        #expect(
            log.all.filter { $0.hasPrefix("willSend") || $0.hasPrefix("didReceive") } == [
                "willSend p1", "willSend p2", "didReceive p1: \(failure)",
                "didReceive p2: \(failure)",
            ])
    }

    @Test func `the first of two vetoes is the failure`() {
        let refuse = { (why: String) in
            Hooks(sending: { _ in throw RequestError(.intercepted, wanted: "peace", found: why) })
        }
        let error = provider(refuse("one"), refuse("two")).rx(.zen).outcome?.error
        #expect(error.map { "\($0)" } == "GET https://sayings.host/zen: wanted peace, found one")
    }

    @Test func `a request that cannot be encoded is not announced`() {
        let error = provider(Witness(name: "p", log: log, isThorough: true))
            .rx(.zen, .timeout(.zero)).outcome?.error
        #expect((error as? NetError)?.reason == .invalidTimeout)
        #expect(log.all.map { $0.prefix(7) } == ["prepare", "process", "didFail", "didDeli"])
    }

    @Test func `a response that nobody sent has nobody to tell`() {
        #expect(throws: Late.self) { try Response().mapping { _ in throw Late() } }
    }
}
