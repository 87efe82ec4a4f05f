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
            DeliveryObserver(sink, endpoint, next, refreshes).begin()
        }
    }

    func describe(for endpoint: Endpoint) -> String { "store in the cache" }
}

/// Passes a response on, and stores it once its observer has handled it or has disposed the
/// subscription: a task that awaits it does so before it goes on.
private final class DeliveryObserver: Sendable {
    private let sink: Sink<Response>
    private let endpoint: Endpoint
    private let next: Interceptor.Next
    private let refreshes: Refreshes
    private let delivered = Mutex<Response?>(nil)

    init(
        _ sink: Sink<Response>, _ endpoint: Endpoint, _ next: @escaping Interceptor.Next,
        _ refreshes: Refreshes
    ) {
        self.sink = sink
        self.endpoint = endpoint
        self.next = next
        self.refreshes = refreshes
    }

    func begin() {
        sink.lifetime.onTearDown { self.finish() }
        next(endpoint).start(Sink(sink.lifetime) { self.deliver($0) })
    }

    private func deliver(_ response: Response) {
        delivered.withLock { $0 = response }
        sink.next(response)
        finish()
    }

    private func finish() {
        guard let response = delivered.withLock({ $0.take() }) else { return }
        endpoint.context?[RequestContext.pendingEntry]?.store()
        guard endpoint.cacheStep == .single,
            case .stale(_, .whileRevalidating)? = response.cacheStatus,
            let key = response.storedEntry?.place.key
        else { return }
        refreshes.run(key, endpoint, next)
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
            // The plugins have received it, and the stale entry stays.
            onFailure: { _ in },
            onDisposed: { [self] in _ = running.withLock { $0.remove(key) } })
    }
}
