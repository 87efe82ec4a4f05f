#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// HTTP/2 by the toolchain's URLSession, which trusts the system's certificates only:
        /// `Scripts/conformance-urlsession` runs these with that of the server among them.
        @Suite(.needsLibSSL, .needsTrust) struct URLSessionHTTP2 {
            /// Mistakes that libcurl reports to URLSession as no response at all.
            private static let unreported = [
                "a body in front of the head", "a malformed frame", "another protocol",
            ]

            @Test(arguments: HTTP2Endings.endings)
            func `each ending has its reason, the next is answered`(ending: HTTP2Act) async throws {
                let server = try HTTP2Server(isSecure: true) { connection in
                    if connection.number == 1 { try ending.send(connection, connection.request()) }
                    try connection.serve()
                }
                let backend = Contender.urlSession.backend
                let result = await backend.result(server.endpoint("POST / hi"))
                let isUnreported = Self.unreported.contains(ending.testDescription)
                #expect(Outcome(result) == (isUnreported ? .lost : ending.gets), "\(result)")
                #expect(await backend.outcome(server.endpoint("POST / next")) == .ok)
                #expect(server.bodies(on: 1...) == ["hi", "next"])
            }

            /// A limit, as the response never ends; when one does, the row on the page can go.
            @Test(arguments: [1, 15, 17, 40, 64, 100, 124])
            func `heads of up to 16 KB arrive, longer ones hang`(kilobytes: Int) async throws {
                let value = String(repeating: "a", count: 1_024 - 8)
                let fields = (1...kilobytes).map { _ in ("x-long", value) }
                let server = try HTTP2Server(isSecure: true) { connection in
                    let stream = try connection.request()
                    try connection.send(
                        HTTP2Frame.head(stream, 200, fields) + [.data(stream, "ok")])
                }
                var endpoint = server.endpoint()
                let limit = Duration.milliseconds(500)
                if kilobytes > 15 { endpoint.attributes = .timeout(limit) }
                let late = Outcome.failure(.timedOut(.total, after: limit))
                let outcome = await Contender.urlSession.backend.outcome(endpoint)
                #expect(outcome == (kilobytes > 15 ? late : .ok))
                #expect(server.streams.count == 1)
            }

            @Test func `trailers end the process`() async {
                let result = await #expect(processExitsWith: .failure) {
                    let server = try HTTP2Server(isSecure: true) { connection in
                        let stream = try connection.request()
                        let body = HTTP2Frame.data(stream, "abc", isLast: false)
                        let trailers = HTTP2Frame.head(stream, nil, [("x-a", "b")], isLast: true)
                        try connection.send(HTTP2Frame.head(stream) + [body] + trailers)
                    }
                    _ = await Contender.urlSession.backend.outcome(server.endpoint())
                    #expect(server.streams.count == 1)
                }
                // A test that fails ends it in order, with a code.
                guard case .signal = result?.exitStatus else {
                    Issue.record("it goes on")
                    return
                }
            }
        }
    }

    extension Trait where Self == ConditionTrait {
        /// The system trusts the certificate of an ``HTTP2Server``.
        fileprivate static var needsTrust: Self {
            .enabled(
                if: ProcessInfo.processInfo.environment["TRUSTS_LOOPBACK"] != nil,
                "run by Scripts/conformance-urlsession")
        }
    }
#endif
