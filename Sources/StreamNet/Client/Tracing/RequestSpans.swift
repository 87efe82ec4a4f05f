import Foundation

/// Receives the spans of requests, one for each attempt: the seam for OpenTelemetry and the like.
public protocol SpanSink: Sendable {
    /// Begins a span, before its attempt is sent; called on the thread of the request.
    /// - Returns: The fields sent in place of `traceparent`, for a tracer with identifiers of its
    ///   own.
    func started(_ span: TraceSpan) -> HTTPHeaders

    /// Ends a span, with its result; called once for each that was started, on any thread.
    func ended(_ span: TraceSpan)
}

/// One attempt of a request, in the words of OpenTelemetry's conventions for HTTP clients.
public struct TraceSpan: Sendable {
    /// The identifiers of the span.
    public let context: TraceContext
    /// The span that it belongs to; nil for the first attempt of a trace that begins here.
    public let parent: TraceContext?
    /// `{method} {url.template}`, with the path of the action; the method alone for a target.
    public let name: String
    /// The date at which it began.
    public let started: Date
    /// The time that it took; zero when it begins.
    public internal(set) var duration = Duration.zero
    /// The attributes by their stable names, such as `server.address`, without secrets.
    public internal(set) var attributes: [String: Value]
    /// True if there was no response, or one with a status from 400.
    public internal(set) var isError = false
    fileprivate let began: Duration

    /// The value of an attribute.
    public enum Value: Sendable, Hashable {
        /// A text.
        case text(String)
        /// A whole number.
        case number(Int)
    }
}

/// A plugin that makes a span of each attempt, and sends its context to the server.
///
///     Provider<Shop>(plugins: [RequestSpans(to: tracer)])
///
/// All attempts of a request are in one trace: that of its own `traceparent`, whose `tracestate`
/// stays as it is, or a new one. A malformed field starts a new trace, without the state (W3C Trace
/// Context §4.3). A request that sets ``Attributes/tracing`` to false has no spans.
public final class RequestSpans: Plugin {
    private let sink: any SpanSink
    private let random: @Sendable () -> UInt64

    /// Makes a plugin.
    /// - Parameters:
    ///   - sink: The receiver of the spans.
    ///   - random: The source of the identifiers.
    public init(
        to sink: any SpanSink,
        random: @escaping @Sendable () -> UInt64 = { UInt64.random(in: .min ... .max) }
    ) { (self.sink, self.random) = (sink, random) }

    /// Traces the requests, whose end is the end of their spans.
    public var attributes: Attributes { .tracing() }

    /// Begins the span of the attempt.
    public func didEncode(_ request: inout EncodedRequest, for endpoint: Endpoint) {
        guard let context = endpoint.context, let trace = endpoint.trace else { return }
        let now = trace.now
        let field = request.headers["traceparent"]
        let parent = field.flatMap(TraceContext.init(traceparent:))
        if field != nil, parent == nil { request.headers["tracestate"] = nil }
        let former = context[RequestContext.traceID]
        let own = TraceContext(below: parent, traceID: former, random: random)
        context[RequestContext.traceID] = own.traceID
        let span = TraceSpan(
            context: own, parent: parent, name: endpoint.spanName,
            started: trace.started + now.inSeconds,
            attributes: endpoint.spanAttributes(of: request), began: now)
        context[RequestContext.spans][ObjectIdentifier(self), default: [:]][endpoint.attempt] = span
        let fields = sink.started(span)
        request.headers["traceparent"] = own.traceparent
        if !fields.isEmpty { request.headers["traceparent"] = nil }
        for field in fields { request.headers[field.name] = field.value }
    }

    /// Ends the span of the attempt.
    public func didReceive(_ result: Result<Response, any Error>, for endpoint: Endpoint) {
        end(endpoint.attempt, of: endpoint) { span in
            switch result {
            case .success(let response):
                span.attributes["http.response.status_code"] = .number(response.status)
                span.isError = response.status >= 400
                if span.isError { span.attributes["error.type"] = .text("\(response.status)") }
            case .failure(let error): span.fail(error)
            }
        }
    }

    /// Ends the spans of attempts that were not sent, as another plugin refused them.
    public func didEnd(_ trace: Trace, of endpoint: Endpoint) {
        let spans = endpoint.context?[RequestContext.spans][ObjectIdentifier(self)] ?? [:]
        for attempt in spans.keys {
            end(attempt, of: endpoint) { $0.fail(NetError.cancelled) }
        }
    }

    private func end(_ attempt: Int, of endpoint: Endpoint, _ change: (inout TraceSpan) -> Void) {
        let removed = endpoint.context?.update(RequestContext.spans) {
            $0[ObjectIdentifier(self)]?.removeValue(forKey: attempt)
        }
        guard var span = removed ?? nil, let trace = endpoint.trace else { return }
        span.duration = trace.now - span.began
        change(&span)
        sink.ended(span)
    }
}

extension RequestContext {
    /// The spans of the attempts, for each of several plugins.
    fileprivate static var spans: Key<[ObjectIdentifier: [Int: TraceSpan]]> { .init([:]) }
    /// The trace of the first attempt, which the others are in, too.
    fileprivate static var traceID: Key<String?> { .init(nil) }
}

extension TraceSpan {
    fileprivate mutating func fail(_ error: any Error) {
        isError = true
        let type =
            switch error as? NetError {
            case .transport: "transport"
            case .request: "request"
            case .rejected: "rejected"
            case .closed: "closed"
            case .refused: "refused"
            case .cancelled: "cancelled"
            case nil: "\(type(of: error))"
            }
        attributes["error.type"] = .text(type)
    }
}

extension Endpoint {
    /// The methods of RFC 9110 and 5789; any other is one to a name, as names must be few.
    private static let methods: Set<HTTPMethod> = [
        .get, .head, .post, .put, .patch, .delete, .options, .trace, "CONNECT",
    ]

    private var isKnown: Bool { Self.methods.contains(method) }

    fileprivate var spanName: String {
        let name = isKnown ? method.rawValue : "HTTP"
        return action.map { "\(name) \($0.path)" } ?? name
    }

    fileprivate func spanAttributes(of request: EncodedRequest) -> [String: TraceSpan.Value] {
        let url = request.url
        var attributes: [String: TraceSpan.Value] = [
            "http.request.method": .text(isKnown ? method.rawValue : "_OTHER"),
            "server.address": .text(url.asciiHost ?? ""),
            "server.port": .number(url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80)),
            "url.full": .text(Redaction.standard.redacted(url)),
        ]
        if !isKnown { attributes["http.request.method_original"] = .text(method.rawValue) }
        if let action { attributes["url.template"] = .text(action.path) }
        if attempt > 1 { attributes["http.request.resend_count"] = .number(attempt - 1) }
        return attributes
    }
}
