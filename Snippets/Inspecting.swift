// Traces, the inspector and spans; every part stands on the page "See what happened".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

enum Shop: Target {
    case cart, teas
    var baseURL: URL { URL(string: "https://shop.example")! }
    var path: Path { self == .cart ? "cart" : "teas" }
}

let time = VirtualTimeScheduler()
let stubs = Stubs<Shop>(after: .milliseconds(40), scheduler: time)
    .on(.cart, [.status(503, headers: ["Retry-After": "1"]), "tea"])
let retry = Retry(2, scheduler: time)
let page = FileManager.default.temporaryDirectory
    .appending(path: "network-\(UUID().uuidString).html")

// snippet.inspector
let inspector = Inspector()
let shop = Provider<Shop>(
    backend: stubs, plugins: [inspector], interceptors: [retry])
// snippet.end
time.record(shop.rx(.cart))

// snippet.print
if let trace = inspector.last { print(trace) }
// snippet.end
assert(
    inspector.last?.marks.map(\.name) == [
        "prepared", "attempt", "response", "waits", "attempt", "response",
        "delivered",
    ])

// snippet.page
try inspector.write(to: page)
// snippet.end
assert(FileManager.default.fileExists(atPath: page.path))

// snippet.one
let traced = shop.rx(.cart, .tracing()).do(onSuccess: { response in
    for mark in response.trace?.marks ?? [] {
        print(mark.time, mark.name, mark.detail)
    }
})
// snippet.end
time.record(traced)

// snippet.own
struct Signing: Plugin {
    func didEncode(
        _ request: inout EncodedRequest, for endpoint: Endpoint
    ) {
        request.headers["X-Signature"] = "…"
        endpoint.mark("signed", "with the key of today")
    }
}
// snippet.end
time.record(shop.with(plugins: [inspector, Signing()]).rx(.cart))
assert(inspector.last?.marks.contains { $0.name == "signed" } == true)

// snippet.slow
struct SlowRequests: Plugin {
    let attributes: Attributes = .tracing()
    let limit: Duration
    let report: @Sendable (Trace) -> Void

    func didEnd(_ trace: Trace, of endpoint: Endpoint) {
        guard let end = trace.marks.last, end.time > limit else { return }
        report(trace)
    }
}
// snippet.end
let slow = SlowRequests(limit: .seconds(2)) { print($0) }
time.record(shop.with(plugins: [slow]).rx(.cart))

// snippet.spans
struct PrintedSpans: SpanSink {
    func started(_ span: TraceSpan) -> HTTPHeaders { [:] }
    func ended(_ span: TraceSpan) {
        print(span.name, span.duration, span.context.traceID)
    }
}

let spanned = Provider<Shop>(
    backend: stubs, plugins: [RequestSpans(to: PrintedSpans())])
// snippet.end
time.record(spanned.rx(.cart))
try FileManager.default.removeItem(at: page)
