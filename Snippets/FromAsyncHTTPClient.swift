// What users of async-http-client write; for "Coming from async-http-client".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

func show(_ text: String) {}
let backend = StubBackend { _ in Response(text: "one\ntwo") }

// snippet.requests
// HTTPClientRequest(url: "https://api.example/items")
enum Site: Target {
    case items, export
    var baseURL: URL { URL(string: "https://api.example")! }
    var path: Path { self == .items ? "items" : "export" }
}

// HTTPClient.shared
let site = Provider<Site>(backend: backend)

func load() async throws {
    // client.execute(request, timeout: .seconds(30))
    // body.collect(upTo: 1 << 20)
    let response = try await site.request(
        .items, .timeout(.seconds(30)), .delivery(.buffered(upTo: 1 << 20)))
    show("\(response.status), \(response.body.count) bytes")

    // for try await piece in response.body
    let export = try await site.request(.export, .delivery(.streamed))
    if let stream = export.stream {
        for try await line in stream.lines() { show(line) }
    }
}
// snippet.end
try await load()
