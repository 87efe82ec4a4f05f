/// What must hold for a response before a model is read from it.
public enum Requirement: Hashable, Sendable {
    /// Nothing: the model is read whatever the outcome is.
    case nothing
    /// The envelope says that the request succeeded; otherwise mapping throws
    /// ``MapError/Reason/business(_:)``, with the outcome and the response.
    case success
}
