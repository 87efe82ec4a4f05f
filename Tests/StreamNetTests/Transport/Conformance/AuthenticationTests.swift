import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    @Suite struct Authentication {
        @Test(
            arguments: Contender.all,
            [
                #"Basic realm="a""#, #"basic realm="a", charset="UTF-8""#, "Basic", "Bearer",
                #"Bearer realm="a", error="invalid_token""#, #"Digest realm="a", nonce="b""#,
                "Negotiate", "NTLM", "Unheard-Of", "realm=", "Basic realm=",
                "Basic realm=a, Bearer", nil,
            ])
        func `a 401 is a whole response`(contender: Contender, challenge: String?) async throws {
            let server = try LoopbackServer { exchange in
                if exchange.request.path == "/next" { return try exchange.respond(body: "ok") }
                let fields = challenge.map { [("WWW-Authenticate", $0)] } ?? []
                try exchange.respond(401, headers: fields, body: "who?")
            }
            let backend = contender.backend
            for method in ["GET", "POST"] {
                let outcome = await backend.outcome(server.endpoint("\(method) /"))
                #expect(outcome == .response(401, "who?"))
            }
            #expect(await backend.outcome(server.endpoint("GET /next")) == .response(200, "ok"))
            #expect(server.requests.count == 3)
        }

        @Test(arguments: Contender.all)
        func `credentials are sent to their origin only`(contender: Contender) async throws {
            let secrets: HTTPHeaders = [
                "Authorization": "Basic YTpi", "Cookie": "a=b", "Proxy-Authorization": "Basic Yzpk",
            ]
            let other = try LoopbackServer { try $0.respond(body: "other") }
            let elsewhere = other.url.absoluteString + "/"
            let server = try LoopbackServer { exchange in
                let location = exchange.request.path == "/here" ? "/to" : elsewhere
                if exchange.request.path == "/to" { return try exchange.respond(body: "same") }
                try exchange.respond(307, headers: [("Location", location)])
            }
            let backend = contender.backend
            let here = await backend.outcome(server.endpoint("GET /here", headers: secrets))
            let there = await backend.outcome(server.endpoint("PUT /there hello", headers: secrets))
            #expect([here, there] == [.response(200, "same"), .response(200, "other")])
            #expect(other.requests.map(\.summary) == ["PUT / hello"])
            for field in secrets {
                #expect(Set(server.requests.map { $0.header(field.name) }) == [field.value])
                #expect(other.requests.map { $0.header(field.name) } == [nil])
            }
        }

        @Test(arguments: Contender.all)
        func `another name of a host is another origin`(contender: Contender) async throws {
            let server = try LoopbackServer { exchange in
                let isNumeric = exchange.request.header("Host")?.hasPrefix("127") == true
                guard isNumeric else { return try exchange.respond(body: "ok") }
                let port = exchange.request.header("Host")?.split(separator: ":").last ?? ""
                try exchange.respond(302, headers: [("Location", "http://localhost:\(port)/")])
            }
            let endpoint = server.endpoint(headers: ["Authorization": "a", "Cookie": "b=c"])
            #expect(await contender.backend.outcome(endpoint) == .response(200, "ok"))
            #expect(server.requests.map { $0.header("Authorization") } == ["a", nil])
            #expect(server.requests.map { $0.header("Cookie") } == ["b=c", nil])
        }

        @Test(arguments: Contender.all)
        func `cookies are neither kept nor sent`(contender: Contender) async throws {
            let server = try LoopbackServer {
                try $0.respond(headers: [("Set-Cookie", "a=1; Path=/")])
            }
            let backend = contender.backend
            for _ in 1...2 { _ = try await backend.send(server.endpoint()).value }
            #expect(server.requests.map { $0.header("Cookie") } == [nil, nil])
        }
    }
}
