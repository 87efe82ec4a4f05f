import Loopback
import Testing

@Suite(.hangLimit) struct RoutesTests {
    @Test(arguments: [
        ("GET /zen", "zen"), ("GET /zen?page=2", "zen"), ("GET /users/mojombo", "user mojombo"),
        ("GET /users/J%C3%B6rg%2F1", "user Jörg/1"), ("GET /users/100%", "user 100%"),
        ("GET /users/me", "user me"), ("DELETE /users/me", "gone"),
        ("GET /users/a/repos/b", "a has b"), ("PUT /any", "PUT"), ("POST /any", "POST"),
    ])
    func `a request reaches its route`(request: String, body: String) throws {
        #expect(try server().answer(to: "\(request) HTTP/1.1\r\n\r\n").hasSuffix("\r\n\r\n" + body))
    }

    @Test(arguments: [
        "GET /", "GET /zen/", "GET /Zen", "POST /zen", "GET /users", "GET /users/a/b",
    ])
    func `anything else is not found`(request: String) throws {
        let answer = try server().answer(to: "\(request) HTTP/1.1\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 404 Not Found\r\nContent-Type: application/json\r\n"))
        #expect(answer.hasSuffix(#"{"message":"Not Found"}"#))
    }

    private func server() throws -> LoopbackServer {
        try LoopbackServer(routes: [
            "GET /zen": { try $0.respond(body: "zen") },
            "GET /users/:name": { try $0.respond(body: "user \($0["name"] ?? "nobody")") },
            "GET /users/me": { try $0.respond(body: "unreachable") },
            "DELETE /users/me": { try $0.respond(body: $0["name"] ?? "gone") },
            "GET /users/:user/repos/:repo": { exchange in
                let (user, repo) = (exchange["user"], exchange["repo"])
                try exchange.respond(body: "\(user ?? "") has \(repo ?? "")")
            },
            "/any": { try $0.respond(body: $0.request.method) },
        ])
    }
}
