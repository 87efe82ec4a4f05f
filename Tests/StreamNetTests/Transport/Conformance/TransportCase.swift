import Loopback
import StreamNet
import Testing

/// A row: what is asked, one after another, what the server does, and what comes of it.
struct TransportCase: Sendable {
    let name: String
    var address = LoopbackAddress.ipv4
    var scheme = "http"
    var reading = LoopbackServer.Reading.whole
    var attributes: Attributes = []
    /// Method, target and perhaps a body: `POST /orders hello`.
    let asks: [String]
    let gets: [Outcome]
    /// The bytes that the server has read, in the same words; nil if they do not matter.
    let sees: [String]?
    let serve: LoopbackServer.Answer

    init(
        _ name: String, asks: [String] = ["GET /"], _ attributes: Attributes = [],
        gets: Outcome..., sees: [String]? = nil, serve: @escaping LoopbackServer.Answer
    ) {
        (self.name, self.asks, self.attributes) = (name, asks, attributes)
        (self.gets, self.sees, self.serve) = (gets, sees, serve)
    }

    /// A row with a second request, which what the first one left must not spoil.
    static func followed(
        _ name: String, asking ask: String = "GET /", _ outcome: Outcome,
        _ answer: @escaping LoopbackServer.Answer
    ) -> TransportCase {
        let ok = Outcome.response(200, "ok")
        return TransportCase(name, asks: [ask, "GET /next"], gets: outcome, ok) { exchange in
            if exchange.request.path == "/next" { return try exchange.respond(body: "ok") }
            try answer(exchange)
        }
    }

    /// Such a row, of a server that sends this text and, by default, closes the connection.
    static func sent(
        _ name: String, _ text: String, _ outcome: Outcome = .failure(.invalidResponse),
        closes: Bool = true
    ) -> TransportCase {
        .followed(name, outcome) {
            try $0.send(text)
            if closes { $0.close() }
        }
    }

    /// Asks all in turn, and compares.
    func run(through backend: any Backend, expecting expected: [Outcome]) async throws {
        let server = try LoopbackServer(on: address, reading: reading, serve)
        var outcomes: [Outcome] = []
        for ask in asks {
            let endpoint = server.endpoint(ask, scheme: scheme, attributes)
            outcomes.append(await backend.outcome(endpoint))
        }
        #expect(outcomes == expected)
        if let sees { #expect(server.requests.map(\.summary) == sees) }
    }
}

extension LoopbackServer {
    /// An endpoint of this server, in words: `POST /orders hello`, limited against hanging only.
    func endpoint(
        _ ask: String = "GET /", scheme: String = "http", headers: HTTPHeaders = [:],
        payload: Payload? = nil, _ attributes: Attributes = []
    ) -> Endpoint {
        let words = ask.split(separator: " ", maxSplits: 2).map(String.init)
        let text = words.count > 2 ? Data(words[2].utf8) : nil
        let body = text.map { Payload.data($0, contentType: "text/plain") }
        let patience: Attributes = [.timeout(.hangLimit)]
        let root = scheme + url.absoluteString.dropFirst("http".count)
        return Endpoint(
            url: URL(string: root + words[1]) ?? url,
            method: HTTPMethod(rawValue: words[0]),
            headers: headers,
            payload: payload ?? body ?? .none,
            attributes: patience.merging(attributes))
    }
}

extension LoopbackRequest {
    /// `POST /orders hello`
    var summary: String {
        "\(method) \(target)" + (body.isEmpty ? "" : " " + String(decoding: body, as: UTF8.self))
    }
}
