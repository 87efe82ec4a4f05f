import Synchronization

/// Numbers the requests of one log.
final class Journal: Sendable {
    private let count = Atomic<Int>(0)

    /// What this log knows about the request of `endpoint`; a new number for one it does not know.
    func trail(of endpoint: Endpoint) -> RequestLog.Trail {
        guard let context = endpoint.context else { return next() }
        return context.update(RequestContext.trails) { trails in
            if let trail = trails[ObjectIdentifier(self)] { return trail }
            let trail = next()
            trails[ObjectIdentifier(self)] = trail
            return trail
        }
    }

    private func next() -> RequestLog.Trail {
        RequestLog.Trail(self, count.add(1, ordering: .relaxed).newValue)
    }
}

extension RequestLog {
    /// What a log knows about one request.
    final class Trail: Sendable {
        let number: Int
        /// What the attempts brought, as it was told.
        let brought = Mutex<Set<String>>([])
        /// Kept, so that no other journal is found at its place.
        private let journal: Journal

        init(_ journal: Journal, _ number: Int) {
            self.journal = journal
            self.number = number
        }
    }
}

extension RequestContext {
    /// The trails of the request, by log.
    fileprivate static var trails: Key<[ObjectIdentifier: RequestLog.Trail]> { .init([:]) }
}
