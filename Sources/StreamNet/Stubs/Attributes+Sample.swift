extension Attributes {
    /// The answer of a table of ``Stubs`` to a request without a stub; by default nil, for the
    /// ``Target/sampleData``, if there is any. Any other backend ignores it.
    ///
    /// ```swift
    /// var attributes: Attributes { .sample(#"{"name": "Ann"}"#) }
    /// ```
    ///
    /// A ``StubAnswer/init(_:)-((Endpoint)->Response)`` is called only when it is needed. A
    /// sequence continues from request to request of one method and address.
    public static var sample: Key<StubAnswer?> { .init(nil) }
}

extension Endpoint {
    /// The answer of the target's ``Target/sampleData``; nil if it has none, and if no sample is
    /// wanted, `.sample(nil)`.
    var sampleData: StubAnswer? {
        guard let data = target?.sampleData, !data.isEmpty,
            !attributes.contains(Attributes.sample)
        else { return nil }
        return .response(Response(body: data))
    }
}
