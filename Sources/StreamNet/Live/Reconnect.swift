/// A rule for connecting again after the connection of an event stream was lost.
///
/// ```swift
/// // GET: as long as it takes
/// shop.rx.events(.ticker)
/// shop.rx.events(.ticker, .reconnect(.idempotent(attempts: 5)))
/// // a POST, too
/// shop.rx.events(.chat(prompt), .reconnect(.always()))
/// ```
///
/// The wait before another connection is `base`, or the server's `retry:` in its place; it doubles
/// after each further failure up to `cap`, and begins again after a healthy connection. It is never
/// shorter than a `retry:` or a `Retry-After` (RFC 9110 §10.2.3).
public struct Reconnect: Sendable {
    enum Requests: Sendable { case none, idempotent, all }

    let requests: Requests
    let base: Duration
    let cap: Duration
    let healthy: Duration
    let attempts: Int
    let random: @Sendable () -> Double

    /// Never connects again: the stream ends with its connection.
    public static let never = Reconnect(
        requests: .none, base: .zero, cap: .zero, healthy: .zero, attempts: 0, random: { 1 })

    /// Connects again if the request may be sent twice, the default: if its method is idempotent
    /// (RFC 9110 §9.2.2), or ``Attributes/isIdempotent`` is set.
    /// - Parameters:
    ///   - base: The wait after the first failure, unless the server sets one.
    ///   - cap: The longest wait; a longer one of the server is respected.
    ///   - healthy: The time for which a connection must have been open to count as healthy.
    ///   - attempts: The number of failures in a row after which another connection is tried; the
    ///     error of the one after them is delivered.
    ///   - random: The factor of each wait but the server's, from 0 to 1; by default 1, for exact
    ///     waits. `{ .random(in: 0.5...1) }` spreads the load of many clients.
    public static func idempotent(
        base: Duration = .seconds(3), cap: Duration = .seconds(30),
        resetAfter healthy: Duration = .seconds(5), attempts: Int = .max,
        random: @escaping @Sendable () -> Double = { 1 }
    ) -> Reconnect {
        Reconnect(
            requests: .idempotent, base: base, cap: cap, healthy: healthy, attempts: attempts,
            random: random)
    }

    /// Connects again, whatever the method: a server answers a repeated POST a second time, and may
    /// charge for it. Otherwise the same as for an idempotent request.
    public static func always(
        base: Duration = .seconds(3), cap: Duration = .seconds(30),
        resetAfter healthy: Duration = .seconds(5), attempts: Int = .max,
        random: @escaping @Sendable () -> Double = { 1 }
    ) -> Reconnect {
        Reconnect(
            requests: .all, base: base, cap: cap, healthy: healthy, attempts: attempts,
            random: random)
    }
}

extension Reconnect {
    /// True if the request may be sent again.
    func applies(to endpoint: Endpoint) -> Bool {
        switch requests {
        case .none: false
        case .idempotent: endpoint.isIdempotent || Retry.methods.contains(endpoint.method)
        case .all: true
        }
    }

    /// Returns the time to wait before another connection; nil after too many failures.
    /// - Parameters:
    ///   - failures: The number of failures in a row, from 1.
    ///   - retry: The wait that the server has set by an event stream, if any.
    ///   - retryAfter: The wait that the server has asked for by its last response, if any.
    func wait(after failures: Int, _ retry: Duration?, _ retryAfter: Duration?) -> Duration? {
        guard failures <= attempts else { return nil }
        var base = retry ?? base
        // A server that asks for no wait at all is not asked in a tight loop.
        if failures > 1 { base = max(base, .milliseconds(100)) }
        let policy = RetryPolicy.backoff(base: base, cap: max(cap, base), random: random)
        let wait = policy.delay(failures, NetError.cancelled) ?? base
        return max(wait, retry ?? .zero, retryAfter ?? .zero)
    }
}

extension Attributes {
    /// The rule for connecting again an event stream whose connection was lost; by default
    /// ``Reconnect/idempotent(base:cap:resetAfter:attempts:random:)``. Requests that are no event
    /// streams ignore it.
    public static var reconnect: Key<Reconnect> { .init(.idempotent()) }

    /// The scheduler that measures the waits between the connections of event streams, and starts
    /// connections after the first; by default, a queue that all share.
    public static var reconnectScheduler: Key<any Scheduler> { .init(reconnectingQueue) }

    private static let reconnectingQueue = QueueScheduler(label: "streamnet.reconnecting")

    /// The identifier with which the first connection of an event stream continues an earlier one,
    /// sent as `Last-Event-ID`; by default none. Later connections send the last one received.
    public static var lastEventID: Key<String?> { .init(nil) }

    /// The number of bytes that an event or a record of live data may have; by default 1,000,000.
    ///
    /// A longer one fails the stream with ``TransportError/Reason/lineTooLong(limit:)``, after
    /// those before it.
    public static var elementLimit: Key<Int> { .init(1_000_000) }
}
