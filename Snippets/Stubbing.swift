// How to test code that sends requests; every part stands in README.md.
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
let stubs = Stubs<Weather>()                        // one for each test: nothing is shared
let weather = Provider<Weather>(backend: stubs)

stubs.on(.today, [503, #"{"sky": "blue"}"#])        // one answer for each request; the last stays
stubs.on(.get, url: "https://weather.example/cities/*", after: .seconds(2)) { endpoint in
    Response(text: endpoint.url.lastPathComponent)
}

let today = try await weather.rx(.today, .validation(.successCodes)).retry(2).value
assert(stubs.requests(of: .today).count == 2)
print(stubs.verify())                               // unused: GET https://weather.example/cities/*
// snippet.end

// snippet.time
let time = VirtualTimeScheduler()                   // an hour passes in no time
let slow = Provider<Weather>(
    backend: StubBackend(after: .seconds(90), scheduler: time) { _ in Response(text: "late") })

slow.rx(.today).subscribe(onFailure: { print($0) })
time.advance(by: .seconds(60))
// GET https://weather.example/today: wanted a response within 60.0 seconds, found none
// snippet.end

// snippet.marbles
assert(diagram("a-b-c|") { $0.map { $0.uppercased() } } == "A-B-C|")
assert(diagram("a-b---c--|", "-1--2-|") { $0.zip($1).map { $0.0 } } == "-a--b-|")
assert(diagram("a-b----c-|") { $0.timeout(.seconds(3), scheduler: $1) } == "a-b--#")
// snippet.end
_ = (stubbed, today)
