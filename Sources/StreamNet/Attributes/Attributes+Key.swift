extension Attributes {
    /// Names one attribute, its type and its default.
    ///
    /// Declare it as a computed static property of ``Attributes``: a key is named by its file and
    /// property, and in a stored `static let` the compiler calls every property by the type's
    /// name. Keys of the same name in two files are two keys.
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
        let implied: Attributes

        /// Makes the key that the surrounding static property returns.
        ///
        /// - Parameters:
        ///   - defaultValue: What is read where nothing was laid.
        ///   - combine: What a later value makes of an earlier one when attributes are merged; the
        ///     default is never combined. Without it the later value wins.
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
            implied = []
        }

        /// Makes a key that sets other attributes, too, whenever it is set.
        package init(
            _ defaultValue: Value, implying implied: Attributes,
            file: StaticString = #fileID, name: StaticString = #function
        ) {
            identity = Identity(name: name, file: file)
            self.defaultValue = defaultValue
            combine = nil
            self.implied = implied
        }

        /// Attributes that say `value` under this key, and nothing else: `.timeout(.seconds(5))`.
        public func callAsFunction(_ value: Value) -> Attributes {
            var attributes = Attributes()
            attributes[self] = value
            return attributes
        }
    }
}

extension Attributes.Key {
    /// Makes a key for a closure that hears events; of several, the earlier ones hear them first.
    package init<Event>(
        hearing event: Event.Type, file: StaticString = #fileID, name: StaticString = #function
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
    /// Attributes that say yes: `.shouldEncrypt()` is `.shouldEncrypt(true)`.
    public func callAsFunction() -> Attributes { self(true) }
}

extension Attributes.Key where Value == Void {
    /// Attributes that raise this flag; ``Attributes/contains(_:)`` tells whether it was raised.
    public func callAsFunction() -> Attributes { self(()) }
}
