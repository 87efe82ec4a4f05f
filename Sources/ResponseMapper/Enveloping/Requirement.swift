/// A condition that a response must meet before a model is read from it.
public enum Requirement: Hashable, Sendable {
    /// No condition: the model is read regardless of the outcome.
    case nothing
    /// The envelope must report that the request succeeded; otherwise mapping throws
    /// ``MapError/Reason/business(_:)``, with the outcome and the response.
    case success
}

extension Attributes {
    /// The condition that a response must meet for `mapObject`, `mapArray`, actions and typed
    /// requests; by default, none.
    ///
    /// Set it for a provider, or for one target, endpoint or call: `.requirement(.success)`. It
    /// also applies to outputs that read nothing, unless the body is empty. It does not apply to
    /// bytes, files and responses, nor to an ``Outcome``, which reports success or failure itself.
    public static var requirement: Key<Requirement> {
        .init(.nothing, readBy: EnvelopedBody.self)
    }
}
