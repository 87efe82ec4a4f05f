import Synchronization

/// The exchanges that are on their way, each with the number of those who wait for it.
final class Flights: Sendable {
    private struct Flight: Sendable {
        let number: Int
        let response: Single<Response>
        var seats = 1
    }

    private struct Table: Sendable {
        var flights: [FlightKey: Flight] = [:]
        var last = 0

        /// Takes out the flight of this number, if it is there and `isOver` says so.
        mutating func remove(
            _ key: FlightKey, _ number: Int, if isOver: (inout Flight) -> Bool
        ) -> (FlightKey, Flight)? {
            guard let index = flights.index(forKey: key), flights[index].value.number == number
            else { return nil }
            return isOver(&flights.values[index]) ? flights.remove(at: index) : nil
        }
    }

    private let table = Mutex(Table())

    /// How many there are.
    var count: Int { table.withLock { $0.flights.count } }

    /// A seat in the flight of this key, or in a new one where there is none; who first subscribes
    /// to its response begins it.
    func board(_ key: FlightKey, _ send: @escaping @Sendable () -> Single<Response>) -> Seat {
        table.withLock { table in
            if let flight = table.flights[key] {
                table.flights[key]?.seats += 1
                return seat(key, flight)
            }
            table.last += 1
            let flight = Flight(number: table.last, response: response(key, table.last, send))
            table.flights[key] = flight
            return seat(key, flight)
        }
    }

    /// What `send` brings, once for all who have a seat.
    ///
    /// Nobody boards when it is there; who did before that, and is late, hears it from memory.
    private func response(
        _ key: FlightKey, _ number: Int, _ send: @escaping @Sendable () -> Single<Response>
    ) -> Single<Response> {
        Single.deferred { send() }
            .do(
                onSuccess: { [self] _ in remove(key, number) { _ in true } },
                onError: { [self] _ in remove(key, number) { _ in true } }
            )
            .share(scope: .forever)
    }

    private func seat(_ key: FlightKey, _ flight: Flight) -> Seat {
        Seat(in: flight.response) { [self] in
            remove(key, flight.number) { flight in
                flight.seats -= 1
                return flight.seats == 0
            }
        }
    }

    private func remove(_ key: FlightKey, _ number: Int, if isOver: (inout Flight) -> Bool) {
        // What is let go of may run code of its own, which the lock must not see.
        _ = table.withLock { $0.remove(key, number, if: isOver) }
    }
}

/// A place among those who wait for a response.
final class Seat: Disposable {
    let response: Single<Response>
    private let leave: @Sendable () -> Void

    init(in response: Single<Response>, leave: @escaping @Sendable () -> Void) {
        self.response = response
        self.leave = leave
    }

    /// Gives it up; to be called once.
    func dispose() { leave() }
}

/// What makes one request as good as another.
struct FlightKey: Hashable, Sendable {
    private let request: EncodedRequest
    private let timeout: Duration
    private let idleTimeout: Duration?
    private let firstByteTimeout: Duration?

    init(_ request: EncodedRequest, of endpoint: Endpoint, ignoring ignored: [String]) {
        var request = request
        if !ignored.isEmpty {
            request.headers = HTTPHeaders(
                request.headers.filter { field in !ignored.contains { field.isNamed($0) } })
        }
        self.request = request
        timeout = endpoint.timeout
        idleTimeout = endpoint.idleTimeout
        firstByteTimeout = endpoint.firstByteTimeout
    }

    /// By hand, and once: each table of flights would have the derived one inlined, bytes and all.
    @inline(never)
    static func == (one: FlightKey, other: FlightKey) -> Bool {
        one.request == other.request && one.timeout == other.timeout
            && one.idleTimeout == other.idleTimeout
            && one.firstByteTimeout == other.firstByteTimeout
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(request.url)
        hasher.combine(request.method)
    }
}
