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
let ticks = market.rx.events(.ticks)                        // ServerSentEvent, across connections
let prices = market.rx.events(.ticks, as: Tick.self)        // Tick
let answer = market.rx.events(.chat("Hello"), as: Delta.self, until: .data("[DONE]"))
let rows = market.rx.records(.export, as: Row.self)         // Row, one from each line
// snippet.end
assert(time.record(ticks).elements.map(\.id) == ["7"])
assert(time.record(answer.map(\.text)).elements == ["Hi"])
assert(time.record(rows.map(\.id)).elements == [1, 2])

// snippet.events
market.rx.events(.ticks, as: Tick.self)
    .subscribe(onMain: { tick in show(tick.price) }, onError: { error in show(error) })
    .disposed(by: bag)                                      // disposing closes the connection
// snippet.end
time.run()

// snippet.reconnect
let patient = market.rx.events(.ticks, .reconnect(.idempotent(base: .seconds(1), attempts: 10)))
let spread = market.rx.events(.ticks, .reconnect(.idempotent(random: { .random(in: 0.5...1) })))
let once = market.rx.events(.ticks, .reconnect(.never))
let resumed = market.rx.events(.ticks, .lastEventID("41"))  // of an earlier run
let repeated = market.rx.events(.chat("Hello"), .reconnect(.always))    // a POST, sent again
// snippet.end
_ = (patient, spread, once, resumed, repeated)

// snippet.cases
enum Reply: Sendable { case delta(Delta), usage(Usage), other(String) }

let cases = EventCases<Reply>()
    .on("delta", Reply.delta)
    .on("usage", Reply.usage)
    .otherwise { event in .other(event.event) }             // without it, others are skipped
let replies = market.rx.events(.chat("Hello"), as: cases, until: .event("done"))
// snippet.end
_ = replies

// snippet.action
struct MarketAPI: API {
    static let attributes: Attributes = [.baseURL(URL(string: "https://market.example")!)]

    @GET("/ticks") var ticks: Action<Void, Events<Tick>>
    @POST("/chat") var chat: Action<Usage, Events<Delta>>
}

let fromTable = market.rx.events(MarketAPI.ticks)           // or MarketAPI.ticks(), with a provider
// snippet.end
_ = fromTable

// snippet.records
market.rx.records(.export, as: Row.self)
    .subscribe(onNext: { row in show(row.id) }, onError: { error in show(error) })
    .disposed(by: bag)

let upload = market.rx(.rows([Row(id: 1), Row(id: 2)]))     // its payload is .records(rows)
// snippet.end
assert(time.record(upload.map(\.status)).elements == [201])

func loop() async throws {
// snippet.loop
for try await tick in market.rx.events(.ticks, as: Tick.self).values(buffering: .newest(1)) {
    show(tick.price)                                        // a slow loop sees the latest
}
// snippet.end
}
_ = loop

// snippet.test
let lost = Stubs<Market>(scheduler: time).on(.ticks, [
    .events("id: 1\ndata: {\"price\": 1}\n\n", .wait(.seconds(9)), .fail(.connectionLost)),
    .failure(.cannotConnect),
    .events("data: {\"price\": 2}\n\n"), 204,
])
let tested = Provider<Market>(backend: lost, attributes: .reconnectScheduler(time))
let seen = time.record(tested.rx.events(.ticks, as: Tick.self).map(\.price))
assert(seen.elements == [1, 2])                             // after 18 s, in no time
assert(lost.requests.last?.encoded.headers["Last-Event-ID"] == "1")
// snippet.end
