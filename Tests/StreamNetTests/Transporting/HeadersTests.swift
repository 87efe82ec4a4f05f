import Foundation
import Loopback
import StreamNet
import Testing

extension Transporting {
    /// What the head of a message says, in both directions.
    @Suite struct Headers {
        @Test(arguments: Carrier.all)
        func `fields are found in any case, and none is lost`(carrier: Carrier) async throws {
            let server = try LoopbackServer {
                try $0.respond(headers: [
                    ("X-D", "1"), ("x-d", "2"), ("X-Same", "a"), ("X-Same", "b"),
                    ("X-Empty", ""), ("X-Text", "grün"),
                ])
            }
            let headers = try await carrier.backend.send(server.endpoint()).value.headers

            #expect(headers["x-D"] == "1, 2")
            #expect(headers["x-same"] == "a, b")
            #expect(headers["x-empty"] == "")
            #expect(headers["x-text"] == "grün")
            #expect(headers["content-length"] == "0")
        }

        @Test(arguments: Carrier.all)
        func `cookies are told apart`(carrier: Carrier) async throws {
            let cookies = [
                "a=1; Path=/; Expires=Wed, 21 Oct 2065 07:28:00 GMT", "b=\"2\"; HttpOnly", "c=",
            ]
            let server = try LoopbackServer {
                try $0.respond(headers: cookies.map { ("Set-Cookie", $0) })
            }
            let headers = try await carrier.backend.send(server.endpoint()).value.headers
            #expect(headers.values(for: "set-cookie") == cookies)
        }

        @Test(arguments: Carrier.all)
        func `declared fields are sent as they are`(carrier: Carrier) async throws {
            let server = try LoopbackServer { try $0.respond() }
            let sent: HTTPHeaders = [
                "X-Plain": "a", "X-Twice": "1", "x-twice": "2", "X-Text": "grün", "X-Empty": "",
                "Accept": "a/b", "User-Agent": "me/1", "Accept-Language": "la", "Host": "virtual",
                "X-Spaced": "a  b",
            ]
            _ = try await carrier.backend.send(server.endpoint(headers: sent)).value

            let request = try #require(server.requests.first)
            for field in sent where field.name.lowercased() != "x-twice" {
                #expect(request.header(field.name) == field.value)
            }
            let twice = request.headers.filter { $0.name.lowercased() == "x-twice" }.map(\.value)
            let list = twice.joined(separator: ",").filter { $0 != " " }
            #expect(list == "1,2")
        }

        @Test(arguments: Carrier.all, ["3", "99"])
        func `a length that is declared wrongly is corrected`(
            carrier: Carrier, length: String
        ) async throws {
            let server = try LoopbackServer { try $0.respond(body: "ok") }
            let backend = carrier.backend
            for ask in ["POST / hello", "GET /next"] {
                let endpoint = server.endpoint(ask, headers: ["Content-Length": length])
                #expect(await backend.outcome(endpoint) == .response(200, "ok"))
            }
            #expect(server.requests.map(\.summary) == ["POST / hello", "GET /next"])
        }

        @Test(arguments: Carrier.all)
        func `bytes without a type are no form`(carrier: Carrier) async throws {
            let server = try LoopbackServer { try $0.respond() }
            for method in ["POST", "PUT"] {
                var endpoint = server.endpoint("\(method) /")
                endpoint.payload = .data(Data("hello".utf8), contentType: nil)
                #expect(await carrier.backend.outcome(endpoint) == .response(200, ""))
            }
            let types = server.requests.map { $0.header("Content-Type") }
            #expect(types == ["application/octet-stream", nil])
        }

        @Test(arguments: Carrier.all)
        func `a body asks for the connection to be closed`(carrier: Carrier) async throws {
            let server = try LoopbackServer { try $0.respond() }
            let backend = carrier.backend
            for ask in ["POST / hello", "GET /", "GET /", "PUT / hello"] {
                #expect(await backend.outcome(server.endpoint(ask)) == .response(200, ""))
            }
            #if os(Linux)
                let connections = server.requests.map { $0.header("Connection") }
                #expect(connections == ["close", "keep-alive", "keep-alive", "close"])
            #endif
            let numbers = server.requests.map(\.connection)
            #expect(numbers[1] == numbers[2])
        }

        @Test(arguments: Carrier.all)
        func `a scheme may be spelt in capitals`(carrier: Carrier) async throws {
            let server = try LoopbackServer { exchange in
                if exchange.request.path == "/to" { return try exchange.respond(body: "ok") }
                let port = exchange.request.header("Host")?.split(separator: ":").last ?? ""
                try exchange.respond(302, headers: [("Location", "HTTP://LOCALHOST:\(port)/to")])
            }
            var endpoint = server.endpoint()
            endpoint.url = try #require(URL(string: "HTTP://127.0.0.1:\(server.port)/"))
            #expect(await carrier.backend.outcome(endpoint) == .response(200, "ok"))
        }

        typealias Refused = (url: String, headers: HTTPHeaders, reason: RequestFailure.Reason)

        static let refused: [Refused] = [
            ("http://", [:], .missingHost), ("http:///path", [:], .missingHost),
            ("/path", [:], .missingHost), ("file:///etc/passwd", [:], .unsupportedScheme),
            ("data:,a", [:], .unsupportedScheme), ("http://h", ["A": "b\r\nC: d"], .invalidHeader),
            ("http://h", ["A": "b\nC"], .invalidHeader),
            ("http://h", ["A\r\nB": "c"], .invalidHeader),
        ]

        @Test(arguments: Carrier.all, refused)
        func `what must not be sent is refused`(
            carrier: Carrier, row: Refused
        ) async throws {
            let endpoint = Endpoint(url: try #require(URL(string: row.url)), headers: row.headers)
            #expect(await carrier.backend.outcome(endpoint) == .refused(row.reason))
        }

        @Test(arguments: Carrier.all)
        func `a failure is one line, without secrets`(carrier: Carrier) async throws {
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
                let endpoint = server.endpoint(
                    "GET \(path)?key=\(secret)", headers: ["Authorization": secret],
                    [.timeout(.milliseconds(200))])
                let result = await carrier.backend.result(endpoint)
                let error = #expect(throws: NetError.self) { try result.get() }
                let text = error.map { "\($0)" } ?? ""
                #expect(text.hasPrefix("\(place)\(path): \(line)"))
                #expect(!text.contains(secret) && !text.contains("\n"))
            }
        }
    }
}
