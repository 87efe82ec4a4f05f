import Locks

extension Attributes {
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
        case .transport(let failure): failure.summary
        case .rejected(let response):
            response.rejection.map { "wanted \($0.wanted), found \($0.found)" } ?? "\(self)"
        case .closed, .refused, .cancelled, nil: "\(self)"
        }
    }

    /// The decisions about the request that failed so, if it is traced: of a ``NetError`` with a
    /// request or a response, also in ``Refusal/budgetSpent(after:)``, and of a mapping error.
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

/// Passes the result on, and records the end, or a cancellation, once the caller has handled it.
struct Tracing: Interceptor {
    func applies(to endpoint: Endpoint) -> Bool { endpoint.trace != nil }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        guard let trace = endpoint.trace else { return next(endpoint) }
        return Single { sink in
            // The end as it would be now; nil once it is recorded.
            let end = Mutex<(name: String, detail: String)?>(("cancelled", "by the caller"))
            let finish = { @Sendable in
                guard let (name, detail) = end.withLock({ $0.take() }) else { return }
                trace.add(name, detail)
                for plugin in endpoint.plugins { plugin.didEnd(trace, of: endpoint) }
            }
            let lifetime = SubscriptionLifetime(in: sink.lifetime) { ending in
                guard case .error(let error) = ending else { return sink.complete() }
                let isCancelled = (error as? NetError)?.isCancelled == true
                let result = isCancelled ? ("cancelled", "") : ("failed", error.shortDescription)
                end.withLock { $0 = result }
                sink.fail(error.traced(trace))
                finish()
            }
            // The observer may dispose the subscription when it has the result.
            lifetime.onTearDown(finish)
            next(endpoint).start(
                Sink(lifetime) { response in
                    end.withLock { $0 = ("delivered", "") }
                    let stream = response.stream?.measured(for: trace)
                    sink.next(stream.map(response.streaming) ?? response)
                    finish()
                })
        }
    }

    func describe(for endpoint: Endpoint) -> String { endpoint.describe(hooks: "trace, didEnd") }
}

extension ByteStream {
    /// Returns the stream; the trace gets its size when it has been read to its end.
    fileprivate func measured(for trace: Trace) -> ByteStream {
        let size = Mutex((pieces: 0, bytes: 0))
        return observed { reading in
            switch reading {
            case .waits, .failed: break
            case .piece(let piece): size.withLock { $0 = ($0.pieces + 1, $0.bytes + piece.count) }
            case .end:
                let (pieces, bytes) = size.withLock { $0 }
                trace.add("body", "of \(bytes) bytes in \(pieces) pieces")
            }
        }
    }
}
