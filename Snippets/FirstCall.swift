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
    // the response of a table without a stub
    var attributes: Attributes { .sample(#"{"sky": "blue"}"#) }
}
// snippet.end

// snippet.responses
let stubs = Stubs<Weather>()
// 200 and a text
stubs.on(.today, "text")
// a status without a body
stubs.on(.today, 503)
stubs.on(.today, .text("no", status: 404, headers: ["X-Why": "…"]))
// any Encodable
stubs.on(.today, .json(["sky": "blue"]))
stubs.on(.today, .response(Response(body: Data())))
// NetError.transport
stubs.on(.today, .failure(.cannotConnect))
stubs.on(.today, .chunks(
    "he", .wait(.seconds(1)), "llo", .fail(.connectionLost)))
// one after the other
stubs.on(.today, [503, "text"])
stubs.on(.today, .status(204).after(.seconds(2)))
stubs.on(
    .today, StubAnswer { endpoint in Response(text: "\(endpoint.method)") })
// a closure fails by throwing
stubs.on(.today, StubAnswer { _ in throw NetError.cancelled })
stubs.on(.get, url: "https://weather.example/cities/*/days?from=1", "[]")
// snippet.end

// snippet.closure
let offline = StubBackend { endpoint in
    throw NetError.transport(
        TransportError(.cannotConnect, request: "\(endpoint)"))
}
// snippet.end

// snippet.mixed
// the rest goes to the network
let some = Stubs<Weather>(otherwise: .default)
// a bad moment, then for real
some.on(.today, [503, .otherwise])
let weather = Provider<Weather>(backend: some)

// or for one call only
let plain = Provider<Weather>()
let once = plain.rx(.today, .backend(some))
// snippet.end
_ = (weather, once, offline)
