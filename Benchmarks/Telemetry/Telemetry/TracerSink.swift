import StreamNet
import Synchronization
import Tracing

/// Passes the spans of requests on to a tracer of swift-distributed-tracing, as children of the
/// present `ServiceContext`; the tracer's own fields are sent to the server.
///
///     Provider<Shop>(plugins: [RequestSpans(to: TracerSink(tracer))])
public final class TracerSink<T: Tracer>: SpanSink {
    private let tracer: T
    private let running = Mutex<[String: T.Span]>([:])

    /// Makes a sink of a tracer.
    public init(_ tracer: T) { self.tracer = tracer }

    /// Starts a span.
    public func started(_ span: TraceSpan) -> HTTPHeaders {
        let started = tracer.startSpan(
            span.name, context: ServiceContext.current ?? .topLevel, ofKind: .client)
        running.withLock { $0[span.context.spanID] = started }
        var fields = HTTPHeaders()
        tracer.inject(started.context, into: &fields, using: FieldInjector())
        return fields
    }

    /// Ends the span, with its attributes.
    public func ended(_ span: TraceSpan) {
        let removed = running.withLock { $0.removeValue(forKey: span.context.spanID) }
        guard let started = removed else { return }
        for (name, value) in span.attributes {
            switch value {
            case .text(let text): started.attributes[name] = text
            case .number(let number): started.attributes[name] = number
            }
        }
        if span.isError { started.setStatus(SpanStatus(code: .error)) }
        started.end()
    }
}

private struct FieldInjector: Injector {
    func inject(_ value: String, forKey key: String, into fields: inout HTTPHeaders) {
        fields[key] = value
    }
}
