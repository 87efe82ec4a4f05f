import Metrics
import StreamNet

/// Records the duration of each attempt as `http.client.request.duration`, in seconds, by method,
/// server and status, as OpenTelemetry's conventions have it.
///
///     Provider<Shop>(plugins: [RequestSpans(to: MetricsSink())])
public struct MetricsSink: SpanSink {
    private static let names = [
        "http.request.method", "server.address", "server.port", "url.template",
        "http.response.status_code", "error.type",
    ]

    /// Makes a sink of the metrics system of the process.
    public init() {}

    /// Does nothing; the span is sent as it is.
    public func started(_ span: TraceSpan) -> HTTPHeaders { [:] }

    /// Records the duration.
    public func ended(_ span: TraceSpan) {
        let dimensions = Self.names.compactMap { name in
            span.attributes[name].map { value in
                switch value {
                case .text(let text): (name, text)
                case .number(let number): (name, "\(number)")
                }
            }
        }
        Recorder(label: "http.client.request.duration", dimensions: dimensions)
            .record(span.duration / .seconds(1))
    }
}
