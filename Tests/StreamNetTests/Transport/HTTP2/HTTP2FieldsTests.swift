#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// The fields of requests as a server reads them (RFC 9113 §8.2, §8.3).
        @Suite(.needsLibSSL, .needsNGHTTP2) struct HTTP2Fields {
            /// Sends a request, and returns its fields as they came, in order.
            private static func fields(
                _ ask: String, _ headers: HTTPHeaders, isSecure: Bool = true
            ) async throws -> [(name: String, value: String)] {
                let server = try HTTP2Server(isSecure: isSecure) { try $0.serve() }
                let endpoint = server.endpoint(ask, headers: headers, .soon)
                #expect(await (try HTTP2Server.backend()).outcome(endpoint) == .ok)
                let fields = server.streams.first?.fields ?? []
                let port = "127.0.0.1:\(server.server.port)"
                return fields.map { ($0.name, $0.value == port ? "SERVER" : $0.value) }
            }

            private static func values(
                _ name: String, _ fields: [(name: String, value: String)]
            ) -> [String] { fields.filter { $0.name == name }.map(\.value) }
            @Test(arguments: [true, false], ["GET /a?b=c", "POST /a?b=c hello"])
            func `the first four fields are the target`(isSecure: Bool, ask: String) async throws {
                let fields = try await Self.fields(ask, ["X-A": "1"], isSecure: isSecure)
                let first = Dictionary(
                    fields.prefix(4).map { ($0.name, $0.value) },
                    uniquingKeysWith: { _, last in last })
                let wanted = [
                    ":method": String(ask.prefix { $0 != " " }), ":path": "/a?b=c",
                    ":scheme": isSecure ? "https" : "http", ":authority": "SERVER",
                ]
                #expect(first == wanted)
                #expect(fields.dropFirst(4).allSatisfy { !$0.name.hasPrefix(":") })
                let length = Self.values("content-length", fields)
                #expect(length == (ask.hasPrefix("POST") ? ["5"] : []))
            }

            /// That trailers may come is said, and another host is the authority.
            @Test(arguments: [
                ("X-Upper-NAME", "x-upper-name", "Value OF it"), ("Accept", "accept", "A/B"),
                ("AUTHORIZATION", "authorization", "Basic Zen"), ("TE", "te", "trailers"),
                ("Host", ":authority", "a.test:81"), ("host", ":authority", "a.test:81"),
                ("HOST", ":authority", "a.test:81"),
            ])
            func `names are in small letters, and values as they were`(
                name: String, sent: String, value: String
            ) async throws {
                let fields = try await Self.fields("POST / hello", [name: value])
                #expect(Self.values(sent, fields) == [value])
                #expect(fields.allSatisfy { $0.name == $0.name.lowercased() && $0.name != "host" })
            }

            /// RFC 9113 §8.2.2: a request with any of them is malformed.
            @Test(arguments: [
                ("Connection", "close"), ("Connection", "keep-alive, X-A"), ("connection", "X-A"),
                ("Keep-Alive", "timeout=5"), ("Transfer-Encoding", "chunked"),
                ("Upgrade", "h2c"), ("Proxy-Connection", "keep-alive"), ("TE", "gzip"),
            ])
            func `fields of a connection are not sent`(name: String, value: String) async throws {
                for ask in ["GET /", "POST / hello"] {
                    let fields = try await Self.fields(ask, [name: value, "X-B": "2"])
                    #expect(Self.values(name.lowercased(), fields) == [])
                    #expect(Self.values("x-b", fields) == ["2"])
                }
            }

            /// RFC 9113 §8.2.3: in one field or in several.
            @Test func `cookies arrive, whole`() async throws {
                let fields = try await Self.fields("GET /", ["Cookie": "a=1; b=2; c=\"3 4\""])
                let cookies = Self.values("cookie", fields)
                #expect(cookies.joined(separator: "; ") == "a=1; b=2; c=\"3 4\"")
            }

            @Test func `a field of 60 KB arrives, and the next request has its own`() async throws {
                let server = try HTTP2Server(isSecure: true) { try $0.serve() }
                let backend = try HTTP2Server.backend()
                let value = String(repeating: "a", count: 60_000)
                let sent: [HTTPHeaders] = [
                    ["X-Long": value], ["X-Short": "1"], ["X-Long": value, "X-A": ""],
                ]
                for headers in sent {
                    let endpoint = server.endpoint("GET /", headers: headers, .soon)
                    #expect(await backend.outcome(endpoint) == .ok)
                }
                // A response may arrive ahead of the last frames of its request's head.
                #expect(await server.wait { $0.allSatisfy { !$0.fields.isEmpty } })
                let seen = server.streams.map { Self.values("x-long", $0.fields) }
                #expect(seen == [[value], [], [value]])
                #expect(
                    server.streams.map { Self.values("x-short", $0.fields) } == [[], ["1"], []])
                #expect(server.streams.map { Self.values("x-a", $0.fields) } == [[], [], [""]])
            }
        }
    }
#endif
