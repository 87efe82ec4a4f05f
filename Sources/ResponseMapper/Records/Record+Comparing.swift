extension Record: Hashable {
    /// Compares what the records say: their objects by meaning, as ``JSON`` does, whatever their
    /// naming. What is no object equals an empty record.
    public static func == (left: Record, right: Record) -> Bool {
        left.object == right.object
    }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(object) }

    private var object: JSON { json.type == .object ? json : [:] }
}
