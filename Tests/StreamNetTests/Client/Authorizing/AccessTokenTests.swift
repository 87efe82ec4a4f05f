import StreamNet
import Testing

/// The requests that get a token, and the token on the wire.
@Suite(.virtualLimit) struct AccessTokenTests {
    private static func endpoint(
        _ attributes: Attributes = [], _ headers: HTTPHeaders = [:]
    ) -> Endpoint { Endpoint(url: Ping().baseURL, headers: headers, attributes: attributes) }

    private static let plugins = [
        AccessToken { _ in "secret" },
        AccessToken(waitingFor: { _ in .just("secret") }),
    ]

    @Test(
        arguments: [
            (Attributes(), nil), (.authorization(nil), nil),
            (.authorization(.bearer), "Bearer secret"), (.authorization(.basic), "Basic secret"),
            (.authorization("Token"), "Token secret"),
            ([.authorization(.bearer), .authorization(nil)], nil),
            ([.authorization(.bearer), .headers(["authorization": "mine"])], "mine"),
        ] as [(Attributes, String?)])
    func `a request gets a token if it says how`(attributes: Attributes, header: String?) throws {
        for plugin in Self.plugins {
            let request = try Self.endpoint(attributes).sent(through: plugin).get()
            #expect(request.headers["Authorization"] == header)
        }
    }

    @Test func `a header that is there stays`() throws {
        let endpoint = Self.endpoint(.authorization(.bearer), ["AUTHORIZATION": "mine"])
        for plugin in Self.plugins {
            #expect(try endpoint.sent(through: plugin).get().headers == ["AUTHORIZATION": "mine"])
        }
    }

    @Test(arguments: [nil, ""])
    func `no token adds nothing`(token: String?) throws {
        let endpoint = Self.endpoint(.authorization(.bearer))
        for plugin in [AccessToken { _ in token }, AccessToken(waitingFor: { _ in .just(token) })] {
            #expect(try endpoint.sent(through: plugin).get().headers.isEmpty)
        }
    }

    @Test func `the closure sees the target, and is asked only where a token is wanted`() throws {
        let log = EventLog<String>()
        let seen = EventLog<String>()
        let plugin = AccessToken { endpoint in
            guard case .saying(let number)? = endpoint.target as? Sayings else { return nil }
            seen.add("\(number)")
            return "token\(number)"
        }
        let backend = StubBackend { endpoint in
            log.add(try endpoint.encoded().headers["Authorization"] ?? "-")
            return Response()
        }
        let provider = Provider<AnyTarget>(backend: backend, plugins: [plugin])
        provider.rx(AnyTarget(Sayings.saying(1)), .authorization(.bearer)).subscribe()
        provider.rx(AnyTarget(Sayings.saying(2))).subscribe()
        provider.rx(AnyTarget(Sayings.zen), .authorization(.bearer)).subscribe()
        #expect(log.all == ["Bearer token1", "-", "-"])
        #expect(seen.all == ["1"])
    }

    @Test func `a token that takes time is waited for, once for each request`() {
        let time = VirtualTimeScheduler()
        let log = EventLog<String>()
        let plugin = AccessToken(waitingFor: { _ in
            log.add("asked")
            return Single.just("secret").delay(.seconds(3), scheduler: time)
        })
        let backend = StubBackend { endpoint in
            log.add("\(time.now): \(try endpoint.encoded().headers["Authorization"] ?? "-")")
            return Response(status: 503)
        }
        Provider<Sayings>(
            backend: backend, plugins: [plugin],
            interceptors: [Retry(1, .constant(delay: .seconds(1)), scheduler: time)]
        ).rx(.zen, .authorization(.bearer)).subscribe()
        time.run()
        #expect(log.all == ["asked", "3.0 seconds: Bearer secret", "4.0 seconds: Bearer secret"])
    }

    @Test func `a token that cannot be had refuses the request`() {
        let endpoint = Self.endpoint(.authorization(.bearer))
        for plugin in [
            AccessToken { _ in throw Late() },
            AccessToken(waitingFor: { _ in .error(Late()) }),
        ] {
            let error = endpoint.sent(through: plugin).error as? NetError
            #expect(error?.failure?.underlying is Late)
        }
    }

    @Test(arguments: [
        (
            AuthorizationScheme("Not A Token"), "secret",
            "wanted an authorization scheme made of letters, digits and !#$%&'*+-.^_`|~, "
                + "found \"Not A Token\""
        ),
        (
            .bearer, "secret\nX: y",
            "wanted a header value without control characters, found one in Authorization"
        ),
    ])
    func `what cannot be sent refuses the request, and is not quoted`(
        scheme: AuthorizationScheme, token: String, text: String
    ) {
        let endpoint = Self.endpoint(.authorization(scheme))
        let plugin = AccessToken { _ in token }
        #expect(endpoint.sent(through: plugin).error.map { "\($0)" } == "\(endpoint): \(text)")
    }
}
