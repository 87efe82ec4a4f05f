// Servers of live data; every part stands on the page "Live data".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import ResponseMapper

func show(_ anything: some Any) {}
let time = VirtualTimeScheduler()

// snippet.chat
struct Prompt: Codable, Sendable { let content: String; var stream = true }
struct Chunk: Decodable, Sendable {
    struct Choice: Decodable, Sendable { let delta: Delta }
    struct Delta: Decodable, Sendable { let content: String? }
    let choices: [Choice]
}

struct Bot: API {
    static let attributes: Attributes = [
        .baseURL(URL(string: "https://bot.example/v1")!),
        // as a status, instead of events, or in the middle of them
        .problem(String.self, at: "error>message")]
    @POST("/chat/completions") var answer: Action<Prompt, Events<Chunk>>
}

@MainActor final class Conversation {
    enum State: Equatable { case idle, answering, failed(String) }
    private(set) var messages: [String] = []
    private(set) var state = State.idle
    private let answer = SerialDisposable()
    private let bot: Provider<AnyTarget>
    init(_ bot: Provider<AnyTarget>) { self.bot = bot }

    func send(_ text: String) {
        (messages, state) = (messages + [text, ""], .answering)
        // ends the previous answer
        answer.disposable = bot.rx.events(
            Bot.answer, Prompt(content: text), until: .data("[DONE]")
        ).subscribe(with: self, onMain: { me, chunk in
            let text = chunk.choices.first?.delta.content ?? ""
            me.messages[me.messages.count - 1] += text
        }, onError: { me, error in
            let reason = (error as? Problem<String>)?.model
            me.state = .failed(reason ?? "\(error)")
        }, onCompleted: { me in me.state = .idle })
    }
    // closes the connection; the received text stays
    func stop() {
        (answer.disposable, state) = (Disposables.create(), .idle)
    }
    func retry() {
        messages.removeLast()
        send(messages.removeLast())
    }
}
// snippet.end
func event(_ json: String) -> StubAnswer.Step { "data: \(json)\n\n" }
let done: StubAnswer.Step = "data: [DONE]\n\n"
let spoken = event(#"{"choices":[{"delta":{"content":"Let me look."}}]}"#)
let failed = event(#"{"error":{"message":"out of memory"}}"#)
let limited = StubAnswer.text(#"{"error":{"message":"slow down"}}"#, status: 429)
let down: StubAnswer = .events(#"{"error":{"message":"come back later"}}"#)

let slow = StubAnswer.events(spoken, .wait(.seconds(5)), spoken, .wait(.seconds(5)), done)
let talking = Stubs<AnyTarget>(scheduler: time).on(Bot.answer, [
    slow, .events(spoken, failed), limited, down, .events(spoken), .events(spoken, done),
])
let conversation = Conversation(Provider<AnyTarget>(backend: talking))
conversation.send("Hi")
time.advance(by: .seconds(1))
assert(conversation.messages == ["Hi", "Let me look."] && conversation.state == .answering)
conversation.stop()
time.run()
assert(conversation.messages == ["Hi", "Let me look."] && conversation.state == .idle)
assert(talking.requests.count == 1)
conversation.retry()
time.run()
// An error in the middle, then a status, and then JSON in place of the answer.
assert(conversation.state == .failed("out of memory"))
assert(conversation.messages == ["Hi", "Let me look."])
conversation.retry()
time.run()
assert(conversation.state == .failed("slow down") && conversation.messages == ["Hi", ""])
conversation.retry()
time.run()
assert(conversation.state == .failed("come back later") && conversation.messages == ["Hi", ""])
conversation.retry()
time.run()
// Without its mark, an answer is not whole.
assert("\(conversation.state)".contains("marks the end"))
conversation.retry()
time.run()
assert(conversation.state == .idle && conversation.messages == ["Hi", "Let me look."])

// snippet.tools
struct Part: Decodable, Sendable {
    struct Call: Decodable, Sendable {
        struct Function: Decodable, Sendable {
            let name: String?, arguments: String?
        }
        let index: Int, function: Function
    }
    struct Delta: Decodable, Sendable { let tool_calls: [Call]? }
    struct Choice: Decodable, Sendable { let delta: Delta }
    struct Usage: Decodable, Sendable { let total_tokens: Int }
    let choices: [Choice], usage: Usage?
}

// grows with each event
struct Calls: Sendable {
    var all: [Int: (name: String, arguments: String)] = [:]
    var tokens = 0

    mutating func add(_ part: Part) {
        for call in part.choices.flatMap({ $0.delta.tool_calls ?? [] }) {
            all[call.index, default: ("", "")].name
                += call.function.name ?? ""
            all[call.index, default: ("", "")].arguments
                += call.function.arguments ?? ""
        }
        // in the last event only
        tokens = part.usage?.total_tokens ?? tokens
    }
}

struct ToolBot: API {
    static let attributes = Bot.attributes
    @POST("/chat/completions") var answer: Action<Prompt, Events<Part>>
}

func calls(
    _ bot: Provider<AnyTarget>, _ prompt: Prompt
) -> Observable<Calls> {
    bot.rx.events(ToolBot.answer, prompt, until: .data("[DONE]"))
        .scan(into: Calls()) { $0.add($1) }
}
// snippet.end
func call(_ function: String) -> StubAnswer.Step {
    event(#"{"choices":[{"delta":{"tool_calls":[{"index":0,"function":\#(function)}]}}]}"#)
}
let called = call(#"{"name":"weather","arguments":"{\"in\":"}"#)
let completed = call(#"{"arguments":"\"Bath\"}"}"#)
let counted = event(#"{"choices":[],"usage":{"total_tokens":42}}"#)
let tools = Stubs<AnyTarget>(scheduler: time)
    .on(ToolBot.answer, .events(spoken, called, completed, counted, done))
let whole = time.record(calls(Provider<AnyTarget>(backend: tools), Prompt(content: "Hi")))
    .elements.last
assert(whole?.tokens == 42 && whole?.all.count == 1)
assert(whole?.all[0]?.name == "weather" && whole?.all[0]?.arguments == #"{"in":"Bath"}"#)

// snippet.watch
struct Change: Decodable, Sendable {
    struct Metadata: Decodable, Sendable {
        let name: String?, resourceVersion: String?
    }
    struct Object: Decodable, Sendable {
        let metadata: Metadata, code: Int?
    }
    // ADDED, MODIFIED, DELETED, …
    let type: String, object: Object
}

struct Ended: Error {}
struct Expired: Error {}

/// The changes after a version; fails with `Expired` if the server no
/// longer has it.
func changes(
    _ cluster: Provider<Cluster>, after version: String,
    _ scheduler: any Scheduler
) -> Observable<Change> {
    .deferred {
        let last = BehaviorRelay(value: version)
        return Observable.deferred {
            cluster.rx.records(.watch(last.value), as: Change.self)
        }
        .map { change in
            // 410: list them again
            if change.type == "ERROR" { throw Expired() }
            last.accept(
                change.object.metadata.resourceVersion ?? last.value)
            return change
        }
        // only a position, no change
        .filter { $0.type != "BOOKMARK" }
        // a watch ends every few minutes
        .concat(.error(Ended()))
        .retry(
            .backoff(base: .seconds(1), cap: .seconds(30), random: { 1 }) {
                $0 is Ended || Retry.isLostConnection($0)
            }, scheduler: scheduler)
    }
}
// snippet.end
enum Cluster: Target {
    case watch(String)

    var baseURL: URL { URL(string: "https://cluster.example/api/v1")! }
    var path: Path { "pods" }
    var payload: Payload {
        switch self {
        case .watch(let version):
            .query(["watch": true, "resourceVersion": version, "allowWatchBookmarks": true])
        }
    }
}

func line(_ type: String, _ name: String, _ version: Int) -> String {
    let metadata = #"{"name":"\#(name)","resourceVersion":"\#(version)"}"#
    return #"{"type":"\#(type)","object":{"metadata":\#(metadata)}}"# + "\n"
}
let added = StubAnswer.Step.data(Data((line("ADDED", "a", 11) + line("BOOKMARK", "", 20)).utf8))
let deleted = StubAnswer.Step.data(Data(line("DELETED", "a", 21).utf8))
let expired: StubAnswer.Step = "{\"type\":\"ERROR\",\"object\":{\"metadata\":{},\"code\":410}}\n"
let pods = Stubs<Cluster>(scheduler: time)
pods.on(.watch("10"), matching: .query, .chunks(added))
pods.on(.watch("20"), matching: .query, .chunks(deleted, .fail(.connectionLost)))
pods.on(.watch("21"), matching: .query, .chunks(expired))
let record = time.record(changes(Provider<Cluster>(backend: pods), after: "10", time))
assert(record.elements.map(\.type) == ["ADDED", "DELETED"])
assert(record.ending?.event.error is Expired && pods.requests.count == 3)

// snippet.days
enum Account: Target {
    case changes

    var baseURL: URL { URL(string: "https://account.example")! }
    var path: Path { "changes" }
    var attributes: Attributes { .authorization(.bearer) }
}

/// The account with this token, on any backend and clock.
func account(
    _ backend: any Backend, _ token: BehaviorRelay<String>,
    renewedBy renew: @escaping @Sendable () -> Single<String>,
    _ scheduler: any Scheduler
) -> Provider<Account> {
    // a 401 renews it, once for all connections that wait
    let refresh = TokenRefresh(
        token: { token.value },
        // if the network fails, the connection counts as lost
        renew: { renew().do(onSuccess: { token.accept($0) }) },
        scheduler: scheduler)
    return Provider<Account>(
        backend: backend, interceptors: [refresh],
        attributes: .reconnectScheduler(scheduler))
}
// snippet.end
let days = VirtualTimeScheduler()
/// The token of the hour.
@Sendable func current() -> String { "token \(Int(days.now / .seconds(3_600)))" }
// The server closes each connection, wants five minutes before the next, and forgets a token after
// an hour.
let server = Stubs<Account>(scheduler: days).on(.changes, StubAnswer { endpoint in
    let headers = try endpoint.encoded().headers
    guard headers["Authorization"] == "Bearer \(current())" else { return Response(status: 401) }
    let number = (headers["Last-Event-ID"].flatMap { Int($0) } ?? 0) + 1
    return Response(
        headers: ["Content-Type": "text/event-stream"],
        text: "retry: 300000\nid: \(number)\ndata: \(number)\n\n")
})
let renewals = BehaviorRelay(value: 0)
let renew: @Sendable () -> Single<String> = {
    .deferred {
        renewals.accept(renewals.value + 1)
        // Once, the network is down.
        if renewals.value == 5 {
            throw NetError.transport(TransportError(.offline, request: "the renewal"))
        }
        return .just(current())
    }
}
let token = BehaviorRelay(value: "token 0")
// snippet.twoDays
let watching = account(server, token, renewedBy: renew, days)
let watched = days.record(
    watching.rx.events(.changes), until: .seconds(48 * 3_600))
// no change is missing, and none comes twice
let numbers = watched.elements.compactMap { Int($0.data) }
assert(numbers == Array(1...numbers.count))
// 47 hours later than the first, one more as the network was down
assert(renewals.value == 48)
// snippet.end
assert(numbers.count > 570 && watched.ending == nil)
assert(server.requests.count == numbers.count + 48)
