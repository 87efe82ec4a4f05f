import Locks

/// The exchanges in flight, each with the number of requests that wait for it.
final class InFlightTable: Sendable {
    private struct InFlight: Sendable {
        let number: Int
        let response: Single<Response>
        var waiters = 0
    }

    private let table = Mutex<(exchanges: [InFlightKey: InFlight], last: Int)>(([:], 0))

    var count: Int { table.withLock { $0.exchanges.count } }

    /// A waiter for the exchange of this key, or for a new one, which the first subscription sends.
    func join(
        _ key: InFlightKey, _ send: @escaping @Sendable () -> Single<Response>
    ) -> InFlightWaiter {
        table.withLock { table in
            let running = table.exchanges[key]
            if running == nil { table.last += 1 }
            var exchange =
                running ?? InFlight(number: table.last, response: response(key, table.last, send))
            exchange.waiters += 1
            table.exchanges[key] = exchange
            let (number, response) = (exchange.number, exchange.response)
            return InFlightWaiter(for: response, isFirst: running == nil) { [self] in
                remove(key, number) { exchange in
                    exchange.waiters -= 1
                    return exchange.waiters == 0
                }
            }
        }
    }

    /// The response of `send`, shared by all waiters.
    ///
    /// No waiter joins once it is there; one that joined before and subscribes late gets it, too.
    private func response(
        _ key: InFlightKey, _ number: Int, _ send: @escaping @Sendable () -> Single<Response>
    ) -> Single<Response> {
        let end = { @Sendable [self] in remove(key, number) { _ in true } }
        return Single.deferred { send() }.do(onSuccess: { _ in end() }, onError: { _ in end() })
            .share(scope: .forever)
    }

    private func remove(_ key: InFlightKey, _ number: Int, if isOver: (inout InFlight) -> Bool) {
        // A removed exchange may run code of its own, which must not run under the lock.
        _ = table.withLock { table -> (InFlightKey, InFlight)? in
            guard let index = table.exchanges.index(forKey: key),
                table.exchanges.values[index].number == number,
                isOver(&table.exchanges.values[index])
            else { return nil }
            return table.exchanges.remove(at: index)
        }
    }
}

final class InFlightWaiter: Disposable {
    let response: Single<Response>
    let isFirst: Bool
    private let leave: @Sendable () -> Void

    init(for response: Single<Response>, isFirst: Bool, leave: @escaping @Sendable () -> Void) {
        (self.response, self.isFirst, self.leave) = (response, isFirst, leave)
    }

    func dispose() { leave() }
}

/// The parts of a request in which equal requests do not differ.
struct InFlightKey: Hashable, Sendable {
    private let request: EncodedRequest
    /// The whole time, and those of silence and of the first byte.
    private let timeouts: [Duration?]
    /// The removals from the cache when the request began: one that begins after a removal must not
    /// get, and store, a response from before.
    private let generation: CacheGeneration?

    init(_ request: EncodedRequest, of endpoint: Endpoint, ignoring ignored: [String]) {
        // The cookies that will be added are those of a user.
        let jar = endpoint.context?[RequestContext.cookieJar]
        var request = jar?.adding(to: request) ?? request
        if !ignored.isEmpty {
            request.headers = HTTPHeaders(
                request.headers.filter { field in !ignored.contains { field.isNamed($0) } })
        }
        self.request = request
        timeouts = [endpoint.timeout, endpoint.idleTimeout, endpoint.firstByteTimeout]
        generation = endpoint.context?[Attributes.cacheGeneration]
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(request.url)
        hasher.combine(request.method)
    }
}
