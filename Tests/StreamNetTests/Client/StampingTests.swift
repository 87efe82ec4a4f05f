import StreamNet
import Testing

extension Attributes {
    fileprivate static var tags: Key<[String]> { .init([], combining: { $0 + $1 }) }
    fileprivate static var source: Key<String> { .init("nobody") }
}

/// Whatever leaves the provider carries the attributes of its request.
@Suite(.hangLimit) struct StampingTests {
    fileprivate static let ways: [Way] = [
        Way("the backend"),
        Way("an interceptor that passes on", interceptors: [Around { $1($0) }]),
        Way("an interceptor that retries", interceptors: [Around { $1($0).retry(2) }]),
        Way("an interceptor's own answer", interceptors: [Around { _, _ in .just(Response()) }]),
        Way("an interceptor's other", interceptors: [Around { $1($0).map { _ in Response() } }]),
        Way("process", plugins: [Hooks(processing: { _ in .success(Response()) })]),
        Way("processing", plugins: [Hooks(replacing: { _, _ in .just(Response()) })]),
        Way(
            "process, after a failure",
            plugins: [
                Hooks(preparing: { _ in throw Late() }, processing: { _ in .success(Response()) })
            ]),
        Way("validation", attributes: .validation(.statusCodes([]))),
        Way(
            "an interceptor that rejects",
            interceptors: [Around { _, _ in .error(NetError.rejected(Response())) }]),
        Way(
            "process that rejects",
            plugins: [Hooks(processing: { _ in .failure(NetError.rejected(Response())) })]),
    ]

    @Test(arguments: ways)
    fileprivate func `a response carries what was said, and names its request`(way: Way) {
        let result = way.provider.rx(.zen, .tags(["call"]), way.attributes).outcome
        let response = result?.response ?? result?.rejected
        #expect(response?.tags == ["provider", "call"])
        #expect(response?.endpoint?.description == "GET https://sayings.host/zen")
    }

    @Test func `headers are not said twice`() {
        let provider = Provider<Sayings>(
            backend: .stub(Response()), interceptors: [Around { $1($0).retry(2) }],
            attributes: [.headers(["A": "1"])])
        let headers = provider.rx(.zen, .headers(["B": "2"])).outcome?.response?.attributes.headers
        #expect(headers == ["A": "1", "B": "2"])
    }

    @Test func `what was said about the response wins over what was said about the request`() {
        let backend = StubBackend { _ in
            var response = Response()
            response.source = "backend"
            return response
        }
        let provider = Provider<Sayings>(backend: backend, attributes: [.source("provider")])
        #expect(provider.rx(.zen, .source("call")).outcome?.response?.source == "backend")
    }

    @Test func `a response carries what an interceptor said about its attempt`() {
        let interceptor = Around { endpoint, next in
            var endpoint = endpoint
            endpoint.source = "interceptor"
            endpoint.headers["X-Token"] = "t"
            return next(endpoint)
        }
        let provider = Provider<Sayings>(backend: .stub(Response()), interceptors: [interceptor])
        let response = provider.rx(.zen, .source("call")).outcome?.response
        #expect(response?.source == "interceptor")
        #expect(response?.endpoint?.headers["X-Token"] == "t")
    }

    @Test func `a response that answers again belongs to the new request`() throws {
        let first = Provider<Sayings>(backend: .stub(Response()), attributes: [.tags(["first"])])
        var kept = try #require(first.rx(.zen, .timeout(.seconds(1))).outcome?.response)
        kept.source = "cache"
        let second = Provider<Sayings>(backend: .stub(kept))
        let response = second.rx(.zen, .tags(["second"]), .source("call")).outcome?.response
        #expect(response?.tags == ["second"])
        #expect(response?.timeout == .seconds(60))
        #expect(response?.source == "cache")
        #expect(response?.endpoint?.attributes.tags == ["second"])
    }

    @Test func `what the request sets cannot be removed from its response`() {
        let removing = Hooks(processing: { result in
            result.map { response in
                var response = response
                response.attributes.remove(Attributes.tags)
                return response
            }
        })
        let provider = Provider<Sayings>(backend: .stub(Response()), plugins: [removing])
        #expect(provider.rx(.zen, .tags(["call"])).outcome?.response?.tags == ["call"])
    }

    @Test func `writing all attributes of a response leaves those of the request`() throws {
        let first = Provider<Sayings>(backend: .stub(Response()), attributes: [.tags(["first"])])
        var kept = try #require(first.rx(.zen).outcome?.response)
        kept.attributes.merge(.source("cache"))
        #expect(kept.tags == ["first"] && kept.source == "cache")
        let second = Provider<Sayings>(backend: .stub(kept))
        let response = second.rx(.zen, .tags(["second"])).outcome?.response
        #expect(response?.tags == ["second"] && response?.source == "cache")
    }
}

/// A provider and one way for a response to leave it.
private struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let attributes: Attributes
    let provider: Provider<Sayings>

    init(
        _ name: String,
        plugins: [Hooks] = [],
        interceptors: [Around] = [],
        attributes: Attributes = []
    ) {
        testDescription = name
        self.attributes = attributes
        provider = Provider(
            backend: .stub(Response()), plugins: plugins, interceptors: interceptors,
            attributes: [.tags(["provider"])])
    }
}
