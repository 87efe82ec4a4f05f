extension Attributes {
    /// The answer of a table of ``Stubs`` to a request without a stub; nil, the default, for none.
    /// Any other backend ignores it.
    ///
    /// ```swift
    /// var attributes: Attributes { .sample(#"{"name": "Ann"}"#) }
    /// ```
    ///
    /// A ``StubAnswer/init(_:)-((Endpoint)->Response)`` is called only when it is needed. A
    /// sequence continues from request to request of one method and address.
    public static var sample: Key<StubAnswer?> { .init(nil) }
}
