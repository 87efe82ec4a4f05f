/// Sends an endpoint and returns its response: over a network, from a table of stubs, from a
/// recording.
///
/// A backend keeps two promises: nothing is sent before the single is subscribed, and disposing the
/// subscription ends the work. Every status is a response; only a request without a response fails,
/// with a ``NetError``.
public protocol Backend: Sendable {
    /// Returns a single that sends `endpoint`, which is final, each time it is subscribed. The
    /// backend applies its ``Attributes/timeout`` and ``Attributes/idleTimeout``, and also
    /// ``Attributes/delivery`` and ``Attributes/progress``, by ``Response/delivered(for:)``.
    func send(_ endpoint: Endpoint) -> Single<Response>

    /// The settings of a backend that sends over a network; nil, the default, for any other. A
    /// provider sets its headers on each request before it looks into the cache, where its cookies
    /// count for the key. A backend that sends by another one returns that one's.
    var configuration: TransportConfiguration? { get }

    /// A text that is part of each ``CacheKey``, as a digest: for a backend that adds to a request
    /// what tells users or servers apart, such as a signature. "" by default. The client
    /// certificate and the Unix socket of the ``configuration`` are part of the key in any case.
    var cacheScope: String { get }

    /// The scheduler that measures the time of its answers, for a ``Trace``; nil, the default, for
    /// the clock of the system. A backend that sends by another one returns that one's.
    var clock: (any Scheduler)? { get }
}

extension Backend {
    /// None.
    public var configuration: TransportConfiguration? { nil }
    /// "".
    public var cacheScope: String { "" }
    /// None.
    public var clock: (any Scheduler)? { nil }
}

extension Attributes {
    /// The backend that sends the request instead of the provider's; nil is the provider's.
    public static var backend: Key<(any Backend)?> { .init(nil) }
}
