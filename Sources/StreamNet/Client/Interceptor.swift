/// Stands between the caller and the backend, and may do anything there: change the request, wait,
/// answer, retry, refuse.
///
///     struct Retrying: Interceptor {
///         func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
///             next(endpoint).retry(3)
///         }
///     }
///
/// The first interceptor of a provider is the outermost: it sees the request first and the response
/// last. For hooks that only look or change, a ``Plugin`` is shorter; ``Retry`` knows HTTP's rules.
public protocol Interceptor: Sendable {
    /// What is further inside: the other interceptors and the backend.
    typealias Next = @Sendable (Endpoint) -> Single<Response>

    /// A single that answers `endpoint`, usually by way of `next`, which may be called any number
    /// of times; each subscription of what it returns is one attempt.
    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response>
}
