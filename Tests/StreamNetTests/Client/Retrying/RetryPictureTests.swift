import StreamNet
import Testing

@Suite(.virtualLimit) struct RetryPictureTests {
    @Test func `the picture shows the waits of the server and of the policy`() throws {
        let timeline = Timeline()
        let busy = Response(status: 503, headers: ["Retry-After": "4"])
        let stubs = Stubs<Sayings>(after: .seconds(2), scheduler: timeline.time)
        stubs.on(.zen, [.response(busy), .failure(.connectionLost), .response(Response())])
        let backend = Recorded(backend: stubs, timeline: timeline)
        let retry = Retry(3, .doubling, scheduler: timeline.time)
        Provider<Sayings>(backend: backend, interceptors: [retry]).rx(.zen).subscribe()
        timeline.time.run()
        #expect(try PictureText("StreamNet/retry").rows == [timeline.columns(of: "request")])
    }
}

/// Records the attempts that it passes on.
private struct Recorded: Backend {
    let backend: any Backend
    let timeline: Timeline

    func send(_ endpoint: Endpoint) -> Single<Response> {
        timeline.recorded(backend.send(endpoint), as: "request") { result in
            guard let response = result.response else { return "!connection lost" }
            guard let wait = response.headers["Retry-After"] else { return "=\(response.status)" }
            return "!\(response.status), Retry-After: \(wait)"
        }
    }
}
