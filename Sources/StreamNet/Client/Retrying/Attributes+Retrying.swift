extension Attributes {
    /// The maximum number of attempts that ``Retry`` adds to the first; nil is the number that it
    /// was made with.
    ///
    /// 0 turns it off. For a request that sets a number when no ``Retry`` is among the
    /// interceptors, one is added inside of them all, equal to `Retry()`; for another policy or
    /// clock, list `Retry(0, …)` among them, which by itself retries nothing. An interceptor of
    /// your own that repeats the request this number of times passes nil on.
    public static var retries: Key<Int?> { .init(nil) }

    /// True if the request may be sent twice regardless of its method, such as a POST with an
    /// idempotency key that the server supports. The target itself must send the key.
    ///
    /// Used by ``Retry``, and by ``CurlBackend``, which gives a request that may not be sent twice
    /// a connection of its own.
    public static var isIdempotent: Key<Bool> { .init(false) }
}
