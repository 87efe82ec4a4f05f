extension Attributes {
    /// How many attempts at most ``Retry`` adds to the first; nil is as many as it was made with.
    ///
    /// 0 switches it off. A request that asks for more where no ``Retry`` is among the interceptors
    /// brings one along, inside of them all, which is as `Retry()` is; for another policy or clock
    /// `Retry(0, …)` stands among them, and repeats nothing unless asked. An interceptor of your
    /// own that repeats as often as this says passes nil on.
    public static var retries: Key<Int?> { .init(nil) }
}
