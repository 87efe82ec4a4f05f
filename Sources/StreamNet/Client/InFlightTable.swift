import Locks

/// The exchanges in flight, each with the number of requests that wait for it.
final class InFlightTable: Sendable {
    private struct InFlight: Sendable {
        let number: Int
        let response: Single<Response>
        var waiters = 1
    }

    private struct Table: Sendable {
        var exchanges: [InFlightKey: InFlight] = [:]
        var last = 0

        mutating func remove(
            _ key: InFlightKey, _ number: Int, if isOver: (inout InFlight) -> Bool
        ) -> (InFlightKey, InFlight)? {
            guard let index = exchanges.index(forKey: key), exchanges[index].value.number == number
            else { return nil }
            return isOver(&exchanges.values[index]) ? exchanges.remove(at: index) : nil
        }
    }

    private let table = Mutex(Table())

    var count: Int { table.withLock { $0.exchanges.count } }

    /// A waiter for the exchange of this key, or for a new one, which the first subscription sends.
    func join(
        _ key: InFlightKey, _ send: @escaping @Sendable () -> Single<Response>
    ) -> InFlightWaiter {
        table.withLock { table in
            if let exchange = table.exchanges[key] {
                table.exchanges[key]?.waiters += 1
                return waiter(key, exchange, isFirst: false)
            }
            table.last += 1
            let exchange = InFlight(number: table.last, response: response(key, table.last, send))
            table.exchanges[key] = exchange
            return waiter(key, exchange, isFirst: true)
        }
    }

    /// The response of `send`, shared by all waiters.
    ///
    /// No waiter joins once it is there; one that joined before and subscribes late gets it, too.
    private func response(
        _ key: InFlightKey, _ number: Int, _ send: @escaping @Sendable () -> Single<Response>
    ) -> Single<Response> {
        Single.deferred { send() }
            .do(
                onSuccess: { [self] _ in remove(key, number) { _ in true } },
                onError: { [self] _ in remove(key, number) { _ in true } }
            )
            .share(scope: .forever)
    }

    private func waiter(_ key: InFlightKey, _ exchange: InFlight, isFirst: Bool) -> InFlightWaiter {
        InFlightWaiter(in: exchange.response, isFirst: isFirst) { [self] in
            remove(key, exchange.number) { exchange in
                exchange.waiters -= 1
                return exchange.waiters == 0
            }
        }
    }

    private func remove(_ key: InFlightKey, _ number: Int, if isOver: (inout InFlight) -> Bool) {
        // A removed exchange may run code of its own, which must not run under the lock.
        _ = table.withLock { $0.remove(key, number, if: isOver) }
    }
}

final class InFlightWaiter: Disposable {
    let response: Single<Response>
    /// True if the exchange is sent for it.
    let isFirst: Bool
    private let leave: @Sendable () -> Void

    init(in response: Single<Response>, isFirst: Bool, leave: @escaping @Sendable () -> Void) {
        (self.response, self.isFirst) = (response, isFirst)
        self.leave = leave
    }

    /// Stops waiting; to be called once.
    func dispose() { leave() }
}

/// The parts of a request in which equal requests do not differ.
struct InFlightKey: Hashable, Sendable {
    private let request: EncodedRequest
    private let timeout: Duration?
    private let idleTimeout: Duration?
    private let firstByteTimeout: Duration?
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
        timeout = endpoint.timeout
        idleTimeout = endpoint.idleTimeout
        firstByteTimeout = endpoint.firstByteTimeout
        generation = endpoint.context?[RequestContext.cacheGeneration]
    }

    /// Written by hand, and not inlined: the derived one would be inlined into each table,
    /// including the comparison of all bytes.
    @inline(never)
    static func == (one: InFlightKey, other: InFlightKey) -> Bool {
        one.request == other.request && one.timeout == other.timeout
            && one.idleTimeout == other.idleTimeout
            && one.firstByteTimeout == other.firstByteTimeout
            && one.generation == other.generation
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(request.url)
        hasher.combine(request.method)
    }
}
