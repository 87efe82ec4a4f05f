extension Attributes {
    /// Values under names that are known at run time only; merging adds, name by name.
    ///
    /// A name that is known when the program is written is better a ``Key``, whose type the
    /// compiler checks.
    public static var custom: Key<[String: any Sendable]> {
        .init([:], combining: { $0.merging($1) { $1 } })
    }

    /// Attributes that say `value` under a name of ``custom``, and nothing else.
    public static func custom<Value: Sendable>(_ name: String, _ value: Value) -> Attributes {
        .custom([name: Laid(value)])
    }

    /// What was said under a name of ``custom``; nil where nothing was, or something of another
    /// type. Writing nil takes it away.
    public subscript<Value: Sendable>(
        custom name: String, as type: Value.Type = Value.self
    ) -> Value? {
        get {
            let value = self.custom[name]
            return (value as? Laid<Value>)?.value ?? value as? Value
        }
        set { self.custom[name] = newValue.map { Laid($0) } }
    }
}

extension Attributed {
    /// What was said under a name of ``Attributes/custom``; nil where nothing was, or something of
    /// another type. Writing nil takes it away.
    public subscript<Value: Sendable>(
        custom name: String, as type: Value.Type = Value.self
    ) -> Value? {
        get { attributes[custom: name, as: type] }
        set { attributes[custom: name, as: type] = newValue }
    }
}
