import Foundation
import Loopback
import ResponseMapper

/// A chat over a WebSocket: with a server, and with a script in virtual time.
func tourChat(_ server: LoopbackServer, _ transcript: Transcript) async {
    await transcript.step("a chat, rx.socket(.room(\"tea\"), as: Line.self, sending: said)") {
        let chat = Provider<Chat>(attributes: .baseURL(server.url))
        return try await talk(in: "tea", of: chat).toArray().value.joined(separator: " ")
    }
    await transcript.step("the same in virtual time, .socket(.json(…), .expect(…), .wait(…))") {
        let time = VirtualTimeScheduler()
        let stubs = Stubs<Chat>(scheduler: time).on(
            .room("tea"),
            .socket(
                .json(Line(text: "What would you like?")), .expect(#"{"text":"A cup of tea."}"#),
                .wait(.seconds(3)), .json(Line(text: "Here you are.")), .close()))
        let said = time.record(talk(in: "tea", of: Provider<Chat>(backend: stubs)))
        let times = said.events.compactMap { event in
            event.event.element.map { "\(event.time.components.seconds) s \($0)" }
        }
        return (times + stubs.verify()).joined(separator: " ")
    }
}

/// The messages in a room, of which a guest answers questions.
private func talk(in room: String, of chat: Provider<Chat>) -> Observable<String> {
    let said = PublishSubject<Line>()
    return chat.rx.socket(.room(room), as: Line.self, sending: said.asObservable())
        .map(\.text)
        .do(onNext: { if $0.hasSuffix("?") { said.onNext(Line(text: "A cup of tea.")) } })
}

/// Asks a guest for a wish, grants it, and closes the socket.
func serveRoom(_ exchange: Exchange) throws {
    let socket = try exchange.upgrade()
    try socket.send(opcode: 1, #"{"text":"What would you like?"}"#)
    guard let wish = try socket.receive() else { return }
    let isKnown = String(decoding: wish.payload, as: UTF8.self).contains("tea")
    try socket.send(opcode: 1, #"{"text":"\#(isKnown ? "Here you are." : "Sorry?")"}"#)
    try socket.sendClose()
}

private enum Chat: Target {
    case room(String)

    var baseURL: URL { URL(string: "wss://chat.example")! }
    var path: Path { if case .room(let name) = self { "rooms/\(name)" } else { "" } }
}

private struct Line: Codable, Sendable { let text: String }
