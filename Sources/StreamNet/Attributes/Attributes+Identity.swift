extension Attributes {
    /// The identity of a key: the place in the sources where it is made.
    struct Identity: Sendable, Equatable {
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

        static func == (one: Identity, other: Identity) -> Bool {
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
