extension Record: Hashable {
    /// Compares the objects by value, as ``JSON`` does, regardless of their namings. A record that
    /// is not an object equals an empty record.
    public static func == (left: Record, right: Record) -> Bool {
        left.object == right.object
    }

    /// Hashes the object that `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(object) }

    private var object: JSON { json.type == .object ? json : [:] }
}
