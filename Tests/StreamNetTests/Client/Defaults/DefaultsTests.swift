import StreamNet
import Testing

@Suite(.hangLimit) struct DefaultsTests {
    private static let url = Ping().baseURL

    @Test(
        arguments: [
            ([:], [], ["A": "1", "B": "2"]), (["b": "mine"], [], ["b": "mine", "A": "1"]),
            (["a": ""], [], ["a": "", "B": "2"]),
            ([:], .headers(["a": "laid"]), ["B": "2", "a": "laid"]),
            (["C": "3"], [], ["C": "3", "A": "1", "B": "2"]),
        ] as [(HTTPHeaders, Attributes, HTTPHeaders)])
    func `headers are added where they are absent`(
        own: HTTPHeaders, attributes: Attributes, sent: HTTPHeaders
    ) throws {
        let endpoint = Endpoint(url: Self.url, headers: own, attributes: attributes)
        let plugin = DefaultHeaders(["A": "1", "B": "2"])
        #expect(try endpoint.sent(through: plugin).get().headers == sent)
    }

    @MainActor private static var server = "https://a.host"

    @MainActor @Test func `state of the main actor is read there, for each request`() async throws {
        let stubs = Stubs<Ping>()
        stubs.on(Ping(), 200)
        let provider = Provider<Ping>(
            backend: stubs,
            plugins: [
                MainActorAttributes {
                    [.baseURL(URL(string: Self.server)!), .headers(["A": "1", "B": "2"])]
                }
            ])
        _ = try await provider.request(Ping())
        Self.server = "https://b.host"
        _ = try await Task.detached { try await provider.request(Ping(), .header("b", "mine")) }
            .value
        let own: Attributes = .baseURL(URL(string: "https://own.host")!)
        _ = try await provider.request(Ping(), own)
        let sent = stubs.requests.map(\.encoded)
        #expect(sent.map { $0.url.host() } == ["a.host", "b.host", "own.host"])
        #expect(sent.map { $0.headers["B"] } == ["2", "mine", "2"])
        #expect(sent.map { $0.headers["A"] } == ["1", "1", "1"])
    }

    @Test func `a header that occurs twice is added twice`() throws {
        let plugin = DefaultHeaders(["A": "1", "a": "2"])
        let request = try Endpoint(url: Self.url).sent(through: plugin).get()
        #expect(request.headers.values(for: "A") == ["1", "2"])
    }

    @Test func `of two plugins the first wins`() throws {
        let request = try Endpoint(url: Self.url)
            .sent(through: DefaultHeaders(["A": "1"]), DefaultHeaders(["a": "2", "B": "2"])).get()
        #expect(request.headers == ["A": "1", "B": "2"])
    }

    @Test(
        arguments: [
            (HTTPMethod.get, Payload.none, "k=a%26b&lang=en"),
            (.get, .query(["lang": "de"]), "lang=de&k=a%26b"),
            (.get, .query(["lang": ""]), "lang=&k=a%26b"),
            (.get, .query(["a": "1"]), "a=1&k=a%26b&lang=en"),
            (.post, .form(["lang": "de"]), "k=a%26b&lang=en"),
            (.post, .form([:], query: ["k": "1", "k": "2"]), "k=1&k=2&lang=en"),
            (.get, .query(["lang": ["x": "1"]]), "lang%5Bx%5D=1&k=a%26b"),
            (.get, .query(.init(encoding: ["lang": "de"])), "lang=de&k=a%26b"),
            (.get, .query(.init(encoding: 1.0 / 0)), nil),
            (.get, .parameters(["lang": "de"]), "k=a%26b&lang=de"),
            (.post, .parameters(["lang": "de"]), "k=a%26b"),
        ] as [(HTTPMethod, Payload, String?)])
    func `parameters are added to the query where they are absent`(
        method: HTTPMethod, payload: Payload, query: String?
    ) throws {
        let endpoint = Endpoint(url: Self.url, method: method, payload: payload)
        let result = endpoint.sent(through: CommonParameters(["k": "a&b", "lang": "en"]))
        guard let query else {
            let found = "GET https://ping.host: wanted names and values, found"
            #expect(result.error.map { "\($0)".hasPrefix(found) } == true)
            return
        }
        #expect(try result.get().url.absoluteString == "https://ping.host?" + query)
        #expect(try result.get().body == endpoint.encoded().body)
    }

    @Test func `parameters keep their types and are written in the request's style`() throws {
        let style = ParameterStyle(arrays: .indexed, keys: .custom { "x-" + $0 }, booleans: .words)
        let endpoint = Endpoint(url: Self.url, attributes: .parameterStyle(style))
        let plugin = CommonParameters(["on": true, "all": [1]])
        #expect(try endpoint.sent(through: plugin).get().url.query() == "x-on=true&x-all%5B0%5D=1")
    }

    @Test func `they follow a query of the path`() throws {
        let endpoint = try Endpoint(path: "a?k=1", base: Self.url)
        let request = try endpoint.sent(through: CommonParameters(["k": 2])).get()
        #expect(request.url.absoluteString == "https://ping.host/a?k=1&k=2")
    }

    @Test func `closures see the request, and may refuse it`() throws {
        let endpoint = Endpoint(url: Self.url, method: .delete)
        let request = try endpoint.sent(
            through: DefaultHeaders { ["A": $0.method.rawValue] },
            CommonParameters { ["m": $0.method.rawValue] }
        ).get()
        #expect(request.headers == ["A": "DELETE"])
        #expect(request.url.query() == "m=DELETE")
        for plugin in [
            DefaultHeaders { _ in throw Late() }, CommonParameters { _ in throw Late() },
        ] as [any Plugin] {
            let error = endpoint.sent(through: plugin).error as? NetError
            #expect(error?.failure?.underlying is Late)
        }
    }

    @Test(arguments: [
        (HTTPMethod.get, Attributes(), Duration.seconds(5)), (.post, Attributes(), .seconds(60)),
        (.get, .timeout(.seconds(7)), .seconds(7)),
    ])
    func `a method has a timeout unless something else is said`(
        method: HTTPMethod, attributes: Attributes, timeout: Duration
    ) {
        let endpoint = Endpoint(url: Self.url, method: method)
        let provider = Provider<Given>(
            backend: .stub(Response()), plugins: [DefaultTimeouts([.get: .seconds(5)])])
        let response = provider.rx(Given(endpoint: endpoint), attributes).outcome?.response
        #expect(response?.timeout == timeout)
    }
}
