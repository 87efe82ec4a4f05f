extension Attributes {
    /// How many attempts at most ``Retry`` adds to the first; nil is as many as it was made with.
    ///
    /// 0 switches it off. Without a ``Retry`` among the interceptors this says nothing.
    public static var retries: Key<Int?> { .init(nil) }

    /// Whether the request may be sent twice whatever its method: a POST with an idempotency key
    /// that the server knows, say. The key itself is the target's to send.
    ///
    /// ``Retry`` heeds it, and ``CurlBackend``, which gives what may not be sent twice a connection
    /// of its own.
    public static var isIdempotent: Key<Bool> { .init(false) }
}
