import Foundation
import InMemoryTracing
import Metrics
import MetricsTestKit
import StreamNet
import Telemetry
import Testing
import Tracing

@Suite struct TelemetryTests {
    @Test func `a tracer gets a span for each attempt, and sends its own fields`() async throws {
        let tracer = InMemoryTracer()
        let stubs = Stubs<Cart>().on(Cart(), [503, "tea"])
        let shop = Provider<Cart>(
            backend: stubs, plugins: [RequestSpans(to: TracerSink(tracer))],
            interceptors: [Retry(1, .backoff(base: .milliseconds(1), cap: .milliseconds(1)))])
        _ = try await shop.request(Cart())
        #expect(tracer.finishedSpans.map(\.operationName) == ["GET", "GET"])
        #expect(tracer.activeSpans.isEmpty)
        #expect(
            tracer.finishedSpans.map { $0.attributes.get("http.response.status_code") }
                == [.int64(503), .int64(200)])
        #expect(tracer.finishedSpans.map { $0.status?.code == .error } == [true, false])
        #expect(tracer.performedContextInjections.count == 2)
        #expect(stubs.requests.allSatisfy { $0.encoded.headers["traceparent"] == nil })
    }

    @Test func `the duration of each attempt is recorded in seconds`() async throws {
        let metrics = TestMetrics()
        MetricsSystem.bootstrap(metrics)
        let shop = Provider<Cart>(
            backend: .stub(Response(status: 404)), plugins: [RequestSpans(to: MetricsSink())])
        _ = try await shop.request(Cart())
        let recorder = try metrics.expectRecorder(
            "http.client.request.duration",
            [
                ("http.request.method", "GET"), ("server.address", "shop.example"),
                ("server.port", "443"), ("http.response.status_code", "404"),
                ("error.type", "404"),
            ])
        #expect(recorder.values.count == 1)
        #expect(recorder.values.allSatisfy { (0..<1).contains($0) })
    }
}

private struct Cart: Target {
    let baseURL = URL(string: "https://shop.example")!
    let path: Path = "cart"
}
