import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    @Suite struct Headers {
        @Test(arguments: Contender.all)
        func `fields are found in any case, and none is lost`(contender: Contender) async throws {
            let server = try LoopbackServer {
                try $0.respond(headers: [
                    ("X-D", "1"), ("x-d", "2"), ("X-Same", "a"), ("X-Same", "b"),
                    ("X-Empty", ""), ("X-Text", "grün"),
                ])
            }
            let headers = try await contender.backend.send(server.endpoint()).value.headers
            #expect(headers["x-D"] == "1, 2")
            #expect(headers["x-same"] == "a, b")
            #expect(headers["x-empty"] == "")
            #expect(headers["x-text"] == "grün")
            #expect(headers["content-length"] == "0")
        }

        @Test(
            arguments: Contender.all,
            [
                ("X: 1", "1"), ("x: 1", "1"), ("X:", ""), ("X: \t 1 \t ", "1"),
                ("X: a \tb", "a \tb"),
                ("X: 1\r\n 2", "1 2"), ("X: \"a\"", "\"a\""), ("X: a: b", "a: b"),
            ])
        func `a value is what stands between the spaces`(
            contender: Contender, row: (line: String, value: String)
        ) async throws {
            let server = try LoopbackServer {
                try $0.send("HTTP/1.1 200 OK\r\n\(row.line)\r\nContent-Length: 0\r\n\r\n")
            }
            let headers = try await contender.backend.send(server.endpoint()).value.headers
            #expect(headers["X"] == row.value)
        }

        @Test(arguments: Contender.all)
        func `cookies are told apart`(contender: Contender) async throws {
            let cookies = [
                "a=1; Path=/; Expires=Wed, 21 Oct 2065 07:28:00 GMT", "b=\"2\"; HttpOnly", "c=",
            ]
            let server = try LoopbackServer {
                try $0.respond(headers: cookies.map { ("Set-Cookie", $0) })
            }
            let headers = try await contender.backend.send(server.endpoint()).value.headers
            #expect(headers.values(for: "set-cookie") == cookies)
        }

        @Test(arguments: Contender.all)
        func `declared fields are sent as they are`(contender: Contender) async throws {
            let server = try LoopbackServer { try $0.respond() }
            let sent: HTTPHeaders = [
                "X-Plain": "a", "X-Twice": "1", "x-twice": "2", "X-Text": "grün", "X-Empty": "",
                "Accept": "a/b", "User-Agent": "me/1", "Accept-Language": "la", "Host": "virtual",
                "X-Spaced": "a  b", "Accept-Encoding": "identity",
            ]
            _ = try await contender.backend.send(server.endpoint(headers: sent)).value
            let request = try #require(server.requests.first)
            for field in sent where field.name.lowercased() != "x-twice" {
                #expect(request.header(field.name) == field.value)
            }
            let twice = request.headers.filter { $0.name.lowercased() == "x-twice" }.map(\.value)
            #expect(twice.joined(separator: ",").filter { $0 != " " } == "1,2")
        }

        @Test(arguments: Contender.all, ["", " ", " \t "])
        func `a field of spaces is sent empty`(contender: Contender, value: String) async throws {
            let server = try LoopbackServer { try $0.respond() }
            _ = try await contender.backend.send(server.endpoint(headers: ["X-Blank": value])).value
            #expect(server.requests.first?.header("X-Blank") == "")
        }

        @Test(arguments: Contender.all, ["3", "99"])
        func `a wrong length is corrected`(contender: Contender, length: String) async throws {
            let server = try LoopbackServer { try $0.respond(body: "ok") }
            let backend = contender.backend
            for ask in ["POST / hello", "GET /next"] {
                let endpoint = server.endpoint(ask, headers: ["Content-Length": length])
                #expect(await backend.outcome(endpoint) == .response(200, "ok"))
            }
            #expect(server.requests.map(\.summary) == ["POST / hello", "GET /next"])
        }

        @Test(arguments: Contender.all)
        func `bytes without a type are no form`(contender: Contender) async throws {
            let server = try LoopbackServer { try $0.respond() }
            for method in ["POST", "PUT"] {
                let endpoint = server.endpoint(
                    "\(method) /", payload: .data(Data("hello".utf8), contentType: nil))
                #expect(await contender.backend.outcome(endpoint) == .response(200, ""))
            }
            let types = server.requests.map { $0.header("Content-Type") }
            #expect(types == ["application/octet-stream", nil])
        }
    }
}
