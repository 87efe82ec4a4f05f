#if os(Linux)
    import Loopback
    @testable import StreamNet
    import Testing

    extension Transporting.Conformance {
        @Suite struct Compressing {
            private static let text = (1...30_000).map { "line \($0)\n" }.joined()
            private let folder: TemporaryFolder
            private let server: LoopbackServer

            init() throws {
                folder = try TemporaryFolder()
                server = try LoopbackServer { exchange in
                    switch exchange.request.path {
                    case "/307": try exchange.respond(307, headers: [("Location", "/to")])
                    case "/303": try exchange.respond(303, headers: [("Location", "/to")])
                    default: try exchange.respond(body: "ok")
                    }
                }
            }

            private func endpoint(_ ask: String, _ payload: Payload) -> Endpoint {
                server.endpoint(ask, payload: payload, .compressesBody())
            }

            /// The body that the server has read, inflated; nil if it is no gzip.
            private static func inflated(_ request: LoopbackRequest) -> Data? {
                guard request.header("Content-Encoding") == "gzip",
                    let inflater = BodyInflater([.gzip])
                else { return nil }
                inflater.add(request.body)
                var data = Data()
                while let part = try? inflater.next() { data += part }
                return inflater.unfinished == nil ? data : nil
            }

            @Test(arguments: Contender.all, BodyKind.allCases)
            func `any kind is sent compressed`(contender: Contender, kind: BodyKind) async throws {
                let payload = try kind.payload(Data(Self.text.utf8), in: folder)
                let outcome = await contender.backend.outcome(endpoint("POST /", payload))
                #expect(outcome == .response(200, "ok"))
                let request = try #require(server.requests.first)
                let body = try #require(Self.inflated(request))
                #expect(String(decoding: body, as: UTF8.self).contains(Self.text))
                #expect(request.body.count < Self.text.utf8.count / 3)
                #expect(request.header("Content-Length") == "\(request.body.count)")
            }

            /// A long one in memory is compressed while it is spooled.
            @Test(arguments: Contender.all, [1, 1_000_000, 1_000_001])
            func `any length is sent compressed`(contender: Contender, count: Int) async throws {
                var random = SplitMix(seed: 1)
                let bytes = Data((0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) })
                let payload = Payload.data(bytes, contentType: nil)
                let outcome = await contender.backend.outcome(endpoint("PUT /", payload))
                #expect(outcome == .response(200, "ok"))
                #expect(server.requests.first.flatMap(Self.inflated) == bytes)
            }

            @Test(arguments: Contender.all)
            func `a coded or empty body stays as it is`(contender: Contender) async throws {
                let hello = Payload.data(Data("hello".utf8), contentType: nil)
                var own = endpoint("POST /", hello)
                own.headers["Content-Encoding"] = "x-own"
                let empty = endpoint("POST /", .data(Data(), contentType: nil))
                for sent in [own, empty, endpoint("GET /", .none)] {
                    #expect(await contender.backend.outcome(sent) == .response(200, "ok"))
                }
                let encodings = server.requests.map { $0.header("Content-Encoding") }
                #expect(encodings == ["x-own", nil, nil])
                #expect(server.requests.map(\.body.count) == [5, 0, 0])
            }

            @Test(arguments: Contender.all, BodyKind.allCases)
            func `a 307 sends the same bytes`(contender: Contender, kind: BodyKind) async throws {
                let payload = try kind.payload(Data(Self.text.utf8), in: folder)
                for path in ["/307", "/303"] {
                    let outcome = await contender.backend.outcome(endpoint("POST \(path)", payload))
                    #expect(outcome == .response(200, "ok"))
                }
                let requests = server.requests
                #expect(requests.map(\.method) == ["POST", "POST", "POST", "GET"])
                #expect(requests[0].body == requests[1].body)
                let encodings = requests.map { $0.header("Content-Encoding") }
                #expect(encodings == ["gzip", "gzip", "gzip", nil])
            }

            @Test func `a source that fails is the failure`() async throws {
                let broken = BodySource { throw CancellationError() }
                let sent = endpoint("POST /", .stream(broken))
                #expect(await Contender.curl.backend.outcome(sent) == .refused(.unreadableBody))
                #expect(server.connectionCount == 0)
            }

            @Test func `plugins and stubs see the body as it was declared`() throws {
                let hello = Payload.data(Data("hello".utf8), contentType: nil)
                let encoded = try endpoint("POST /", hello).encoded()
                #expect(encoded.body == .data(Data("hello".utf8)))
                #expect(encoded.headers["Content-Encoding"] == nil)
            }
        }
    }
#endif
