extension Attributes {
    /// The provider of an action that is called directly, as in `NetAPI.login(request)`; nil, the
    /// default, fails such a call with ``RequestError/Reason/missingProvider``.
    ///
    /// It is ignored by a call of a provider: `provider.rx(NetAPI.login, request)`.
    public static var provider: Key<Provider<AnyTarget>?> { .init(nil) }

    /// Sets the provider of an action that is called directly, from a provider of any target type.
    public static func provider<T: Target>(_ provider: Provider<T>) -> Attributes {
        .provider(Optional(provider.of(AnyTarget.self)))
    }
}

extension Attributes {
    /// Returns these attributes with those set closer to the call merged over them.
    ///
    /// A ``host`` without a ``baseURL`` removes the earlier ``baseURL``, which would win over it,
    /// so that one action of an API can go to another server by name. A provider's wins over both.
    @inline(never)
    func merging(closer other: Attributes) -> Attributes {
        if other.isEmpty { return self }
        var merged = merging(other)
        if other.host != nil, !other.contains(Attributes.baseURL) {
            merged.remove(Attributes.baseURL)
        }
        return merged
    }

    /// Returns these attributes with each of the others merged over them, the closest last.
    func merging(closer others: [Attributes]) -> Attributes {
        var merged = self
        for other in others { merged = merged.merging(closer: other) }
        return merged
    }
}
