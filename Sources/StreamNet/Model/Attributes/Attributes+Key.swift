extension Attributes {
    /// The name, the type and the default of one attribute.
    ///
    /// Declare it as a static property of ``Attributes``: a key is known by the file, line and
    /// column of its making, so a value is read by the same property that set it.
    ///
    ///     extension Attributes {
    ///         static var shouldEncrypt: Key<Bool> { .init(true) }
    ///         static var tags: Key<[String]> { .init([], combining: { $0 + $1 }) }
    ///     }
    ///
    /// A function that makes keys for several properties passes `file` to `name` on.
    public struct Key<Value: Sendable>: Sendable {
        package let identity: Identity
        let defaultValue: Value
        let combine: (@Sendable (Value, Value) -> Value)?
        /// Attributes that are set together with it.
        private(set) var implied: (@Sendable () -> Attributes)?

        /// Makes the key of the surrounding static property; leave out its place, `file` to
        /// `column`, and its name, unless they are those of the caller.
        /// - Parameters:
        ///   - combine: Returns the combination of an earlier and a later value when attributes are
        ///     merged; the default is never combined. If nil, the later value wins.
        ///   - name: The name in descriptions; for a stored property it is that of its type.
        public init(
            _ defaultValue: Value,
            combining combine: (@Sendable (_ earlier: Value, _ later: Value) -> Value)? = nil,
            file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
            name: StaticString = #function
        ) {
            identity = Identity(name: name, file: file, line: line, column: column)
            (self.defaultValue, self.combine) = (defaultValue, combine)
        }

        /// Makes a key that sets other attributes, too, whenever it is set.
        package init(
            _ defaultValue: Value,
            implying implied: @autoclosure @escaping @Sendable () -> Attributes,
            file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
            name: StaticString = #function
        ) {
            self.init(defaultValue, file: file, line: line, column: column, name: name)
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
        observing event: Event.Type, file: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, name: StaticString = #function
    ) where Value == (@Sendable (Event) -> Void)? {
        self.init(
            nil,
            combining: { earlier, later in
                guard let earlier, let later else { return later ?? earlier }
                return {
                    earlier($0)
                    later($0)
                }
            }, file: file, line: line, column: column, name: name)
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

extension Attributes {
    /// The identity of a key: the place in the sources where it is made.
    package struct Identity: Sendable, Equatable {
        /// The name of the property, for descriptions; not part of the identity.
        let name: StaticString
        let file: StaticString
        let line: UInt32
        let column: UInt32

        init(name: StaticString, file: StaticString, line: UInt, column: UInt) {
            (self.name, self.file) = (name, file)
            self.line = UInt32(truncatingIfNeeded: line)
            self.column = UInt32(truncatingIfNeeded: column)
        }

        package static func == (one: Identity, other: Identity) -> Bool {
            one.line == other.line && one.column == other.column && equal(one.file, other.file)
        }

        // The literal of a place nearly always has one address; the bytes are compared only if the
        // compiler made two copies of it.
        private static func equal(_ one: StaticString, _ other: StaticString) -> Bool {
            one.withUTF8Buffer { one in
                other.withUTF8Buffer { other in
                    one.count == other.count
                        && (one.baseAddress == other.baseAddress
                            || one.indices.allSatisfy { one[$0] == other[$0] })
                }
            }
        }
    }
}
