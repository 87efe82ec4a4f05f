extension Record {
    /// Which keys of the JSON the names of accessors stand for, where they are not the same.
    ///
    /// ```swift
    /// extension Record.Naming {
    ///     static let human: Self = ["name": "full_name", "id": .any(of: ["data>ID", "_id"])]
    ///     static let student = human + ["name": "student_name"]
    /// }
    /// ```
    ///
    /// It belongs to one record, not to a type: ``Record/named(by:)`` lays it. So an accessor of
    /// `Human` reads a student by the student's names. Keys that an accessor gives itself are not
    /// looked up here.
    public struct Naming: Sendable, Hashable {
        private var keys: [String: Place] = [:]

        /// Every name is its key.
        public init() {}

        /// The key that a name stands for; the name itself unless told otherwise.
        public subscript(name: String) -> Place {
            get { keys[name] ?? Place([.key(name)]) }
            set { keys[name] = newValue }
        }

        /// Both together; where both have a name, the second wins.
        public static func + (first: Naming, second: Naming) -> Naming {
            var naming = first
            naming.keys.merge(second.keys) { $1 }
            return naming
        }
    }
}

extension Record.Naming: ExpressibleByDictionaryLiteral {
    /// A naming of some names; of one that is written twice, the last counts.
    public init(dictionaryLiteral names: (String, Record.Place)...) {
        for (name, key) in names { keys[name] = key }
    }
}
