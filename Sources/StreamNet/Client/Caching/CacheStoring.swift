import Synchronization

/// Notes the removals from the cache when a request begins, stores its response once its caller has
/// handled it, and asks the server again after an answer that was stale.
///
/// It is the outermost link: the request begins before any other may wait, and whatever rejects a
/// response further inside, and a mapping in the stream of the caller, comes before it is stored.
struct EntryStoring: Interceptor {
    private let refreshes = Refreshes()

    func applies(to endpoint: Endpoint) -> Bool { endpoint.cache != nil }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        Single { sink in
            endpoint.context?.beginCaching(
                since: endpoint.cacheGeneration ?? endpoint.cache?.generation)
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
            let place = response.storedEntry?.place
        else { return }
        refreshes.run(place, endpoint, next)
    }
}

/// The requests that run to refresh stale entries (RFC 5861 §3), one for each key, and one more
/// after each removal: the response to those from before is not stored.
private final class Refreshes: Sendable {
    private struct Refresh: Hashable {
        let key: CacheKey
        let generation: CacheGeneration
    }

    private let running = Mutex<Set<Refresh>>([])

    /// Sends the endpoint to the server, unless a request for the place is under way; only the
    /// plugins are notified of its result.
    ///
    /// It begins when the request did that was answered: it has the same credentials.
    func run(_ place: CachePlace, _ endpoint: Endpoint, _ next: Interceptor.Next) {
        let id = Refresh(key: place.key, generation: place.generation)
        guard running.withLock({ $0.insert(id).inserted }) else { return }
        let context = RequestContext(RequestContext.initial(endpoint.plugins))
        context[RequestContext.cacheGeneration] = place.generation
        let refresh = endpoint.sent(
            with: endpoint.attributes.merging([
                .cacheStep(.network), .delivery(.buffered), .progress(nil),
            ]), in: context)
        next(refresh).subscribe(
            onSuccess: { _ in context[RequestContext.pendingEntry]?.store() },
            // The plugins have received it, and the stale entry stays.
            onFailure: { _ in },
            onDisposed: { [self] in _ = running.withLock { $0.remove(id) } })
    }
}

extension RequestContext {
    /// The removals from the cache when the request began; nil if it had no cache then.
    static var cacheGeneration: Key<CacheGeneration?> { .init(nil) }

    /// As the context of a request to a cache without removals has it, so that it takes no memory.
    private static let withoutRemovals = cacheGeneration(CacheGeneration())

    fileprivate func beginCaching(since generation: CacheGeneration?) {
        if generation == CacheGeneration() { return begin(with: Self.withoutRemovals) }
        self[RequestContext.cacheGeneration] = generation
    }
}
