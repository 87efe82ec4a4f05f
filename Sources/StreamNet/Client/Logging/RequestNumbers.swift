import Synchronization

/// Numbers the requests of one log.
final class RequestNumbers: Sendable {
    private let count = Atomic<Int>(0)

    /// Returns the log's record of the request of `endpoint`; a new request gets a new number.
    func trail(of endpoint: Endpoint) -> RequestLog.LoggedRequest {
        guard let context = endpoint.context else { return next() }
        return context.update(RequestContext.trails) { trails in
            if let trail = trails[ObjectIdentifier(self)] { return trail }
            let trail = next()
            trails[ObjectIdentifier(self)] = trail
            return trail
        }
    }

    private func next() -> RequestLog.LoggedRequest {
        RequestLog.LoggedRequest(self, count.add(1, ordering: .relaxed).newValue)
    }
}

extension RequestLog {
    /// The record of one request in a log.
    final class LoggedRequest: Sendable {
        let number: Int
        /// The logged lines of the attempts' results.
        let results = Mutex<Set<String>>([])
        /// Retained, so that no other `RequestNumbers` gets the same object identifier.
        private let journal: RequestNumbers

        init(_ journal: RequestNumbers, _ number: Int) {
            self.journal = journal
            self.number = number
        }
    }
}

extension RequestContext {
    /// The logged requests of the request, by the identifier of their `RequestNumbers`.
    fileprivate static var trails: Key<[ObjectIdentifier: RequestLog.LoggedRequest]> { .init([:]) }
}
