// Testing code that sends requests; stands in README.md and on "Test your first call".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import ResponseMapper

enum Weather: Target {
    case today
    var baseURL: URL { URL(string: "https://weather.example")! }
    var path: Path { "today" }
}

enum GitHub: Target {
    case user(String)
    var baseURL: URL { URL(string: "https://api.github.com")! }
    var path: Path { switch self { case .user(let name): "users/\(name)" } }
}

nonisolated struct User: Decodable { let name: String }

// snippet.stub
let stubbed = Provider<Weather>(backend: StubBackend { endpoint in
    Response(text: #"{"path": "\#(endpoint.url.path())"}"#)
})
// snippet.end

// snippet.table
let time = VirtualTimeScheduler()
let stubs = Stubs<GitHub>(after: .seconds(1), scheduler: time)
let retry = Retry(2, .constant(delay: .seconds(10)), scheduler: time)
let tested = Provider<GitHub>(backend: stubs, interceptors: [retry])

// one response for each attempt
stubs.on(
    .user("ann"),
    [503, .failure(.connectionLost), .json(["name": "Ann"])])
let found = time.record(tested.rx(.user("ann")).mapObject(User.self))

assert(found.elements.first?.name == "Ann")
assert(stubs.requests.map(\.time) == [.zero, .seconds(11), .seconds(22)])
// snippet.end

// snippet.recording
// stands for the network: the server at its first answer
let network = StubBackend { _ in Response(text: #"{"sky": "blue"}"#) }
let file = URL.temporaryDirectory.appending(path: "weather.har")

// once: record the responses, and save the file
let live = NetworkRecording(file, mode: .record)
let recorded = Provider<Weather>(backend: live.backend(network))
_ = try await recorded.request(.today)
try live.save()

// in each test: the same provider, without a network
let replay = NetworkRecording(file)
let replayed = Provider<Weather>(backend: replay.backend())
let response = try await replayed.request(.today)

assert(response.body == Data(#"{"sky": "blue"}"#.utf8))
assert(replay.verify().isEmpty)
// snippet.end

_ = stubbed
