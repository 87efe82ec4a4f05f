// Stubs beside samples and a network; every part stands on the page "Test your first call".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

// snippet.sample
enum Weather: Target {
    case today

    var baseURL: URL { URL(string: "https://weather.example")! }
    var path: Path { "today" }
    var attributes: Attributes { .sample(#"{"sky": "blue"}"#) }     // what a table answers unasked
}
// snippet.end

let json = Data()
// snippet.answers
let stubs = Stubs<Weather>()
stubs.on(.today, "text")                                            // 200 and a text
stubs.on(.today, 503)                                               // a status without a body
stubs.on(.today, .text("no", status: 404, headers: ["X-Why": "…"]))
stubs.on(.today, .json(["sky": "blue"]))                            // any Encodable
stubs.on(.today, .response(Response(body: json)))
stubs.on(.today, .failure(.cannotConnect))                          // NetError.transport
stubs.on(.today, .chunks("he", .wait(.seconds(1)), "llo", .fail(.connectionLost)))
stubs.on(.today, [503, "text"])                                     // one after the other
stubs.on(.today, .status(204).after(.seconds(2)))
stubs.on(.today) { endpoint in Response(text: "\(endpoint.method)") }
stubs.on(.today) { _ in throw NetError.cancelled }                  // a closure fails by throwing
stubs.on(.get, url: "https://weather.example/cities/*/days?from=1", "[]")
// snippet.end

// snippet.closure
let offline = StubBackend { endpoint in
    throw NetError.transport(TransportFailure(.cannotConnect, request: "\(endpoint)"))
}
// snippet.end

// snippet.mixed
let some = Stubs<Weather>(otherwise: .default)                      // the rest goes to the network
some.on(.today, [503, .otherwise])                                  // a bad moment, then for real
let weather = Provider<Weather>(backend: some)

let plain = Provider<Weather>()                                     // or for one call only
let once = plain.rx(.today, .backend(some))
// snippet.end
_ = (weather, once, offline)
