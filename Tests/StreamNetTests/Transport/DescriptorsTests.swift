#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// In processes of their own, as others would have no descriptors, either.
        @Suite struct Descriptors {
            @Test func `a process without descriptors says so, and goes on when there are`() async {
                await #expect(processExitsWith: .success) {
                    let server = try LoopbackServer { try $0.respond(body: "ok") }
                    let backend = Contender.curl.backend
                    #expect(await backend.outcome(server.endpoint()) == .response(200, "ok"))
                    try await Self.expectNone(backend, server, ["http", "https"])
                    #expect(await backend.outcome(server.endpoint()) == .response(200, "ok"))
                }
            }

            @Test func `a backend that cannot begin says so`() async {
                await #expect(processExitsWith: .success) {
                    let server = try LoopbackServer { try $0.respond(body: "ok") }
                    let backend = Contender.curl.backend
                    try await Self.expectNone(backend, server, ["http"])
                    #expect(await backend.outcome(server.endpoint()) == .response(200, "ok"))
                }
            }

            @Test func `sockets that were closed leave nothing open, however many`() async {
                await #expect(processExitsWith: .success) {
                    let server = try SocketServer { try $0.echo() }
                    let chat = try server.chat()
                    func use(_ count: Int) async throws {
                        var sockets: [StreamNet.Socket<SocketMessage, SocketMessage>] = []
                        for _ in 1...count { sockets.append(try await chat.open(.room("1"))) }
                        for socket in sockets { try await socket.close() }
                    }
                    try await use(1)
                    let before = Footprint.descriptors
                    try await use(200)
                    #expect(await Footprint.shrinks(to: before + 2, server.server))
                }
            }

            /// Takes all descriptors for a while, and sends a request to a new address.
            private static func expectNone(
                _ backend: any Backend, _ server: LoopbackServer, _ schemes: [String]
            ) async throws {
                var limit = rlimit()
                getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
                limit.rlim_cur = 256
                setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
                var taken: [Int32] = []
                while case let descriptor = open("/", O_RDONLY), descriptor >= 0 {
                    taken.append(descriptor)
                }
                defer { for descriptor in taken { close(descriptor) } }
                for scheme in schemes {
                    for host in ["127.0.0.2", "localhost"] {
                        var endpoint = server.endpoint("GET /", scheme: scheme)
                        let url = URL(string: "\(scheme)://\(host):\(server.port)/")
                        endpoint.url = try #require(url)
                        #expect(await backend.outcome(endpoint) == .failure(.noDescriptors))
                    }
                }
            }
        }
    }
#endif
