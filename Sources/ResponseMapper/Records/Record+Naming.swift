extension Record {
    /// The keys of the JSON that the names of accessors stand for, if they are not the same.
    ///
    /// ```swift
    /// extension Record.Naming {
    ///     static let human: Self = [
    ///         "name": "full_name", "id": .any(of: ["data>ID", "_id"])
    ///     ]
    ///     static let student = human + ["name": "student_name"]
    /// }
    /// ```
    ///
    /// It belongs to one record, not to a type: ``Record/named(by:)`` sets it. So an accessor of
    /// `Human` reads a student by the student's names. Keys that an accessor specifies itself are
    /// not looked up here.
    public struct Naming: Sendable, Hashable {
        private var keys: [String: Place] = [:]

        /// Makes an empty naming: every name is its key.
        public init() {}

        /// The key that a name stands for; by default, the name itself.
        public subscript(name: String) -> Place {
            get { keys[name] ?? Place([.key(name)]) }
            set { keys[name] = newValue }
        }

        /// Returns both namings together; for a name in both, the second wins.
        public static func + (first: Naming, second: Naming) -> Naming {
            var naming = first
            naming.keys.merge(second.keys) { $1 }
            return naming
        }
    }
}

extension Record.Naming: ExpressibleByDictionaryLiteral {
    /// Makes a naming of names and keys; of a name that is written twice, the last key counts.
    public init(dictionaryLiteral names: (String, Record.Place)...) {
        for (name, key) in names { keys[name] = key }
    }
}
