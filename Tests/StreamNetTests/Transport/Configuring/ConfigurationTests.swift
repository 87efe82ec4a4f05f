import Loopback
import StreamNet
import Testing

extension Transporting {
    @Suite struct Configuring {
        private func sent(
            _ configuration: TransportConfiguration, headers: HTTPHeaders = [:]
        ) async throws -> LoopbackRequest? {
            let server = try LoopbackServer { try $0.respond() }
            let backend = try URLSessionBackend(configuration)
            _ = try await backend.send(server.endpoint(headers: headers)).value
            return server.requests.first
        }

        @Test func `a request says who asks, and in which languages`() async throws {
            let request = try await sent(.init())
            #expect(request?.header("User-Agent")?.hasSuffix("StreamNet") == true)
            #expect(request?.header("Accept-Language")?.isEmpty == false)
        }

        @Test func `headers of the configuration stand below the request's own`() async throws {
            let configuration = TransportConfiguration(headers: ["A": "1", "B": "1"])
            let request = try await sent(configuration, headers: ["b": "2"])
            #expect(request?.values(of: "A") == ["1"])
            #expect(request?.values(of: "B") == ["2"])
        }

        @Test func `what is left to say is said to the system's request`() async throws {
            let server = try LoopbackServer { try $0.respond() }
            let backend = try URLSessionBackend(.init()) { request in
                request.setValue("yes", forHTTPHeaderField: "Changed")
            }
            _ = try await backend.send(server.endpoint()).value
            #expect(server.requests.first?.header("Changed") == "yes")
        }

        private static let proxy = TransportConfiguration.Proxy(
            host: "host", port: 1, user: "ann", password: "zen")
        private static let entry = TransportConfiguration.HostAddresses(
            host: "host", port: 1, addresses: ["::1"])

        @Test(arguments: [
            ("resolve", TransportConfiguration(resolve: [entry])),
            ("maximumConnectionAge", .init(maximumConnectionAge: .seconds(60))),
            ("maximumHeaderSize", .init(maximumHeaderSize: 10_000)),
            ("log-in for the proxy", .init(proxy: proxy)),
        ])
        func `what only libcurl can do is refused by its name`(
            name: String, configuration: TransportConfiguration
        ) throws {
            let error = #expect(throws: ConfigurationError.self) {
                try URLSessionBackend(configuration)
            }
            #expect(error?.wanted == "no \(name), which URLSession does not get")
        }

        @Test(arguments: ["a\r\nB: 1", "a\0"])
        func `a header that would break the message is refused`(value: String) {
            let configuration = TransportConfiguration(headers: ["A": value])
            let failure = ConfigurationError(
                wanted: "a header value without control characters", found: "one in A")
            #expect(throws: failure) { try URLSessionBackend(configuration) }
            #expect(throws: failure) { try NetworkBackend(configuration) }
        }

        @Test(
            .enabled(if: Transporting.onLinux),
            arguments: [
                TransportConfiguration(connectionsPerHost: 0),
                .init(proxy: .init(host: "127.0.0.1", port: 1)),
                .init(tls: .init(minimumVersion: .v1_3)),
            ])
        func `what URLSession lacks on Linux is refused`(configuration: TransportConfiguration) {
            #expect(throws: ConfigurationError.self) { try URLSessionBackend(configuration) }
        }
    }

    @Suite struct Redirecting {
        private static func server() throws -> LoopbackServer {
            try LoopbackServer(routes: [
                "GET /": { try $0.respond(302, headers: [("Location", "/next")], body: "moved") },
                "GET /next": { try $0.respond(body: "arrived") },
            ])
        }

        private func outcome(
            _ redirects: Redirects, of request: Redirects? = nil
        ) async throws -> (Outcome, LoopbackServer) {
            let server = try Self.server()
            let backend = try URLSessionBackend(.init(redirects: redirects))
            let attributes = request.map { Attributes.redirects($0) } ?? []
            return (await backend.outcome(server.endpoint("GET /", attributes)), server)
        }

        @Test func `what a request says wins over its backend`() async throws {
            #expect(try await outcome(.refuse).0 == .response(302, "moved"))
            #expect(try await outcome(.refuse, of: .follow).0 == .response(200, "arrived"))
            #expect(try await outcome(.follow, of: .refuse).0 == .response(302, "moved"))
        }

        @Test func `a closure may change what is sent next`() async throws {
            let changing = Redirects.follow { next, redirect in
                var next = next
                next.headers["From"] = "\(redirect.status)"
                return next
            }
            let (outcome, server) = try await outcome(changing)
            #expect(outcome == .response(200, "arrived"))
            #expect(server.requests.last?.header("From") == "302")
        }

        @Test func `what a closure throws fails the request`() async throws {
            let throwing = Redirects.follow { _, _ in throw CocoaError(.featureUnsupported) }
            guard case .unknown = try await outcome(throwing).0 else {
                Issue.record("the closure's error is the request's")
                return
            }
        }

        @Test func `a request that a closure breaks is refused`() async throws {
            let breaking = Redirects.follow { next, _ in
                var next = next
                next.headers["A"] = "a\r\nb"
                return next
            }
            #expect(try await outcome(breaking).0 == .refused(.invalidHeader))
        }
    }

    @Suite struct Cookies {
        private static func server() throws -> LoopbackServer {
            try LoopbackServer(routes: [
                "GET /login": {
                    try $0.respond(
                        302,
                        headers: [
                            ("Set-Cookie", "session=1; Path=/; HttpOnly"),
                            ("Set-Cookie", "shown=0; Path=/only/here"), ("Location", "/home"),
                        ])
                },
                "GET /home": { try $0.respond(body: $0.request.header("Cookie") ?? "none") },
            ])
        }

        @Test func `a jar gives back what was set, also behind a redirect`() async throws {
            let server = try Self.server()
            let jar = CookieJar()
            let backend = try URLSessionBackend(.init(cookies: jar))
            let login = server.endpoint("GET /login")
            #expect(await backend.outcome(login) == .response(200, "session=1"))
            #expect(Set(jar.cookies.map(\.name)) == ["session", "shown"])
            let home = server.endpoint("GET /home")
            #expect(await backend.outcome(home) == .response(200, "session=1"))
            jar.removeAll()
            #expect(await backend.outcome(home) == .response(200, "none"))
        }

        @Test func `a redirect to another site takes no strict cookie along`() async throws {
            let home = try LoopbackServer { exchange in
                try exchange.respond(body: exchange.request.header("Cookie") ?? "none")
            }
            let away = try LoopbackServer { exchange in
                try exchange.respond(307, headers: [("Location", "http://localhost:\(home.port)/")])
            }
            let jar = CookieJar([
                try Cookie(name: "s", value: "1", domain: "localhost", sameSite: .strict),
                try Cookie(name: "l", value: "1", domain: "localhost", sameSite: .lax),
            ])
            let backend = try URLSessionBackend(.init(cookies: jar))
            #expect(await backend.outcome(away.endpoint()) == .response(200, "l=1"))
            #expect(await backend.outcome(away.endpoint("POST /")) == .response(200, "none"))
            var direct = home.endpoint()
            direct.url = try #require(URL(string: "http://localhost:\(home.port)/"))
            #expect(await backend.outcome(direct) == .response(200, "s=1; l=1"))
        }
    }
}
