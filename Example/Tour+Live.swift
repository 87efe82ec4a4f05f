import Foundation
import Loopback
import ResponseMapper

/// A stream of tokens that loses its connection on the way.
func tourLive(
    _ github: Provider<GitHub>, _ server: LoopbackServer, _ transcript: Transcript
) async {
    await transcript.step("tokens across a lost connection, rx.events(.haiku, as: Token.self)") {
        let tokens = github.rx.events(.haiku, as: Token.self, until: .event("done"))
        let text = try await tokens.map(\.text).toArray().value.joined(separator: " ")
        let connections = server.requests.filter { $0.path == "/haiku" }
        let ids = connections.map { $0.header("Last-Event-ID") ?? "none" }
        return "\(text); continued after: \(ids.joined(separator: ", "))"
    }
}

/// The words of a haiku, with their numbers; each connection is lost after four of them.
func sendHaiku(_ exchange: Exchange) throws {
    let words = ["An", "old", "silent", "pond.", "A", "frog", "jumps", "in.", "Splash!"]
    let last = exchange.request.header("Last-Event-ID").flatMap { Int($0) } ?? 0
    try exchange.sendHead(headers: [("Content-Type", "text/event-stream")])
    try exchange.sendChunk("retry: 10\n\n")
    for (id, word) in zip(1..., words).dropFirst(last).prefix(4) {
        try exchange.sendChunk("id: \(id)\ndata: {\"text\": \"\(word)\"}\n\n")
    }
    // Half an event; the end of the chunks is missing, too.
    guard last + 4 >= words.count else { return try exchange.sendChunk("data: {\"te") }
    try exchange.sendChunk("event: done\ndata\n\n")
    try exchange.endChunks()
}

private struct Token: Decodable, Sendable { let text: String }
