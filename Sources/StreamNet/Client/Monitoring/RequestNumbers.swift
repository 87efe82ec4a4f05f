import Locks

final class RequestNumbers: Sendable {
    // Relaxed: only to be unlike the others.
    private let count = Atomic<Int>(0)

    /// Returns the log's record of the request of `endpoint`; a new request gets a new number.
    func loggedRequest(of endpoint: Endpoint) -> RequestLog.LoggedRequest {
        guard let context = endpoint.context else { return next() }
        return context.update(RequestContext.loggedRequests) { loggedRequests in
            if let known = loggedRequests.first(where: { $0.numbers === self }) { return known }
            let new = next()
            loggedRequests.append(new)
            return new
        }
    }

    private func next() -> RequestLog.LoggedRequest {
        RequestLog.LoggedRequest(self, count.add(1, ordering: .relaxed).newValue)
    }
}

extension RequestLog {
    final class LoggedRequest: Sendable {
        let number: Int
        let results = Mutex<Set<String>>([])
        fileprivate let numbers: RequestNumbers

        init(_ numbers: RequestNumbers, _ number: Int) {
            (self.numbers, self.number) = (numbers, number)
        }
    }
}

extension RequestContext {
    fileprivate static var loggedRequests: Key<[RequestLog.LoggedRequest]> { .init([]) }
}
