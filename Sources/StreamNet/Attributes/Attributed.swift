/// A value that carries ``Attributes`` and lends their names: `endpoint.timeout` reads,
/// `endpoint.timeout = .seconds(5)` writes.
///
/// A member of the carrier's own hides the attribute of that name, which is then reached through
/// ``attributes``. Inside the carrier, and in its extensions, lent names need an explicit `self.`.
@dynamicMemberLookup
public protocol Attributed {
    /// What was said about this value so far.
    var attributes: Attributes { get set }
}

extension Attributed {
    /// The attribute of this name, or its default where nothing was laid.
    public subscript<Value>(
        dynamicMember path: KeyPath<Attributes.Type, Attributes.Key<Value>>
    ) -> Value {
        @inlinable @inline(__always) get { attributes[dynamicMember: path] }
        @inlinable @inline(__always) set { attributes[dynamicMember: path] = newValue }
    }
}

extension Attributed {
    /// The same value with `attributes` laid over what was said: `response.with(.envelope(other))`.
    public func with(_ attributes: Attributes...) -> Self {
        var value = self
        for laid in attributes { value.attributes.merge(laid) }
        return value
    }
}
