@testable import StreamNet
import Testing

/// What a backend adds tells users apart: cookies, certificates, sockets, own parts.
@Suite(.hangLimit) struct CacheUsersTests {
    private let jar = CookieJar()
    private let cache = MemoryCache()
    private let sent = EventLog<String>()

    static let modes: [CachePolicy] = [.standard, .cacheFirst, .networkFirst, .offlineFirst]

    private func signIn(_ user: String) throws {
        jar.set(try Cookie(name: "user", value: user, domain: "host"))
    }

    /// A server that answers with the user of the cookie, or of the certificate.
    private func provider(
        _ caching: CachePolicy, _ attributes: Attributes = [], fields: HTTPHeaders = [:],
        onAnswer: @escaping @Sendable () -> Void = {}
    ) -> Provider<Given> {
        let backend = Adding(configuration: TransportConfiguration(cookies: jar)) {
            [jar, sent] endpoint in
            let request = jar.adding(to: try endpoint.encoded())
            let user = request.headers["Cookie"] ?? "nobody"
            sent.add(user)
            onAnswer()
            let headers: HTTPHeaders = ["Cache-Control": "max-age=60"]
            return Response(headers: headers.merging(fields), text: user)
        }
        return Provider(
            backend: backend,
            attributes: [
                .cache(cache), .caching(caching), .cacheClock { CacheBench.start }, attributes,
            ])
    }

    private func ask(_ provider: Provider<Given>) -> String {
        provider.rx(CacheBench.target()).outcome.sourceText
    }

    @Test(arguments: modes, ["", "Cookie", "X-A"])
    func `the cookies of a jar tell users apart`(caching: CachePolicy, vary: String) throws {
        let provider = provider(caching, fields: vary.isEmpty ? [:] : ["Vary": vary])
        #expect(ask(provider) == "network: nobody")
        for user in ["ann", "bob"] {
            try signIn(user)
            #expect(ask(provider) == "network: user=\(user)")
        }
        let offline = self.provider(.cacheOnly)
        try signIn("ann")
        if caching == .standard {
            #expect(ask(provider) == "cache: user=ann")
        } else {
            #expect(ask(offline) == "cache: user=ann")
            try signIn("cid")
            #expect(ask(offline).contains("found none"))
        }
        jar.removeAll()
        #expect(ask(caching == .standard ? provider : offline) == "cache: nobody")
    }

    @Test(arguments: [true, false])
    func `the caller decides that they do not count`(isOfOthers: Bool) throws {
        let variation = CacheVariation(headers: isOfOthers ? ["X-A"] : [])
        let provider = provider(.cacheFirst, .cacheVariation(variation))
        for user in ["ann", "bob"] {
            try signIn(user)
            #expect(ask(provider).hasSuffix("user=ann"))
        }
        #expect(sent.all.count == 1)
    }

    @Test(arguments: modes)
    func `cookies that change meanwhile may be another user's`(caching: CachePolicy) throws {
        try signIn("ann")
        let changing = provider(caching) { [jar] in
            _ = try? jar.set(Cookie(name: "user", value: "bob", domain: "host"))
        }
        #expect(ask(changing) == "network: user=ann")
        let provider = provider(caching)
        for user in ["bob", "ann"] {
            try signIn(user)
            #expect(ask(provider) == "network: user=\(user)")
        }
    }

    @Test func `a shared cache stores what is sent for cookies of a jar only for all`() throws {
        let shared = CachePolicy.standard(shared: true)
        for (control, isForAll) in [("max-age=60", false), ("max-age=60, public", true)] {
            let provider = provider(shared, fields: ["Cache-Control": control])
            try signIn("ann")
            #expect(ask(provider) == "network: user=ann")
            try signIn("bob")
            #expect(ask(provider) == (isForAll ? "cache: user=ann" : "network: user=bob"))
        }
    }

    @Test func `requests of two users in flight share no exchange`() throws {
        let time = VirtualTimeScheduler()
        let log = EventLog<String>()
        let stub = StubBackend(after: .seconds(1), scheduler: time) { [log] endpoint in
            log.add("sent")
            return Response(text: "a")
        }
        let backend = Adding(configuration: TransportConfiguration(cookies: jar), stub: stub)
        let provider = Provider<Given>(backend: backend, attributes: .sharing(InFlightRequests()))
        for user in ["ann", "ann", "bob"] {
            try signIn(user)
            provider.rx(CacheBench.target()).subscribe()
        }
        time.run()
        #expect(log.all.count == 2)
    }

    static let scopes: [Adding] = {
        let tls = { TransportConfiguration.TLS(identity: $0) }
        let configurations = [
            TransportConfiguration(),
            TransportConfiguration(tls: tls(.init(certificates: Data("ann".utf8), key: Data()))),
            TransportConfiguration(tls: tls(.init(certificates: Data("bob".utf8), key: Data()))),
            TransportConfiguration(tls: tls(.init(pkcs12: Data("cid".utf8), passphrase: ""))),
            TransportConfiguration(unixSocket: URL(filePath: "/run/a.sock")),
            TransportConfiguration(unixSocket: URL(filePath: "/run/b.sock")),
        ]
        return configurations.map { Adding(configuration: $0) } + [
            Adding(cacheScope: "tenant a"), Adding(cacheScope: "tenant b"),
            Adding(configuration: configurations[1], cacheScope: "tenant a"),
        ]
    }()

    @Test(arguments: [CachePolicy.standard, .cacheFirst, .standard(shared: true)])
    func `what a backend adds tells users and servers apart`(caching: CachePolicy) {
        let attributes: Attributes = [
            .cache(cache), .caching(caching), .cacheClock { CacheBench.start },
        ]
        for source in ["network", "cache"] {
            for backend in Self.scopes {
                let provider = Provider<Given>(backend: backend, attributes: attributes)
                #expect(ask(provider) == "\(source): a")
                // The backend of the call counts, not that of the provider.
                let other = Provider<Given>(
                    backend: .stub(Response(status: 500)),
                    attributes: attributes.merging(.backend(backend)))
                #expect(ask(other) == "cache: a")
            }
        }
    }

    @Test(arguments: CacheKind.allCases)
    func `the order of a query counts where the server decides`(kind: CacheKind) throws {
        let folder = try TemporaryFolder()
        let variation = Attributes.cacheVariation(CacheVariation(ignoringParameters: ["t"]))
        for (caching, isSame) in [(CachePolicy.standard, false), (.cacheFirst, true)] {
            let bench = CacheBench(caching, cache: kind.cache(in: folder))
            let fresh: HTTPHeaders = ["Cache-Control": "max-age=60"]
            bench.answers(Response(headers: fresh, text: "1"), Response(headers: fresh, text: "2"))
            #expect(bench.ask(.get, "page?filter=b&t=1&sort=a", [:], variation).hasSuffix(": 1"))
            let other = bench.ask(.get, "page?sort=a&filter=b", [:], variation)
            #expect(other.hasSuffix(isSame ? ": 1" : ": 2"))
            #expect(bench.ask(.get, "page?filter=b&sort=a#top", [:]).hasSuffix(": 1"))
            // What may have changed is the page, in any order.
            _ = bench.ask(.post, "page?sort=a&filter=b")
            let count = bench.requests.all.count
            _ = bench.ask(.get, "page?filter=b&sort=a")
            #expect(bench.requests.all.count == count + 1)
        }
    }

    @Test(arguments: [CachePolicy.standard, .cacheFirst], [true, false])
    func `a POST removes what has parameters it ignores`(caching: CachePolicy, isIgnored: Bool) {
        let variation = Attributes.cacheVariation(CacheVariation(ignoringParameters: ["t"]))
        let bench = CacheBench(caching)
        bench.answers(Response(headers: ["Cache-Control": "max-age=60"], text: "a"))
        _ = bench.ask(.get, "page?t=1", [:], isIgnored ? variation : [])
        _ = bench.ask(.post, "page?t=1", [:], variation)
        let count = bench.requests.all.count
        _ = bench.ask(.get, "page?t=1", [:], isIgnored ? variation : [])
        #expect(bench.requests.all.count == count + 1)
    }
}

/// A server behind what a backend adds.
struct Adding: Backend {
    var configuration: TransportConfiguration?
    var cacheScope = ""
    var stub = StubBackend { _ in
        Response(headers: ["Cache-Control": "max-age=60, public"], text: "a")
    }

    init(configuration: TransportConfiguration? = nil, cacheScope: String = "") {
        (self.configuration, self.cacheScope) = (configuration, cacheScope)
    }

    init(configuration: TransportConfiguration, stub: StubBackend) {
        (self.configuration, self.stub) = (configuration, stub)
    }

    init(
        configuration: TransportConfiguration,
        _ answer: @escaping @Sendable (Endpoint) throws -> Response
    ) { self.init(configuration: configuration, stub: StubBackend(answer)) }

    func send(_ endpoint: Endpoint) -> Single<Response> { stub.send(endpoint) }
}
