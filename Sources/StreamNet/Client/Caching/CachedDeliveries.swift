extension Response {
    /// The attributes of the network's request after this cached one: it began when this one did.
    var networkStep: Attributes {
        [.cacheStep(.network), .cacheGeneration(self.cacheWrite?.location.generation)]
    }

    /// Returns a stream of `first`, which was made from this response, and then of `network`, if
    /// the response came from a cache and ``Attributes/caching`` requires it.
    func followed<Element>(
        by network: Observable<Element>, startingWith first: Element
    ) -> Observable<Element> {
        guard self.source == .cache else { return .just(first) }
        switch self.caching {
        case .none, .cacheFirst, .networkFirst, .cacheOnly: return .just(first)
        case .standard where !isToBeConfirmed: return .just(first)
        case .cacheAndNetwork, .offlineFirst, .standard:
            return Observable.just(first).concat(network)
        case .cacheAndRefresh:
            // The plugins were notified of its failure.
            let refresh = network.filter { _ in false }.catch { _ in .empty() }
            return Observable.just(first).concat(refresh)
        }
    }

    /// True for a stale response before which the server was not asked, and now may be.
    private var isToBeConfirmed: Bool {
        guard case .stale(_, let reason)? = self.cacheStatus, reason != .onError,
            let request = self.cacheWrite?.location.request
        else { return false }
        return !CacheControl(asking: request.headers).contains("only-if-cached")
    }
}
