/// A step between caller and backend that may change the request, wait, answer, retry or refuse.
///
/// It has a ``place``; at each, the first interceptor of a provider is the outermost: it sees the
/// request first and the response last. ``Provider/describe()`` prints them all, the built-in ones,
/// too. For hooks that only observe or change, a ``Plugin`` is shorter.
public protocol Interceptor: Sendable {
    /// The interceptors further inside, and the backend.
    typealias Next = @Sendable (Endpoint) -> Single<Response>

    /// Returns a single that answers `endpoint`, usually by way of `next`, which may be called any
    /// number of times; each subscription of its result is one attempt.
    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response>

    /// The place among the steps of a request, ``InterceptorPlace/call`` by default. That of a
    /// provider's interceptor is read when the provider is made.
    var place: InterceptorPlace { get }

    /// True, as by default, if ``intercept(_:_:)`` has something to do for `endpoint`, which
    /// otherwise skips it. Called for each request and by ``Provider/describe()``.
    func applies(to endpoint: Endpoint) -> Bool

    /// One line about the interceptor for ``Provider/describe()``; the name of its type by default.
    func describe(for endpoint: Endpoint) -> String
}

extension Interceptor {
    /// The place per call.
    public var place: InterceptorPlace { .call }
    /// True.
    public func applies(to endpoint: Endpoint) -> Bool { true }
    /// The name of the type.
    public func describe(for endpoint: Endpoint) -> String { "\(type(of: self))" }
}

extension [any Interceptor] {
    func around(_ innermost: @escaping Interceptor.Next) -> Interceptor.Next {
        reversed().reduce(innermost) { next, interceptor in
            { endpoint in
                interceptor.applies(to: endpoint)
                    ? interceptor.intercept(endpoint, next) : next(endpoint)
            }
        }
    }
}

extension Attributes {
    /// The interceptors of the request; at each ``InterceptorPlace`` inside of the provider's.
    /// Merging adds.
    public static var interceptors: Key<[any Interceptor]> { .init([], combining: { $0 + $1 }) }
    /// The failure in place of which a cached response is delivered.
    static var replacedResult: Key<Result<Response, any Error>?> { .init(nil) }
}

extension RequestContext {
    /// The jar of which the backend adds cookies to the request.
    static var cookieJar: Key<CookieJar?> { .init(nil) }
    /// A digest of what the backend adds to the request besides headers; "" for nothing.
    static var cacheScope: Key<String> { .init("") }
}

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
