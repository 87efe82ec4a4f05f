import Foundation
import Loopback
import ResponseMapper

/// A small GitHub, a small Gank, a shop, a chat and a service of sentences on this machine.
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
        "GET /haiku": { try sendHaiku($0) },
        "GET /rooms/:name": { try serveRoom($0) },
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
        "POST /user/login": { exchange in
            let name = try JSON(parsing: exchange.request.body)["name"].stringValue
            guard name == "ann" else { return try exchange.respond(403) }
            try exchange.respond(body: #"{"name":"Ann Droid","points":12}"#)
        },
        "GET /users/:name/orders": { try $0.respond(body: #"[{"item":"tea"},{"item":"cup"}]"#) },
        "POST /vip/subscription": { exchange in
            let order = try JSON(parsing: Cipher.turned(exchange.request.body))
            let number = order["item"] == "vip" ? 7 : 0
            try exchange.respond(body: Cipher.turned(Data(#"{"number":\#(number)}"#.utf8)))
        },
        "GET /": { exchange in
            guard exchange.request.query?.contains("encode=text") == true else {
                return try exchange.respond(body: #"{"hitokoto":"Old pond.","from":"Bashō"}"#)
            }
            try exchange.respond(body: "Whatever happens, happens.")
        },
    ])
}
