extension Attributes {
    /// What holds for typed requests and actions about which nobody says anything.
    static let typedDefaults: Attributes = .validation(.successCodes)
}
