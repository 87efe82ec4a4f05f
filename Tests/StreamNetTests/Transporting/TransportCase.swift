import Foundation
import Loopback
import StreamNet
import Testing

/// A row: what is asked, one after another, what the server does, and what comes of it.
struct TransportCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Method, target and perhaps a body: `POST /orders hello`.
    let asks: [String]
    let gets: [Outcome]
    /// What the server has read, in the same words; nil where it does not matter.
    let sees: [String]?
    let serve: LoopbackServer.Answer

    init(
        _ name: String, asks: [String] = ["GET /"], gets: Outcome..., sees: [String]? = nil,
        serve: @escaping LoopbackServer.Answer
    ) {
        testDescription = name
        self.asks = asks
        self.gets = gets
        self.sees = sees
        self.serve = serve
    }

    /// Asks all in turn, through one backend, and compares.
    func run(through backend: any Backend) async throws {
        let server = try LoopbackServer(serve)
        var outcomes: [Outcome] = []
        for ask in asks { outcomes.append(await backend.outcome(server.endpoint(ask))) }
        #expect(outcomes == gets)
        if let sees { #expect(server.requests.map(\.summary) == sees) }
    }
}

extension LoopbackServer {
    /// An endpoint of this server, in words: `POST /orders hello`. It has 5 seconds.
    func endpoint(
        _ ask: String = "GET /", headers: HTTPHeaders = [:], _ attributes: Attributes = []
    ) -> Endpoint {
        let words = ask.split(separator: " ", maxSplits: 2).map(String.init)
        let body = words.count > 2 ? Data(words[2].utf8) : nil
        let patience: Attributes = [.timeout(.seconds(5))]
        return Endpoint(
            url: URL(string: url.absoluteString + words[1]) ?? url,
            method: HTTPMethod(rawValue: words[0]),
            headers: headers,
            payload: body.map { .data($0, contentType: "text/plain") } ?? .none,
            attributes: patience.merging(attributes))
    }
}

extension LoopbackRequest {
    /// `POST /orders hello`
    var summary: String {
        "\(method) \(target)" + (body.isEmpty ? "" : " " + String(decoding: body, as: UTF8.self))
    }
}
