extension Attributes {
    /// The maximum number of attempts that ``Retry`` adds to the first; nil is the number that it
    /// was made with.
    ///
    /// 0 turns it off. For a request that sets a number when no ``Retry`` is among the
    /// interceptors, one is added inside of them all, equal to `Retry()`; for another policy or
    /// clock, list `Retry(0, …)` among them, which by itself retries nothing. An interceptor of
    /// your own that repeats the request this number of times passes nil on.
    public static var retries: Key<Int?> { .init(nil) }
}
