extension Attributes {
    /// Values under names that are known at run time only; merging adds them, name by name. For a
    /// name that is known at compile time prefer a ``Key``, whose type the compiler checks.
    public static var custom: Key<[String: any Sendable]> {
        .init([:], combining: { $0.merging($1) { $1 } })
    }

    /// Returns attributes with only `value`, under a name of ``custom``.
    public static func custom<Value: Sendable>(_ name: String, _ value: Value) -> Attributes {
        .custom([name: AttributeValue(value)])
    }

    /// The value under a name of ``custom``; nil without one of the type. Writing nil removes it.
    public subscript<Value: Sendable>(
        custom name: String, as type: Value.Type = Value.self
    ) -> Value? {
        get {
            let value = self.custom[name]
            return (value as? AttributeValue<Value>)?.value ?? value as? Value
        }
        set { self.custom[name] = newValue.map { AttributeValue($0) } }
    }
}

extension Attributed {
    /// The value of ``Attributes/custom``; nil without one of the type. Writing nil removes it.
    public subscript<Value: Sendable>(
        custom name: String, as type: Value.Type = Value.self
    ) -> Value? {
        get { attributes[custom: name, as: type] }
        set { attributes[custom: name, as: type] = newValue }
    }
}
