import Locks

final class RequestNumbers: Sendable {
    // Relaxed: only to be unlike the others.
    private let count = Atomic<Int>(0)

    /// Returns the log's record of the request of `endpoint`; a new request gets a new number.
    func loggedRequest(of endpoint: Endpoint) -> RequestLog.LoggedRequest {
        guard let context = endpoint.context else { return next() }
        return context.update(RequestContext.loggedRequests) { loggedRequests in
            if let loggedRequest = loggedRequests[ObjectIdentifier(self)] { return loggedRequest }
            let loggedRequest = next()
            loggedRequests[ObjectIdentifier(self)] = loggedRequest
            return loggedRequest
        }
    }

    private func next() -> RequestLog.LoggedRequest {
        RequestLog.LoggedRequest(self, count.add(1, ordering: .relaxed).newValue)
    }
}

extension RequestLog {
    final class LoggedRequest: Sendable {
        let number: Int
        /// The logged lines of the attempts' results.
        let results = Mutex<Set<String>>([])
        /// Retained, so that no other `RequestNumbers` gets the same object identifier.
        private let numbers: RequestNumbers

        init(_ numbers: RequestNumbers, _ number: Int) {
            self.numbers = numbers
            self.number = number
        }
    }
}

extension RequestContext {
    /// The logged requests of the request, by the identifier of their `RequestNumbers`.
    fileprivate static var loggedRequests: Key<[ObjectIdentifier: RequestLog.LoggedRequest]> {
        .init([:])
    }
}
