import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    @Suite struct Refusing {
        @Test(arguments: Contender.all)
        func `a scheme may be spelt in capitals`(contender: Contender) async throws {
            let server = try LoopbackServer { exchange in
                if exchange.request.path == "/to" { return try exchange.respond(body: "ok") }
                let port = exchange.request.header("Host")?.split(separator: ":").last ?? ""
                try exchange.respond(302, headers: [("Location", "HTTP://LOCALHOST:\(port)/to")])
            }
            var endpoint = server.endpoint()
            endpoint.url = try #require(URL(string: "HTTP://127.0.0.1:\(server.port)/"))
            #expect(await contender.backend.outcome(endpoint) == .response(200, "ok"))
        }

        typealias Refused = (url: String, headers: HTTPHeaders, reason: RequestError.Reason)

        static let refused: [Refused] = [
            ("http://", [:], .missingHost), ("http:///path", [:], .missingHost),
            ("/path", [:], .missingHost), ("file:///etc/passwd", [:], .unsupportedScheme),
            ("data:,a", [:], .unsupportedScheme), ("http://h", ["A": "b\r\nC: d"], .invalidHeader),
            ("http://h", ["A": "b\nC"], .invalidHeader),
            ("http://h", ["A\r\nB": "c"], .invalidHeader),
        ]

        @Test(arguments: Contender.all, refused)
        func `what must not be sent is refused`(contender: Contender, row: Refused) async throws {
            let endpoint = Endpoint(url: try #require(URL(string: row.url)), headers: row.headers)
            #expect(await contender.backend.outcome(endpoint) == .refused(row.reason))
        }

        @Test(arguments: Contender.all)
        func `a failure is one line, without secrets`(contender: Contender) async throws {
            let secret = "s3cret"
            let server = try LoopbackServer { exchange in
                switch exchange.request.path {
                case "/refused":
                    let location = "ftp://u:\(secret)@host/a?key=\(secret)#\(secret)"
                    try exchange.respond(302, headers: [("Location", location)])
                case "/loop":
                    try exchange.respond(302, headers: [("Location", "/loop?key=\(secret)")])
                case "/short":
                    try exchange.respond(headers: [("Content-Length", "9")], body: "half")
                    exchange.close()
                case "/hang": _ = exchange.waitForPeerClose()
                default: exchange.close()
                }
            }
            let place = "GET http://127.0.0.1:\(server.port)"
            let lines = [
                "/refused": "wanted a redirect to http or https, found another (ftp://host/a)",
                "/loop": "wanted at most 20 redirects, found another",
                "/short": "wanted 9 bytes, found the end after 4",
                "/hang": "wanted a response within 0.2 seconds, found none",
                "/lost": "wanted a response, found the connection closed",
            ]
            for (path, line) in lines {
                let limit = path == "/hang" ? Duration.milliseconds(200) : .hangLimit
                let endpoint = server.endpoint(
                    "GET \(path)?key=\(secret)", headers: ["Authorization": secret],
                    .timeout(limit))
                let result = await contender.backend.result(endpoint)
                let error = #expect(throws: NetError.self) { try result.get() }
                let text = error.map { "\($0)" } ?? ""
                #expect(text.hasPrefix("\(place)\(path): \(line)"))
                #expect(!text.contains(secret) && !text.contains("\n"))
            }
        }
    }
}
