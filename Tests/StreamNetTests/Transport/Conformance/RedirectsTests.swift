import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    @Suite struct Redirects {
        static let rows = methods + locations + refused + fields + answers + others

        /// `/from` redirects, all else answers with what was read.
        private static func row(
            _ name: String, _ status: Int, _ asks: String, to location: String = "/to",
            _ outcome: Outcome? = nil, sees: String...
        ) -> TransportCase {
            let arrived = Outcome.response(200, sees.last ?? "")
            return TransportCase(
                name, asks: [asks], gets: outcome ?? arrived, sees: [asks] + sees
            ) { exchange in
                guard exchange.request.path.hasSuffix("/from") else {
                    let isHead = exchange.request.method == "HEAD"
                    return try exchange.respond(body: isHead ? "" : exchange.request.summary)
                }
                try exchange.respond(status, headers: [("Location", location)], body: "moved")
            }
        }

        /// RFC 9110 §15.4: what follows each status, by method.
        private static let methods: [TransportCase] = [301, 302, 303, 307, 308].flatMap { status in
            let post = status < 307 ? "GET /to" : "POST /to hello"
            let put = status == 303 ? "GET /to" : "PUT /to hello"
            return [
                row("\(status) GET", status, "GET /from", sees: "GET /to"),
                row("\(status) HEAD", status, "HEAD /from", .response(200, ""), sees: "HEAD /to"),
                row("\(status) POST", status, "POST /from hello", sees: post),
                row("\(status) PUT", status, "PUT /from hello", sees: put),
            ]
        }

        private static let locations: [TransportCase] = [
            ("to", "/a/b/to"), ("../to", "/a/to"), ("./../../to", "/to"), ("/to", "/to"),
            ("/to \t", "/to"),
            ("to?q=a%20b&c", "/a/b/to?q=a%20b&c"),
            ("/to#part", "/to"), ("/a b", "/a%20b"), ("/%C3%A9", "/%C3%A9"), ("/é", "/%C3%A9"),
        ].map { location, target in
            row("to \(location)", 302, "GET /a/b/from", to: location, sees: "GET \(target)")
        }

        private static let refused: [TransportCase] = [
            "file:///etc/passwd", "data:text/html,hi", "ftp://127.0.0.1/", "javascript:alert(1)",
            "http://", "http:///path", "mailto:ann@host",
        ].map { location in
            TransportCase(
                "to \(location)", gets: .failure(.redirectRefused), sees: ["GET /"]
            ) { try $0.respond(302, headers: [("Location", location)]) }
        }

        /// Fields of a redirect, and what comes of it.
        private static let fields: [TransportCase] = [
            ("one Location twice", "Location: /to\r\nLocation: /to", .response(200, "GET /to")),
            ("several Locations", "Location: /a\r\nLocation: /b", .failure(.redirectRefused)),
            ("a Location in Latin-1", "Location: /caf\u{E9}", .response(200, "GET /caf%E9")),
        ].map { name, fields, outcome in
            TransportCase(name, gets: outcome) { exchange in
                guard exchange.request.path == "/" else {
                    return try exchange.respond(body: exchange.request.summary)
                }
                let head = "HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\(fields)\r\n\r\n"
                try exchange.send(Data(head.unicodeScalars.map { UInt8($0.value) }))
            }
        }

        private static let answers: [TransportCase] = [
            TransportCase("an empty Location", gets: .response(302, ""), sees: ["GET /"]) {
                try $0.send("HTTP/1.1 302 Found\r\nLocation: \r\nContent-Length: 0\r\n\r\n")
            },
            TransportCase("no Location", gets: .response(302, ""), sees: ["GET /"]) {
                try $0.respond(302)
            },
        ]

        private static let others = [(300, "pick"), (304, ""), (305, "proxy"), (201, "made")].map {
            status, body in
            TransportCase("\(status)", gets: .response(status, body), sees: ["GET /"]) {
                try $0.respond(status, headers: [("Location", "/to")], body: body)
            }
        }

        @Test(arguments: Trial.all(rows))
        func `a redirect leads on, or nowhere, or is an answer`(trial: Trial) async throws {
            try await trial.run()
        }
    }
}
