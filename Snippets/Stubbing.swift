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

// snippet.stub
let stubbed = Provider<Weather>(backend: StubBackend { endpoint in
    Response(text: #"{"path": "\#(endpoint.url.path())"}"#)
})
// snippet.end

// snippet.table
let time = VirtualTimeScheduler()                       // an hour passes at once
let stubs = Stubs<Weather>(after: .seconds(1), scheduler: time)
let retry = Retry(2, .constant(delay: .seconds(10)), scheduler: time)
let weather = Provider<Weather>(backend: stubs, interceptors: [retry])

// one answer for each attempt
stubs.on(.today, [503, .failure(.connectionLost), "blue"])
let today = time.record(weather.rx(.today).mapString())

assert(today.elements == ["blue"])
assert(stubs.requests.map(\.time) == [.zero, .seconds(11), .seconds(22)])
// snippet.end

_ = stubbed
