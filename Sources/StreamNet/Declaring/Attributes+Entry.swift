extension Attributes {
    /// One laid value, its type forgotten; how two of them combine is remembered from the key.
    struct Entry: Sendable {
        let identity: Identity
        /// Whether a response has it from its request, and lets it go with the request.
        var isLent = false
        private(set) var value: any Sendable
        private let combine: (@Sendable (any Sendable, any Sendable) -> any Sendable)?

        init<Value>(_ key: Key<Value>, _ value: Value) {
            identity = key.identity
            self.value = Laid(value: value)
            combine = key.combine.map(Laid.forgettingType)
        }

        func combined(over earlier: Entry) -> Entry {
            guard let combine else { return self }
            var entry = self
            entry.value = combine(earlier.value, value)
            return entry
        }
    }

    /// Keeps the cast back exact: casting an `any Sendable` that holds a nil `Optional`, or what
    /// Apple platforms bridge, has rules of its own; casting a struct around it has none.
    struct Laid<Value: Sendable>: Sendable, CustomStringConvertible {
        let value: Value
        var description: String { "\(value)" }

        static func forgettingType(
            _ combine: @escaping @Sendable (Value, Value) -> Value
        ) -> @Sendable (any Sendable, any Sendable) -> any Sendable {
            { earlier, later in
                guard let earlier = earlier as? Laid, let later = later as? Laid else {
                    return later
                }
                return Laid(value: combine(earlier.value, later.value))
            }
        }
    }
}
