import Foundation

extension LoopbackServer {
    /// Starts a server that answers by a table; anything else is a 404 with a JSON message.
    ///
    ///     let server = try LoopbackServer(routes: [
    ///         "GET /zen": { try $0.respond(body: "Design for failure.") },
    ///         "GET /users/:name": { try $0.respond(body: $0["name"] ?? "") },
    ///     ])
    ///
    /// The first route that matches answers. `:name` stands for one part of the path; a route
    /// without a method answers all methods.
    public convenience init(
        remembering limit: Int = .max, routes: KeyValuePairs<String, Answer>
    ) throws(LoopbackError) {
        let routes = routes.map { Route($0, $1) }
        try self.init(remembering: limit) { exchange in
            for route in routes {
                guard let parameters = route.parameters(of: exchange.request) else { continue }
                exchange.parameters = parameters
                return try route.answer(exchange)
            }
            try exchange.respond(
                404, headers: [("Content-Type", "application/json")],
                body: #"{"message":"Not Found"}"#)
        }
    }
}

/// One line of the table.
private struct Route: Sendable {
    let answer: LoopbackServer.Answer
    private let method: String?
    private let parts: [String]

    init(_ pattern: String, _ answer: @escaping LoopbackServer.Answer) {
        let words = pattern.split(separator: " ").map(String.init)
        self.answer = answer
        method = words.count > 1 ? words.first : nil
        parts = Self.parts(words.last ?? "")
    }

    /// The named parts of the request's path; nil when the route is not meant.
    func parameters(of request: LoopbackRequest) -> [String: String]? {
        let sent = Self.parts(request.path)
        guard method == nil || method == request.method, sent.count == parts.count else {
            return nil
        }
        var parameters: [String: String] = [:]
        for (part, value) in zip(parts, sent) {
            if part.hasPrefix(":") {
                parameters[String(part.dropFirst())] = value.removingPercentEncoding ?? value
            } else if part != value {
                return nil
            }
        }
        return parameters
    }

    private static func parts(_ path: String) -> [String] {
        path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    }
}
