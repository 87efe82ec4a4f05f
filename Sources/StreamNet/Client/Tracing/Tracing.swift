import Locks

extension Attributes {
    /// Returns the trace of a request with these attributes; nil if it is not traced.
    func trace(of backend: any Backend) -> Trace? {
        guard tracing else { return nil }
        return continuedTrace ?? Trace(on: (self.backend ?? backend).clock)
    }
}

extension Response {
    /// The decisions about its request; nil unless that is traced, ``Attributes/tracing``.
    public var trace: Trace? { endpoint?.trace }
}

extension Error {
    /// The description without the request, which a trace is of.
    var shortDescription: String {
        switch self as? NetError {
        case .request(let failure): "wanted \(failure.wanted), found \(failure.found)"
        case .transport(let failure):
            "\(failure.reason)" + (failure.detail.isEmpty ? "" : " (\(failure.detail))")
        case .rejected(let response):
            response.rejection.map { "wanted \($0.wanted), found \($0.found)" } ?? "\(self)"
        case .closed, .refused, .cancelled, nil: "\(self)"
        }
    }
}

extension Error {
    /// The decisions about the request that failed so, if it is traced: of
    /// ``NetError/request(_:)``, ``NetError/transport(_:)``, ``NetError/rejected(_:)``, also in
    /// ``Refusal/budgetSpent(after:)``, and of a mapping error; nil for any other.
    public var trace: Trace? {
        switch self as? NetError {
        case .refused(.budgetSpent(let error)): error.trace
        case .request(let failure): failure.trace as? Trace
        case .transport(let failure): failure.trace
        default: response?.trace
        }
    }

    fileprivate func traced(_ trace: Trace) -> any Error {
        switch self as? NetError {
        case .request(var failure):
            failure.trace = trace
            return NetError.request(failure)
        case .transport(var failure):
            failure.trace = trace
            return NetError.transport(failure)
        case .refused(.budgetSpent(let error)):
            return NetError.refused(.budgetSpent(after: error.traced(trace)))
        default: return self
        }
    }
}

struct Tracing: Interceptor {
    func applies(to endpoint: Endpoint) -> Bool { endpoint.trace != nil }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        guard let trace = endpoint.trace else { return next(endpoint) }
        return Single { sink in TracedRequest(trace, endpoint, sink).begin(next) }
    }

    func describe(for endpoint: Endpoint) -> String { endpoint.describe(hooks: "trace, didEnd") }
}

/// Passes the result on, and records the end, or a cancellation, once the caller has handled it.
private final class TracedRequest: Sendable {
    private enum State {
        case running
        case ended(name: String, detail: String)
        case over
    }

    private let trace: Trace
    private let endpoint: Endpoint
    private let sink: Sink<Response>
    private let state = Mutex(State.running)

    init(_ trace: Trace, _ endpoint: Endpoint, _ sink: consuming Sink<Response>) {
        (self.trace, self.endpoint, self.sink) = (trace, endpoint, sink)
    }

    func begin(_ next: Interceptor.Next) {
        let lifetime = SubscriptionLifetime(in: sink.lifetime) { self.end($0) }
        // The observer may dispose the subscription when it has the result.
        lifetime.onTearDown { self.finish() }
        next(endpoint).start(Sink(lifetime) { self.receive($0) })
    }

    private func receive(_ response: Response) {
        state.withLock { $0 = .ended(name: "delivered", detail: "") }
        sink.next(response.stream.map { response.streaming(observed($0)) } ?? response)
        finish()
    }

    private func end(_ ending: Ending) {
        switch ending {
        case .completed: sink.complete()
        case .error(NetError.cancelled):
            state.withLock { $0 = .ended(name: "cancelled", detail: "") }
            sink.fail(NetError.cancelled)
            finish()
        case .error(let error):
            state.withLock { $0 = .ended(name: "failed", detail: error.shortDescription) }
            sink.fail(error.traced(trace))
            finish()
        }
    }

    private func finish() {
        switch state.withLock({ exchange(&$0, with: .over) }) {
        case .running: trace.add("cancelled", "by the caller")
        case .ended(let name, let detail): trace.add(name, detail)
        case .over: return
        }
        for plugin in endpoint.plugins { plugin.didEnd(trace, of: endpoint) }
    }

    /// Returns the stream; records its size when it has been read to its end.
    private func observed(_ stream: ByteStream) -> ByteStream {
        let size = Mutex((pieces: 0, bytes: 0))
        let trace = trace
        return stream.observed { reading in
            switch reading {
            case .waits: break
            case .piece(let piece): size.withLock { $0 = ($0.pieces + 1, $0.bytes + piece.count) }
            case .end:
                let (pieces, bytes) = size.withLock { $0 }
                trace.add("body", "of \(bytes) bytes in \(pieces) pieces")
            }
        }
    }
}
