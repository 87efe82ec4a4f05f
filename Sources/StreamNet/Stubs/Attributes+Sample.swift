extension Attributes {
    /// What a table of ``Stubs`` answers unless it was told otherwise; nil, the default, is
    /// nothing. Any other backend ignores it.
    ///
    /// ```swift
    /// var attributes: Attributes { .sample(#"{"name": "Ann"}"#) }
    /// ```
    ///
    /// A ``StubAnswer/init(_:)-((Endpoint)->Response)`` is asked only when it is needed. A sequence
    /// goes on from request to request of one method and address.
    public static var sample: Key<StubAnswer?> { .init(nil) }
}
