/// A value with ``Attributes`` that are accessible as its own members: `endpoint.timeout` reads,
/// `endpoint.timeout = .seconds(5)` writes.
///
/// A member of the type itself hides the attribute of the same name, which is then accessible
/// through ``attributes``. Inside the type and its extensions, attributes need an explicit `self.`.
@dynamicMemberLookup
public protocol Attributed {
    /// The attributes set on this value so far.
    var attributes: Attributes { get set }
}

extension Attributed {
    /// The attribute of this name, or its default if it is not set.
    public subscript<Value>(
        dynamicMember path: KeyPath<Attributes.Type, Attributes.Key<Value>>
    ) -> Value {
        @inlinable @inline(__always) get { attributes[dynamicMember: path] }
        @inlinable @inline(__always) set { attributes[dynamicMember: path] = newValue }
    }

    /// Returns the value with `attributes` merged over its own: `response.with(.envelope(other))`.
    public func with(_ attributes: Attributes...) -> Self {
        var value = self
        for box in attributes { value.attributes.merge(box) }
        return value
    }
}
