import Foundation
import Loopback
import ResponseMapper

/// A small GitHub and a server of builds on the loopback interface.
func startServer(_ accounts: Accounts) throws -> LoopbackServer {
    try LoopbackServer(routes: [
        "POST /login": { exchange in
            let account = try JSON(parsing: exchange.request.body)
            guard account["password"].string == "secret" else {
                return try exchange.refuse(403, "wrong password")
            }
            try exchange.respond(body: accounts.newTokens())
        },
        "POST /token": { try $0.respond(body: accounts.newTokens()) },
        "GET /user/repos": accounts.check { exchange in
            let page = exchange.parameter("page").flatMap { Int($0) } ?? 1
            let size = exchange.parameter("per_page").flatMap { Int($0) } ?? 30
            let next = "/user/repos?per_page=\(size)&page=\(page + 1)"
            try exchange.respond(
                headers: page * size < repos.count ? [("Link", "<\(next)>; rel=\"next\"")] : [],
                body: json(repos.dropFirst((page - 1) * size).prefix(size)))
        },
        "GET /search/repositories": accounts.check { exchange in
            let term = exchange.parameter("q") ?? ""
            try exchange.respond(body: #"{"items":\#(json(repos.filter { $0.contains(term) }))}"#)
        },
        "GET /repos/:name": accounts.check { exchange in
            try exchange.respond(body: object(exchange["name"] ?? ""))
        },
        "POST /repos/:name/assets": accounts.check { exchange in
            try exchange.respond(201, body: #"{"size":\#(exchange.request.body.count)}"#)
        },
        "GET /repos/:name/archive": accounts.check { try $0.sendArchive() },
        "GET /builds/:name": { exchange in
            let body =
                exchange["name"] == "streams"
                ? #"{"code":0,"msg":"","data":{"number":7,"state":"passed"}}"#
                : #"{"code":17,"msg":"no builds yet","data":null}"#
            try exchange.respond(body: body)
        },
    ])
}

/// The bytes of every archive.
let archive = Data((0..<200_000).map { UInt8($0 % 251) })

private let repos = ["streams", "stubs", "mapper", "strings", "net"]

private func json(_ names: some Sequence<String>) -> String {
    "[" + names.map(object).joined(separator: ",") + "]"
}

private func object(_ name: String) -> String {
    #"{"name":"\#(name)","stargazers_count":\#(name.count)}"#
}

extension Exchange {
    fileprivate func parameter(_ name: String) -> String? {
        URLComponents(string: request.target)?.queryItems?.first { $0.name == name }?.value
    }

    /// Sends half of the archive and loses the connection; sends the rest on request.
    fileprivate func sendArchive() throws {
        let version = ("ETag", #""v1""#)
        let range = request.header("Range")?.dropFirst("bytes=".count).dropLast()
        guard let start = range.flatMap({ Int($0) }) else {
            try sendHead(headers: [version, ("Content-Length", "\(archive.count)")])
            try send(archive.prefix(archive.count / 2))
            return close()
        }
        let place = "bytes \(start)-\(archive.count - 1)/\(archive.count)"
        try respond(
            206, headers: [version, ("Content-Range", place)], body: archive.dropFirst(start))
    }
}
