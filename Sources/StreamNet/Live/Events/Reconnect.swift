import Foundation

/// A rule for connecting again after the connection of an event stream or a socket was lost.
///
/// The wait before another connection is `base`, or the server's `retry:` in its place; it doubles
/// after each further failure up to `cap`, and begins again after a healthy connection. The random
/// factor makes it shorter, but a wait for a `retry:` or a `Retry-After` (RFC 9110 §10.2.3) up to
/// twice as long; one beyond `longest` counts as that, less a half at most. No wait is shorter than
/// 100 milliseconds or longer than `longest`.
public struct Reconnect: Sendable {
    enum Requests: Sendable { case none, idempotent, all }

    let requests: Requests
    private(set) var base = Duration.zero
    private(set) var cap = Duration.zero
    private(set) var longest = Duration.zero
    private(set) var healthy = Duration.zero
    private(set) var attempts = 0
    private(set) var includesFirst = false
    private(set) var budget: RetryBudget?
    private(set) var random: @Sendable () -> Double = { 1 }
    private(set) var now: @Sendable () -> Date = { Date() }

    /// Never connects again: the stream ends with its connection.
    public static let never = Reconnect(requests: .none)

    /// Connects again if the request may be sent twice, the default: if its method is idempotent
    /// (RFC 9110 §9.2.2), or ``Attributes/isIdempotent`` is set.
    /// - Parameters:
    ///   - base: The wait after the first failure, unless the server sets one.
    ///   - cap: The longest wait that doubling leads to.
    ///   - longest: The longest wait of all.
    ///   - healthy: The time for which a connection must have been open to count as healthy.
    ///   - attempts: The number of failures in a row that are followed by another connection.
    ///   - includesFirst: True if failures of the first connection are, too: by the network or by a
    ///     status 408, 429 or 5xx, as an app wants that starts offline.
    ///   - budget: The tokens that further connections take, until they are open; without them the
    ///     stream fails with ``Refusal/budgetSpent(after:)``.
    ///   - random: The factor of each wait, from 0 to 1: by default from a half to 1, so that many
    ///     clients do not come back at once. `{ 1 }` makes the waits exact.
    ///   - now: Returns the current date, to which a `Retry-After` that is a date is compared.
    public static func idempotent(
        base: Duration = .seconds(3), cap: Duration = .seconds(30),
        longest: Duration = .seconds(300), resetAfter healthy: Duration = .seconds(5),
        attempts: Int = .max, includesFirst: Bool = false, budget: RetryBudget? = nil,
        random: @escaping @Sendable () -> Double = { .random(in: 0.5...1) },
        now: @escaping @Sendable () -> Date = { Date() }
    ) -> Reconnect {
        Reconnect(
            requests: .idempotent, base: base, cap: cap, longest: longest, healthy: healthy,
            attempts: attempts, includesFirst: includesFirst, budget: budget, random: random,
            now: now)
    }

    /// Connects again, whatever the method: a server answers a POST again, and may charge for it.
    public static func always(
        base: Duration = .seconds(3), cap: Duration = .seconds(30),
        longest: Duration = .seconds(300), resetAfter healthy: Duration = .seconds(5),
        attempts: Int = .max, includesFirst: Bool = false, budget: RetryBudget? = nil,
        random: @escaping @Sendable () -> Double = { .random(in: 0.5...1) },
        now: @escaping @Sendable () -> Date = { Date() }
    ) -> Reconnect {
        Reconnect(
            requests: .all, base: base, cap: cap, longest: longest, healthy: healthy,
            attempts: attempts, includesFirst: includesFirst, budget: budget, random: random,
            now: now)
    }
}

extension Reconnect {
    func applies(to endpoint: Endpoint) -> Bool {
        switch requests {
        case .none: false
        case .idempotent: endpoint.isIdempotent || Retry.methods.contains(endpoint.method)
        case .all: true
        }
    }

    /// The shortest wait: a server that asks for none is not asked in a tight loop.
    private static let shortest = Duration.milliseconds(100)

    /// Returns the time to wait before another connection; nil after too many failures.
    /// - Parameter failures: The number of failures in a row, from 1.
    func wait(after failures: Int, _ retry: Duration?, _ retryAfter: Duration?) -> Duration? {
        guard failures <= attempts else { return nil }
        let random = max(0, min(1, random()))
        let base = min(max(retry ?? base, Self.shortest), longest)
        let most = min(max(cap, base), longest)
        let own = RetryPolicy.backoff(base: base, cap: most, random: { random })
            .delay(failures, NetError.cancelled)
        // Spread, but neither earlier than the server wants, nor later than the longest wait.
        let wanted = max(retry ?? .zero, retryAfter ?? .zero)
        let spread =
            wanted > longest
            ? longest * (1 + random) / 2 : wanted + min(wanted, longest - wanted) * (1 - random)
        return max(own ?? base, spread, Self.shortest)
    }
}

extension Attributes {
    /// The rule for connecting again an event stream; by default ``Reconnect`` `.idempotent()`. A
    /// stream of a socket connects again only if it is set. Other requests ignore it.
    public static var reconnect: Key<Reconnect> { .init(.idempotent()) }

    /// The scheduler of the waits between connections of event streams and sockets, and of a
    /// socket's pings and closing, on which further connections start; by default, a shared queue.
    public static var reconnectScheduler: Key<any Scheduler> { .init(reconnectingQueue) }

    private static let reconnectingQueue = QueueScheduler(label: "streamnet.reconnecting")

    /// The identifier with which the first connection of an event stream continues an earlier one,
    /// sent as `Last-Event-ID`; by default none. Later connections send the last one received.
    public static var lastEventID: Key<String?> { .init(nil) }
}
