/// The place of an interceptor among the steps of a request; ``Provider/describe()`` prints it.
///
/// Interceptors of one place stand in the order in which they are listed, those of the provider
/// outside of the request's; but a ``Deadline`` is outside of all others, and so is a ``RateLimit``
/// at its place. A ``CircuitBreaker`` refuses before a request waits for its turn, and after it.
public enum InterceptorPlace: Sendable, Hashable, CustomStringConvertible {
    /// Outside of the cache and of shared requests: once for each call. For what a caller sees, and
    /// for sending again: ``Retry``, ``TokenRefresh``, ``Deadline``.
    case call
    /// Inside of them, for the sake of a server: each time the network is asked, by retries,
    /// validations and renewals of a token, too, and once for each redirect that a network backend
    /// follows. ``CircuitBreaker`` and ``RateLimit``.
    ///
    /// The request is final there: ``Endpoint/encoded()`` has it, changes of the endpoint are not
    /// sent. Requests that share a response are one exchange, that of the first.
    case exchange

    /// `per call` or `per exchange`.
    public var description: String { "per \(self == .call ? "call" : "exchange")" }
}
