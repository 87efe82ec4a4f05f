import StreamNet
import Testing

@Suite(.virtualLimit) struct RenewalPictureTests {
    private let timeline = Timeline()

    @Test func `the picture shows three requests and one renewal`() throws {
        let refresh = Account("old").refresh { [timeline] in
            let renewal = Single.just("new").delay(.seconds(3), scheduler: timeline.time)
            return timeline.recorded(renewal, as: "renewal") { _ in "=a new token" }
        }
        let provider = Provider<Screen>(
            backend: Guard(timeline: timeline), interceptors: [refresh],
            attributes: .authorization(.bearer))
        provider.rx(.feed).subscribe()
        provider.rx(.cart).subscribe()
        timeline.time.schedule(after: .seconds(1)) { provider.rx(.orders).subscribe() }
        timeline.time.run()
        let rows = ["feed", "cart", "orders", "renewal"].map { timeline.columns(of: $0) }
        #expect(try PictureText("StreamNet/renewal").rows == rows)
    }
}

private enum Screen: String, Target {
    case feed, cart, orders

    var baseURL: URL { Ping().baseURL }
    var path: Path { "\(rawValue)" }
}

/// Accepts the new token only, and takes two seconds.
private struct Guard: Backend {
    let timeline: Timeline

    func send(_ endpoint: Endpoint) -> Single<Response> {
        .deferred {
            let request = try endpoint.encoded()
            let status = request.headers["Authorization"] == "Bearer new" ? 200 : 401
            let answer = Single.just(Response(status: status))
                .delay(.seconds(2), scheduler: timeline.time)
            return timeline.recorded(answer, as: request.url.lastPathComponent) { _ in
                status == 200 ? "=200" : "!401"
            }
        }
    }
}
