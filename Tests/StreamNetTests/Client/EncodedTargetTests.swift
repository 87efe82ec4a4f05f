import StreamNet
import Testing

/// The request that a provider would send, without sending it.
@Suite(.hangLimit) struct EncodedTargetTests {
    private static let signing = Hooks(encoded: { $0.headers["X-Signature"] = $0.method.rawValue })
    private let log = EventLog<String>()

    /// A plugin whose preparation sets a field.
    private func preparing(_ value: Single<String>) -> Hooks {
        Hooks(waiting: { endpoint in
            value.map {
                var endpoint = endpoint
                endpoint.headers["X-Prepared"] = $0
                return endpoint
            }
        })
    }

    private func provider(
        plugins: [any Plugin] = [], attributes: Attributes = []
    ) -> Provider<AnyTarget> {
        Provider(
            backend: StubBackend { [log] endpoint in
                log.add("\(endpoint)")
                return Response()
            },
            plugins: plugins, attributes: attributes)
    }

    @Test func `base URL, plugins and attributes of the call are in it; nothing is sent`() throws {
        let provider = provider(
            plugins: [
                DefaultHeaders(["X-Client": "shop"]), CommonParameters(["key": "7"]), Self.signing,
            ],
            attributes: .baseURL(URL(string: "https://other.host/v2")))
        let request = try provider.encoded(AnyTarget(Sayings.saying(7)), .header("X-Room", "9"))
        #expect(request.url.absoluteString == "https://other.host/v2/sayings/7?key=7")
        #expect(request.headers["X-Client"] == "shop" && request.headers["X-Room"] == "9")
        #expect(request.headers["X-Signature"] == "GET")
        #expect(log.all.isEmpty)
    }

    @Test func `it is the request that is sent`() throws {
        let sent = EventLog<EncodedRequest>()
        let provider = Provider<Sayings>(
            backend: StubBackend { endpoint in
                sent.add(try endpoint.encoded())
                return Response()
            }, plugins: [DefaultHeaders(["X-Client": "shop"]), Self.signing])
        let encoded = try provider.encoded(.saying(1))
        provider.rx(.saying(1)).subscribe()
        let request = try #require(sent.all.first)
        #expect(request.url == encoded.url && request.method == encoded.method)
        #expect(request.headers == encoded.headers)
    }

    @Test func `an action has its method, its body and the attributes of its API`() throws {
        let request = try provider().encoded(
            Forum.write, Draft(title: "a"), .header("X-Kind", "one"))
        #expect(request.method == .post && request.headers["X-App"] == "forum")
        #expect(request.headers["X-Kind"] == "one")
        #expect(request.body?.data == Data(#"{"title":"a"}"#.utf8))
        #expect(try provider().encoded(Forum.check).method == .head)
    }

    @Test func `a preparation that ends at once is part of it`() throws {
        let request = try provider(plugins: [preparing(.just("now"))]).encoded(
            AnyTarget(Sayings.zen))
        #expect(request.headers["X-Prepared"] == "now")
    }

    @Test func `one that waits, or fails, is an error, and does not go on`() {
        let waited = PublishSubject<String>()
        let waiting = provider(plugins: [preparing(waited.asSingle())])
        #expect(throws: NetError.self) { try waiting.encoded(AnyTarget(Sayings.zen)) }
        #expect(!waited.hasObservers)
        let failing = provider(plugins: [preparing(.error(Late()))])
        #expect(throws: NetError.self) { try failing.encoded(AnyTarget(Sayings.zen)) }
    }
}
