extension Attributes {
    /// The attributes of typed requests and actions, unless they are set anywhere.
    static let typedDefaults: Attributes = .validation(.successCodes)
}
