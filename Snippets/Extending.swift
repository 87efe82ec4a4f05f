// Extending the library; every part stands in CONTRIBUTING.md.
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import ResponseMapper

// snippet.marbles
assert(diagram("-1-2-#") { $0.filter { $0 == "2" } } == "---2-#")
// snippet.end

// snippet.plugin
struct Stopwatch: Plugin {
    let report: @Sendable (String) -> Void

    func didReceive(
        _ result: Result<Response, any Error>, for endpoint: Endpoint
    ) {
        guard case .success(let response) = result,
            let timing = response.timing
        else { return }
        report("\(endpoint): \(timing.total)")
    }
}
// snippet.end

// snippet.backend
struct Mirror: Backend {
    func send(_ endpoint: Endpoint) -> Single<Response> {
        .deferred {
            let request = try endpoint.encoded()
            let body = try request.body?.collected() ?? Data()
            return .just(Response(headers: request.headers, body: body))
        }
    }
}
// snippet.end
