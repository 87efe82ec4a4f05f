// WebSockets; every part stands on the page "Sockets".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

enum Chat: Target {
    case room(String), presence, prices

    var baseURL: URL { URL(string: "wss://chat.example")! }
    var path: Path {
        switch self {
        case .room(let room): "rooms/\(room)"
        case .presence: "presence"
        case .prices: "prices"
        }
    }
}

struct Line: Codable, Sendable, Equatable { let text: String }
struct Price: Codable, Sendable { let id: String, value: Double }

let time = VirtualTimeScheduler()
let stubs = Stubs<Chat>(scheduler: time)
    .on(.presence, .socket("ann", "bob", .close()))
    .on(.prices, [
        .socket(.json(Price(id: "a", value: 1)), .fail(.connectionLost)),
        .socket(.json(Price(id: "a", value: 2)), .close()),
    ])
let chat = Provider<Chat>(backend: stubs, attributes: .reconnectScheduler(time))
func show(_ anything: some Any) {}

// snippet.streams
// SocketMessage, a text or bytes
let names = chat.rx.socket(.presence)
// values out of JSON and into JSON
let typed = PublishSubject<Line>()
let lines = chat.rx.socket(
    .room("42"), as: Line.self, sending: typed.asObservable())
// snippet.end
assert(time.record(names).elements == ["ann", "bob"])

// snippet.handle
@Sendable func talk() async throws {
    let socket = try await chat.open(.room("42"), .subprotocols(["v2"]))
    // waits while there is no room
    try await socket.send("hi")
    // a slow loop slows the server
    for try await message in socket.messages { show(message) }
    try await socket.close()
}
// snippet.end
_ = talk

// snippet.action
struct ChatAPI: API {
    static let attributes: Attributes =
        .baseURL(URL(string: "wss://chat.example")!)

    @GET("/rooms/\(\.self)")
    var room: Action<String, Socket<Line, Line>>
}

let spoken = chat.rx.socket(
    ChatAPI.room, "42", sending: typed.asObservable())
// snippet.end
_ = spoken

// snippet.chat
// what a screen of a chat shows, and sends
struct Room: Sendable {
    let typed = PublishSubject<Line>()
    let lines: Observable<[Line]>

    init(_ room: String, of chat: Provider<Chat>) {
        lines = chat.rx.socket(
            .room(room), as: Line.self, sending: typed.asObservable())
            .scan(into: []) { $0.append($1) }
    }
}
// snippet.end

// snippet.feed
// the latest price of each, across connections
let prices = chat.rx.socket(
    .prices, as: Price.self, .reconnect(.idempotent()))
    .scan(into: [:]) { $0[$1.id] = $1.value }
// snippet.end
let feed = time.record(prices)
assert(feed.elements == [["a": 1], ["a": 2]])

// snippet.test
stubs.on(
    .room("42"),
    .socket(
        .json(Line(text: "hello")), .expect(#"{"text":"hi"}"#),
        .wait(.seconds(3)), .json(Line(text: "bye")), .close(1001)))
let room = Room("42", of: chat)
time.schedule(after: .seconds(1)) { room.typed.onNext(Line(text: "hi")) }

let recording = time.record(room.lines)
assert(recording.elements.last?.map(\.text) == ["hello", "bye"])
if case .closed(1001, _)? = recording.ending?.event.error as? NetError {
    print("the server goes away")
}
assert(stubs.verify().isEmpty)
// snippet.end
