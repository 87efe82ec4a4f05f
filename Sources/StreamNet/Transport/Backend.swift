/// Carries an endpoint to a response: over a network, from a table of stubs, from a recording.
///
/// A backend keeps two promises: nothing is sent before the single is subscribed, and disposing the
/// subscription ends the work. Every status is a response; only what brought none is an error,
/// a ``NetError``.
public protocol Backend: Sendable {
    /// A single that sends `endpoint` each time it is subscribed.
    ///
    /// The endpoint is final; its ``Attributes/timeout`` and ``Attributes/idleTimeout`` are the
    /// backend's to keep, and so are ``Attributes/delivery`` and ``Attributes/progress``, by
    /// ``Response/delivered(for:)``.
    func send(_ endpoint: Endpoint) -> Single<Response>
}

extension Attributes {
    /// The backend that carries the request instead of the provider's; nil is the provider's.
    public static var backend: Key<(any Backend)?> { .init(nil) }
}
