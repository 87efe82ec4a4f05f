import Synchronization

/// Stores the response of a request once its caller has handled it, and asks the server again after
/// an answer that was stale.
///
/// It is the outermost link: whatever rejects a response further inside, and a mapping in the
/// stream of the caller, comes first.
struct EntryStoring: Interceptor {
    private let refreshes = Refreshes()

    func applies(to endpoint: Endpoint) -> Bool { endpoint.cache != nil }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        Single { sink in
            DeliveryObserver(sink) { response in
                endpoint.context?[RequestContext.pendingEntry]?.store()
                guard endpoint.cacheStep == .single,
                    case .stale(_, .whileRevalidating)? = response.cacheStatus,
                    let key = response.storedEntry?.place.key
                else { return }
                refreshes.run(key, endpoint, next)
            }.begin(with: next(endpoint))
        }
    }

    func describe(for endpoint: Endpoint) -> String { "store in the cache" }
}

/// Passes a response on, and reports it once its observer has handled it or has disposed the
/// subscription: a task that awaits it does so before it goes on.
private final class DeliveryObserver: Sendable {
    private let sink: Sink<Response>
    private let report: @Sendable (Response) -> Void
    private let delivered = Mutex<Response?>(nil)

    init(_ sink: Sink<Response>, _ report: @escaping @Sendable (Response) -> Void) {
        self.sink = sink
        self.report = report
    }

    func begin(with source: Single<Response>) {
        let lifetime = SubscriptionLifetime(in: sink.lifetime) { self.end($0) }
        lifetime.onTearDown { self.finish() }
        source.start(
            Sink(lifetime) { response in
                self.delivered.withLock { $0 = response }
                self.sink.next(response)
                self.finish()
            })
    }

    private func finish() {
        if let response = delivered.withLock({ $0.take() }) { report(response) }
    }

    private func end(_ ending: Ending) {
        switch ending {
        case .completed: sink.complete()
        case .error(let error): sink.fail(error)
        }
    }
}

/// The requests that run to refresh stale entries (RFC 5861 §3), one for each key.
private final class Refreshes: Sendable {
    private let running = Mutex<Set<CacheKey>>([])

    /// Sends the endpoint to the server, unless a request for the key is under way; only the
    /// plugins are notified of its result.
    func run(_ key: CacheKey, _ endpoint: Endpoint, _ next: Interceptor.Next) {
        guard running.withLock({ $0.insert(key).inserted }) else { return }
        let context = RequestContext(RequestContext.initial(endpoint.plugins))
        let refresh = endpoint.sent(
            with: endpoint.attributes.merging([
                .cacheStep(.network), .delivery(.buffered), .progress(nil),
            ]), in: context)
        next(refresh).subscribe(
            onSuccess: { _ in context[RequestContext.pendingEntry]?.store() },
            onDisposed: { [self] in _ = running.withLock { $0.remove(key) } })
    }
}
