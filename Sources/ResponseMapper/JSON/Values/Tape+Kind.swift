extension Tape {
    /// The kind of the value at an index; never absent.
    func kind(at index: Int) -> JSON.Kind {
        switch word(at: index).tag {
        case .null: .null
        case .true, .false: .bool
        case .integer, .fraction: .number
        case .string, .escaped: .string
        case .array: .array
        case .object: .object
        }
    }
}

extension TapeValue {
    var kind: JSON.Kind { tape.kind(at: index) }
}
