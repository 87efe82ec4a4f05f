extension Attributes {
    /// The name, the type and the default of one attribute.
    ///
    /// Declare it as a computed static property of ``Attributes``: a key is named by its file and
    /// property, and in a stored `static let`, `#function` is the type's name for every property.
    /// Keys of the same name in two files are two keys.
    ///
    /// ```swift
    /// extension Attributes {
    ///     static var shouldEncrypt: Key<Bool> { .init(true) }
    ///     static var tags: Key<[String]> { .init([], combining: { $0 + $1 }) }
    /// }
    /// ```
    public struct Key<Value: Sendable>: Sendable {
        let identity: Identity
        let defaultValue: Value
        let combine: (@Sendable (Value, Value) -> Value)?
        /// Attributes that are set together with it.
        let implied: (@Sendable () -> Attributes)?

        /// Makes the key that the surrounding static property returns.
        ///
        /// - Parameters:
        ///   - defaultValue: The value if the attribute is not set.
        ///   - combine: Returns the combination of an earlier and a later value when attributes are
        ///     merged; the default is never combined. If nil, the later value wins.
        ///   - file: Half of the key's name; leave it out.
        ///   - name: The other half; leave it out.
        public init(
            _ defaultValue: Value,
            combining combine: (@Sendable (_ earlier: Value, _ later: Value) -> Value)? = nil,
            file: StaticString = #fileID,
            name: StaticString = #function
        ) {
            identity = Identity(name: name, file: file)
            self.defaultValue = defaultValue
            self.combine = combine
            implied = nil
        }

        /// Makes a key that sets other attributes, too, whenever it is set.
        package init(
            _ defaultValue: Value,
            implying implied: @autoclosure @escaping @Sendable () -> Attributes,
            file: StaticString = #fileID, name: StaticString = #function
        ) {
            identity = Identity(name: name, file: file)
            self.defaultValue = defaultValue
            combine = nil
            self.implied = implied
        }

        /// Returns attributes with only `value` under this key: `.timeout(.seconds(5))`.
        public func callAsFunction(_ value: Value) -> Attributes {
            var attributes = Attributes()
            attributes[self] = value
            return attributes
        }
    }
}

extension Attributes.Key {
    /// Makes a key for a closure that receives events; of several, the earlier is called first.
    package init<Event>(
        observing event: Event.Type, file: StaticString = #fileID, name: StaticString = #function
    ) where Value == (@Sendable (Event) -> Void)? {
        self.init(
            nil,
            combining: { earlier, later in
                guard let earlier, let later else { return later ?? earlier }
                return {
                    earlier($0)
                    later($0)
                }
            }, file: file, name: name)
    }
}

extension Attributes.Key where Value == Bool {
    /// Returns attributes with true under this key: `.shouldEncrypt()` is `.shouldEncrypt(true)`.
    public func callAsFunction() -> Attributes { self(true) }
}

extension Attributes.Key where Value == Void {
    /// Returns attributes with this flag set, for which ``Attributes/contains(_:)`` is true.
    public func callAsFunction() -> Attributes { self(()) }
}
