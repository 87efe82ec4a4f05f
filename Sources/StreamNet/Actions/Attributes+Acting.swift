extension Attributes {
    /// The path of an action that has none of its own: `nil` where others have theirs.
    public static var path: Key<Path?> { .init(nil) }

    /// What sends an action that is called by itself, as in `NetAPI.login(request)`; nil, the
    /// default, fails such a call with ``RequestFailure/Reason/missingProvider``.
    ///
    /// A provider that is named ignores it: `provider.rx(NetAPI.login, request)`.
    public static var provider: Key<Provider<AnyTarget>?> { .init(nil) }

    /// What sends an action that is called by itself, be it for targets of whatever type.
    public static func provider<T: Target>(_ provider: Provider<T>) -> Attributes {
        .provider(Optional(provider.of(AnyTarget.self)))
    }
}

extension Attributes {
    /// These attributes with those laid over them that are said closer to the call.
    ///
    /// There a ``host`` takes the ``baseURL`` away that was said before and would win over it, so
    /// that one action of an API can go to another server by name. A provider's wins over both.
    @inline(never)
    func merging(closer other: Attributes) -> Attributes {
        if other.isEmpty { return self }
        var merged = merging(other)
        if other.host != nil, !other.contains(Attributes.baseURL) {
            merged.remove(Attributes.baseURL)
        }
        return merged
    }

    /// These attributes with each of those laid over them in turn, said closer and closer.
    func merging(closer others: [Attributes]) -> Attributes {
        var merged = self
        for other in others { merged = merged.merging(closer: other) }
        return merged
    }
}
