#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        @Suite struct CurlAsking {
            @Test(arguments: [
                ("/a/../b/./c", "/a/../b/./c"), ("//a//b", "//a//b"), ("/a?", "/a?"),
                ("?a=b", "/?a=b"), ("/a#b", "/a"), ("/%2e%2e/a", "/%2e%2e/a"),
            ])
            func `a URL is sent as written`(row: (text: String, target: String)) async throws {
                let server = try LoopbackServer { try $0.respond() }
                let url = try #require(URL(string: server.url.absoluteString + row.text))
                #expect(await (try CurlBackend()).outcome(Endpoint(url: url)) == .response(200, ""))
                #expect(server.requests.map(\.target) == [row.target])
            }

            @Test(arguments: ["get", "head", "M-SEARCH"])
            func `so is a method, whose letters count`(method: String) async throws {
                let server = try LoopbackServer { try $0.respond(body: $0.request.method) }
                let outcome = await (try CurlBackend()).outcome(server.endpoint("\(method) /"))
                #expect(outcome == .response(200, method))
            }

            @Test func `who a URL names is told to its origin, and forgotten`() async throws {
                let server = try LoopbackServer { exchange in
                    let port = exchange.request.header("Host")?.split(separator: ":").last ?? ""
                    let location = ["/": "/same", "/same": "http://localhost:\(port)/other"]
                    guard let next = location[exchange.request.path] else {
                        return try exchange.respond()
                    }
                    try exchange.respond(302, headers: [("Location", next)])
                }
                let backend = try CurlBackend()
                let named = "http://ann:p%40ss@127.0.0.1:\(server.port)/"
                let endpoint = Endpoint(url: try #require(URL(string: named)))
                #expect(await backend.outcome(endpoint) == .response(200, ""))
                #expect(await backend.outcome(server.endpoint("GET /end")) == .response(200, ""))
                let basic = "Basic " + Data("ann:p@ss".utf8).base64EncodedString()
                let seen = server.requests.map { $0.header("Authorization") }
                #expect(seen == [basic, basic, nil, nil])
            }

            @Test func `nobody waits to be told to go on`() async throws {
                let server = try LoopbackServer { try $0.respond(body: $0.request.body) }
                let endpoint = server.endpoint("POST / hello", headers: ["Expect": "100-continue"])
                #expect(await (try CurlBackend()).outcome(endpoint) == .response(200, "hello"))
                #expect(server.requests.first?.header("Expect") == nil)
            }
        }
    }
#endif
