/// A condition that a response must meet before a model is read from it.
public enum Requirement: Hashable, Sendable {
    /// No condition: the model is read for any outcome.
    case nothing
    /// The envelope reports success; otherwise mapping throws
    /// ``MapError/Reason/business(_:)``, with the outcome and the response.
    case success
}
