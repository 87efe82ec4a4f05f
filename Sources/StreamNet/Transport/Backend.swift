/// Sends an endpoint and returns its response: over a network, from a table of stubs, from a
/// recording.
///
/// A backend keeps two promises: nothing is sent before the single is subscribed, and disposing the
/// subscription ends the work. Every status is a response; only a request without a response fails,
/// with a ``NetError``.
public protocol Backend: Sendable {
    /// Returns a single that sends `endpoint` each time it is subscribed.
    ///
    /// The endpoint is final. The backend applies its ``Attributes/timeout`` and
    /// ``Attributes/idleTimeout``, and also ``Attributes/delivery`` and ``Attributes/progress``, by
    /// ``Response/delivered(for:)``.
    func send(_ endpoint: Endpoint) -> Single<Response>
}

extension Attributes {
    /// The backend that sends the request instead of the provider's; nil is the provider's.
    public static var backend: Key<(any Backend)?> { .init(nil) }
}
