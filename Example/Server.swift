import Foundation
import Loopback

/// A small GitHub and a small Gank on the loopback interface.
func startServer() throws -> LoopbackServer {
    try LoopbackServer(routes: [
        "GET /zen": { try $0.respond(body: "Keep it logically awesome.") },
        "GET /users/:name": { exchange in
            guard exchange["name"] == "ann" else {
                return try exchange.respond(404, body: #"{"message":"No such user"}"#)
            }
            try exchange.respond(body: #"{"login":"ann","name":"Ann Droid"}"#)
        },
        "GET /users/:name/repos": { exchange in
            try exchange.respond(
                body: """
                    [{"name":"streams","stargazers_count":240},
                     {"name":"mapper","stargazers_count":7}]
                    """)
        },
        "GET /users/:name/orgs": { try $0.respond(body: #"[{"login":"swift-friends"}]"#) },
        "GET /archive": { exchange in
            try exchange.sendHead(200, headers: [("Content-Length", "1000000")])
            try exchange.send("the beginning")
            _ = exchange.waitForPeerClose()
        },
        "GET /today": { exchange in
            try exchange.respond(
                body: """
                    {"error":false,"errMsg":"",
                     "results":[{"id":1,"title":"Streams"},{"id":2,"title":"Models"}]}
                    """)
        },
        "GET /posts/:id": { exchange in
            let body = #"{"error":true,"errMsg":"no post \#(exchange["id"] ?? "")"}"#
            try exchange.respond(body: body)
        },
        "POST /login": { try $0.respond(body: #"{"error":true,"errMsg":"wrong password"}"#) },
    ])
}
