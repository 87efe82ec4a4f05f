extension Attributes {
    /// The identity of a key: the property's name and the file it is declared in.
    ///
    /// Both are literals, so the same key nearly always has the same addresses; the bytes are
    /// compared only if the compiler made two copies of a literal.
    struct Identity: Sendable, Equatable {
        let name: StaticString
        let file: StaticString

        static func == (one: Identity, other: Identity) -> Bool {
            equal(one.name, other.name) && equal(one.file, other.file)
        }

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
