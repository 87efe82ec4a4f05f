#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// Options that libcurl has and URLSession has not.
        @Suite struct CurlConfiguring {
            private static func proxy(_ status: String, _ body: String) throws -> LoopbackServer {
                try LoopbackServer(reading: .nothing) {
                    try $0.send(
                        "HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
                    _ = $0.waitForPeerClose()
                }
            }

            private static func backend(by proxy: LoopbackServer) throws -> CurlBackend {
                try CurlBackend(.init(proxy: .init(host: "127.0.0.1", port: proxy.port)))
            }

            @Test(arguments: ["::1", "[::1]"])
            func `a proxy may be an IPv6 address`(host: String) async throws {
                // Nobody listens.
                let backend = try CurlBackend(.init(proxy: .init(host: host, port: 1)))
                let endpoint = Endpoint(url: try #require(URL(string: "http://host.invalid/")))
                #expect(await backend.outcome(endpoint) == .failure(.cannotConnect))
            }

            @Test func `a proxy that refuses the tunnel is no connection`() async throws {
                let proxy = try Self.proxy("403 Forbidden", "")
                let backend = try Self.backend(by: proxy)
                let endpoint = Endpoint(url: URL(string: "https://host.invalid/")!)
                #expect(await backend.outcome(endpoint) == .failure(.connectionLost))
                #expect(proxy.connectionCount == 1)
            }

            /// They are the process's, so that it takes one of its own.
            @Test func `the environment leads URLSession to a proxy, and nobody else`() async {
                await #expect(processExitsWith: .success) {
                    let proxy = try Self.proxy("200 OK", "proxy")
                    let server = try LoopbackServer { try $0.respond(body: "server") }
                    for name in ["http_proxy", "ALL_PROXY"] {
                        setenv(name, proxy.url.absoluteString, 1)
                    }
                    let endpoint = server.endpoint()
                    #expect(await (try CurlBackend()).outcome(endpoint) == .response(200, "server"))
                    let other = await (try URLSessionBackend()).outcome(endpoint)
                    #expect(other == .response(200, "proxy"))
                }
            }

            @Test func `variables of the environment do not lead past the proxy`() async {
                await #expect(processExitsWith: .success) {
                    let proxy = try Self.proxy("200 OK", "proxy")
                    for name in ["no_proxy", "NO_PROXY"] { setenv(name, "*", 1) }
                    let backend = try Self.backend(by: proxy)
                    let endpoint = Endpoint(url: URL(string: "http://host.invalid/")!)
                    #expect(await backend.outcome(endpoint) == .response(200, "proxy"))
                }
            }

            @Test func `the way to a connection has a limit of its own`() async throws {
                // A handshake without an answer.
                let server = try LoopbackServer(reading: .nothing) { _ = $0.waitForPeerClose() }
                let limit = Duration.milliseconds(400)
                let backend = try CurlBackend(.init(connectTimeout: limit))
                let outcome = await backend.outcome(server.endpoint("GET /", scheme: "https"))
                #expect(outcome == .failure(.timedOut(.connect, after: limit)))
                #expect(await server.wait { $0.closedByPeer == 1 })

                let slow = try LoopbackServer { exchange in
                    exchange.pause(limit * 1.2)
                    try exchange.respond(body: "ok")
                }
                #expect(await backend.outcome(slow.endpoint()) == .response(200, "ok"))
            }

            @Test func `connections stay open between bursts`() async throws {
                // They end one after the other, so that the last is alone.
                let server = try LoopbackServer { exchange in
                    exchange.pause(.milliseconds(30 + 10 * exchange.request.connection))
                    try exchange.respond(body: "ok")
                }
                let backend = try CurlBackend(.init(connectionsPerHost: 8))
                for _ in 1...3 {
                    await withTaskGroup(of: Void.self) { burst in
                        for _ in 1...8 {
                            burst.addTask {
                                let outcome = await backend.outcome(server.endpoint())
                                #expect(outcome == .response(200, "ok"))
                            }
                        }
                    }
                }
                #expect(server.connectionCount <= 8)
            }

            @Test(arguments: [
                (TransportConfiguration.Version.automatic, true), (.http1, true), (.http2, false),
            ])
            func `the version of HTTP is chosen, and this server speaks one`(
                version: TransportConfiguration.Version, isSpoken: Bool
            ) async throws {
                let server = try LoopbackServer { try $0.respond(body: "ok") }
                let backend = try CurlBackend(.init(version: version))
                let outcome = await backend.outcome(server.endpoint())
                #expect((outcome == .response(200, "ok")) == isSpoken)
            }

            @Test func `keys and certificates are taken or refused when it is made`() throws {
                let some = Data(repeating: 7, count: 32)
                _ = try CurlBackend(.init(tls: .init(pinnedKeys: [some])))
                _ = try CurlBackend(.init(tls: .init(minimumVersion: .v1_3)))
                _ = try CurlBackend(.init(tls: .init(trustedCertificates: [some])))
                let identity = TransportConfiguration.TLS.Identity(certificates: some, key: some)
                #expect("\(identity)" == "a client's certificate")
            }

            @Test func `an encrypted key needs a passphrase`() throws {
                let key = Data("-----BEGIN ENCRYPTED PRIVATE KEY-----".utf8)
                let wanted = "the passphrase of the identity's private key"
                #expect(throws: ConfigurationError(wanted: wanted, found: "none")) {
                    _ = try CurlBackend(
                        .init(tls: .init(identity: .init(certificates: key, key: key))))
                }
            }

            @Test(arguments: [
                TransportConfiguration(connectionsPerHost: 0), .init(connections: 0),
                .init(connectTimeout: .zero),
                .init(unixSocket: URL(filePath: "/" + String(repeating: "a", count: 107))),
                .init(unixSocket: URL(string: "http://host/socket")),
                .init(proxy: .init(host: "", port: 1)),
                .init(proxy: .init(host: "ann:secret@host", port: 1)),
                .init(proxy: .init(host: "http://host", port: 1)),
                .init(proxy: .init(host: "host", port: 1, user: "ann:zen")),
                .init(maximumConnectionAge: .milliseconds(999)), .init(maximumHeaderSize: 0),
                .init(spoolDirectory: URL(string: "https://host/tmp") ?? Ping().baseURL),
                .init(resolve: [.init(host: "", port: 1, addresses: ["::1"])]),
                .init(resolve: [.init(host: "a:b", port: 1, addresses: ["::1"])]),
                .init(resolve: [.init(host: "host", port: 1, addresses: [])]),
                .init(resolve: [.init(host: "host", port: 1, addresses: ["[::1]"])]),
                .init(resolve: [.init(host: "host", port: 1, addresses: ["::1", "other"])]),
            ])
            func `what nothing can do is refused`(configuration: TransportConfiguration) {
                #expect(throws: ConfigurationError.self) { try CurlBackend(configuration) }
                #expect(throws: ConfigurationError.self) { try URLSessionBackend(configuration) }
                #expect(throws: ConfigurationError.self) { try NetworkBackend(configuration) }
            }

            @Test func `a wrong certificate file is told when it is read`() throws {
                let folder = try TemporaryFolder()
                let pem = """
                    Somebody's
                    -----BEGIN CERTIFICATE-----
                    AQID
                    BAUG
                    -----END CERTIFICATE-----
                    -----BEGIN CERTIFICATE-----
                    Bw==
                    -----END CERTIFICATE-----

                    """
                typealias TLS = TransportConfiguration.TLS
                #expect(
                    try TLS.certificates(inFile: folder.file("a.pem", pem))
                        == [Data([1, 2, 3, 4, 5, 6]), Data([7])])
                let empty = try folder.file("b.pem", "none")
                #expect(throws: ConfigurationError.self) { try TLS.certificates(inFile: empty) }
                let missing = folder.url.appending(path: "c.pem")
                #expect(throws: ConfigurationError.self) { try TLS.certificates(inFile: missing) }
            }
        }
    }
#endif
