// Event streams and records; every part stands on the page "Live data".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

enum Market: Target {
    case ticks, chat(String), export, rows([Row])

    var baseURL: URL { URL(string: "https://market.example")! }
    var path: Path {
        switch self {
        case .ticks: "ticks"
        case .chat: "chat"
        case .export, .rows: "rows"
        }
    }
    var method: HTTPMethod {
        switch self {
        case .chat, .rows: .post
        default: .get
        }
    }
    var payload: Payload {
        switch self {
        case .chat(let prompt): .json(["prompt": prompt])
        case .rows(let rows): .records(rows)
        default: .none
        }
    }
}

struct Row: Codable, Sendable { let id: Int }
struct Tick: Codable, Sendable { let price: Double }
struct Delta: Codable, Sendable { let text: String }
struct Usage: Codable, Sendable { let tokens: Int }

let time = VirtualTimeScheduler()
let stubs = Stubs<Market>(scheduler: time)
    .on(.ticks, [.events("id: 7\ndata: {\"price\": 1.5}\n\n"), 204])
    .on(.chat("Hello"), .events("data: {\"text\": \"Hi\"}\n\n", "data: [DONE]\n\n"))
    .on(.export, .chunks("{\"id\": 1}\n{\"id\"", ": 2}\n"))
    .on(.rows([]), 201)
let market = Provider<Market>(backend: stubs, attributes: .reconnectScheduler(time))
let bag = DisposeBag()
func show(_ anything: some Any) {}

// snippet.family
// ServerSentEvent, across connections
let ticks = market.rx.events(.ticks)
// Tick
let prices = market.rx.events(.ticks, as: Tick.self)
let answer = market.rx.events(
    .chat("Hello"), as: Delta.self, until: .data("[DONE]"))
// Row, one from each line
let rows = market.rx.records(.export, as: Row.self)
// snippet.end
assert(time.record(ticks).elements.map(\.id) == ["7"])
assert(time.record(answer.map(\.text)).elements == ["Hi"])
assert(time.record(rows.map(\.id)).elements == [1, 2])

// snippet.events
market.rx.events(.ticks, as: Tick.self)
    .subscribe(
        onMain: { tick in show(tick.price) },
        onError: { error in show(error) })
    // disposing closes the connection
    .disposed(by: bag)
// snippet.end
time.run()

// snippet.reconnect
let hasty = market.rx.events(
    .ticks, .reconnect(.idempotent(base: .seconds(1), attempts: 10)))
// an app that starts without a network
let patient = market.rx.events(
    .ticks, .reconnect(.idempotent(includesFirst: true)))
let once = market.rx.events(.ticks, .reconnect(.never))
// of an earlier run
let resumed = market.rx.events(.ticks, .lastEventID("41"))
// a POST, sent again
let repeated = market.rx.events(.chat("Hello"), .reconnect(.always()))
// snippet.end
_ = (hasty, patient, once, resumed, repeated)

// snippet.states
let watched = market.rx.events(.ticks, .onConnection { connection in
    switch connection.state {
    case .connecting, .open: show("")
    // connection.reconnectNow() ends the wait
    case .lost(_, let wait): show("connects again in \(wait)")
    case .ended(let error): show(error.map { "\($0)" } ?? "")
    }
})
// snippet.end
_ = watched

// snippet.cases
enum Reply: Sendable { case delta(Delta), usage(Usage), other(String) }

let cases = EventCases<Reply>()
    .on("delta", Reply.delta)
    .on("usage", Reply.usage)
    // without it, others are skipped
    .otherwise { event in .other(event.event) }
let replies = market.rx.events(
    .chat("Hello"), as: cases, until: .event("done"))
// snippet.end
_ = replies

// snippet.action
struct MarketAPI: API {
    static let attributes: Attributes = [
        .baseURL(URL(string: "https://market.example")!)]

    @GET("/ticks") var ticks: Action<Void, Events<Tick>>
    @POST("/chat") var chat: Action<Usage, Events<Delta>>
}

// or MarketAPI.ticks(), with a provider
let fromTable = market.rx.events(MarketAPI.ticks)
// snippet.end
_ = fromTable

// snippet.records
market.rx.records(.export, as: Row.self)
    .subscribe(onNext: { show($0.id) }, onError: { show($0) })
    .disposed(by: bag)

// its payload is .records(rows)
let upload = market.rx(.rows([Row(id: 1), Row(id: 2)]))
// snippet.end
assert(time.record(upload.map(\.status)).elements == [201])

func loop() async throws {
// snippet.loop
for try await tick in market.rx.events(.ticks, as: Tick.self).values {
    // the server waits for a slow loop
    show(tick.price)
}
let newest = market.rx.events(.ticks, as: Tick.self)
    .values(buffering: .newest(1))
for try await tick in newest {
    // a slow loop sees the latest
    show(tick.price)
}
// snippet.end
}
_ = loop

// snippet.test
let lost = Stubs<Market>(scheduler: time).on(
    .ticks,
    [
        .events(
            "id: 1\ndata: {\"price\": 1}\n\n", .wait(.seconds(9)),
            .fail(.connectionLost)),
        .failure(.cannotConnect),
        .events("data: {\"price\": 2}\n\n"), 204,
    ])
let tested = Provider<Market>(
    backend: lost, attributes: .reconnectScheduler(time))
let seen = time.record(tested.rx.events(.ticks, as: Tick.self).map(\.price))
// after some 18 s of virtual time
assert(seen.elements == [1, 2])
assert(lost.requests.last?.encoded.headers["Last-Event-ID"] == "1")
// snippet.end
