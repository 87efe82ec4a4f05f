// Two servers of live data; every part stands on the page "Live data".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import ResponseMapper

func show(_ anything: some Any) {}
let time = VirtualTimeScheduler()

// snippet.chat
enum Bot: Target {
    case complete(String)

    var baseURL: URL { URL(string: "https://bot.example/v1")! }
    var path: Path { "chat/completions" }
    var method: HTTPMethod { .post }
    var payload: Payload {
        switch self {
        case .complete(let prompt): .json(Prompt(content: prompt))
        }
    }
}

// one event of the answer
struct Chunk: Decodable, Sendable {
    struct Call: Decodable, Sendable {
        struct Function: Decodable, Sendable {
            let name: String?, arguments: String?
        }
        let index: Int, function: Function
    }
    struct Delta: Decodable, Sendable {
        let content: String?, tool_calls: [Call]?
    }
    struct Choice: Decodable, Sendable { let delta: Delta }
    struct Usage: Decodable, Sendable { let total_tokens: Int }
    let choices: [Choice]?, usage: Usage?, error: Refusal.Reason?
}

// of a status, and in mid-stream
struct Refusal: Decodable, Error {
    struct Reason: Decodable { let message: String }
    let error: Reason
}

// grows with each event
struct Answer: Sendable {
    var text = ""
    var calls: [Int: (name: String, arguments: String)] = [:]
    var tokens = 0

    mutating func add(_ chunk: Chunk) throws {
        if let reason = chunk.error { throw Refusal(error: reason) }
        for delta in (chunk.choices ?? []).map(\.delta) {
            text += delta.content ?? ""
            for call in delta.tool_calls ?? [] {
                calls[call.index, default: ("", "")].name
                    += call.function.name ?? ""
                calls[call.index, default: ("", "")].arguments
                    += call.function.arguments ?? ""
            }
        }
        // in the last event only
        tokens = chunk.usage?.total_tokens ?? tokens
    }
}

func answer(_ bot: Provider<Bot>, _ prompt: String) -> Observable<Answer> {
    bot.rx.events(.complete(prompt), as: Chunk.self, until: .data("[DONE]"))
        .scan(into: Answer()) { try $0.add($1) }
        // 401, 429 …, with the server's words
        .mapProblem(Refusal.self)
}
// snippet.end
struct Prompt: Codable, Sendable { let content: String; var stream = true }

func event(_ json: String) -> StubAnswer.Step { "data: \(json)\n\n" }
let done: StubAnswer.Step = "data: [DONE]\n\n"
let spoken = event(#"{"choices":[{"delta":{"content":"Let me look."}}]}"#)
func call(_ function: String) -> StubAnswer.Step {
    event(#"{"choices":[{"delta":{"tool_calls":[{"index":0,"function":\#(function)}]}}]}"#)
}
let called = call(#"{"name":"weather","arguments":"{\"in\":"}"#)
let completed = call(#"{"arguments":"\"Bath\"}"}"#)
let counted = event(#"{"choices":[],"usage":{"total_tokens":42}}"#)
let failed = event(#"{"error":{"message":"out of memory"}}"#)
let limited = StubAnswer.text(#"{"error":{"message":"slow down"}}"#, status: 429)

/// The recording of an answer, from a bot that sends this.
func recorded(_ sent: StubAnswer) -> Recorder<Answer> {
    let bot = Provider<Bot>(backend: Stubs<Bot>(scheduler: time).on(.complete("Hi"), sent))
    return time.record(answer(bot, "Hi"))
}
let whole = recorded(.events(spoken, called, completed, counted, done)).elements.last
assert(whole?.text == "Let me look." && whole?.tokens == 42)
assert(whole?.calls[0]?.name == "weather" && whole?.calls[0]?.arguments == #"{"in":"Bath"}"#)
let refused = recorded(limited).ending?.event.error
assert((refused as? Problem<Refusal>)?.model.error.message == "slow down")
let broken = recorded(.events(failed)).ending?.event.error
assert((broken as? Refusal)?.error.message == "out of memory")
let cut = recorded(.events(spoken)).ending?.event.error
assert("\(cut, default: "")".contains(#"the data "[DONE]" marks the end"#))

// snippet.conversation
@MainActor final class Conversation {
    private(set) var messages: [String] = []
    private(set) var failure: String?
    private(set) var isAnswering = false
    private let bot: Provider<Bot>
    private var prompt = ""
    private let answering = SerialDisposable()

    init(_ bot: Provider<Bot>) { self.bot = bot }

    func send(_ text: String) {
        (prompt, failure, isAnswering) = (text, nil, true)
        messages += [text, ""]
        // ends the answer before it
        answering.disposable = answer(bot, text).subscribe(
            with: self,
            onMain: { me, answer in
                me.messages[me.messages.count - 1] = answer.text
            },
            // what has arrived stays
            onError: { me, error in me.end(error) },
            onCompleted: { me in me.end(nil) })
    }

    // closes the connection
    func stop() {
        answering.disposable = Disposables.create()
        end(nil)
    }

    func retry() {
        messages.removeLast(2)
        send(prompt)
    }

    private func end(_ error: (any Error)?) {
        isAnswering = false
        let refusal =
            error as? Refusal ?? (error as? Problem<Refusal>)?.model
        failure = refusal?.error.message ?? error.map { "\($0)" }
    }
}
// snippet.end
let slow = StubAnswer.events(spoken, .wait(.seconds(5)), spoken, .wait(.seconds(5)), done)
let talking = Stubs<Bot>(scheduler: time).on(
    .complete("Hi"), [slow, .events(spoken, failed), limited, .events(spoken, done)])
let conversation = Conversation(Provider<Bot>(backend: talking))
conversation.send("Hi")
time.advance(by: .seconds(1))
assert(conversation.messages == ["Hi", "Let me look."] && conversation.isAnswering)
conversation.stop()
time.run()
assert(conversation.messages == ["Hi", "Let me look."] && !conversation.isAnswering)
conversation.retry()
time.run()
// An error in the middle, and then a status.
assert(conversation.failure == "out of memory")
assert(conversation.messages == ["Hi", "Let me look."])
conversation.retry()
time.run()
assert(conversation.failure == "slow down" && conversation.messages == ["Hi", ""])
conversation.retry()
time.run()
assert(conversation.failure == nil && conversation.messages == ["Hi", "Let me look."])

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
