/// What must hold for a response before a model is read from it.
public enum Requirement: Hashable, Sendable {
    /// Nothing: the model is read whatever the outcome is.
    case nothing
    /// The envelope says that the request succeeded; otherwise mapping throws
    /// ``MapError/Reason/business(_:)``, with the outcome and the response.
    case success
}

extension Attributes {
    /// What `mapObject` and `mapArray`, actions and typed requests require of a response; nothing,
    /// unless said otherwise.
    ///
    /// Said once for a provider, or for one target, endpoint or call: `.requirement(.success)`. It
    /// holds for outputs that read nothing, too, unless the body is empty; not for bytes, files and
    /// responses, nor for an ``Outcome``, which tells how it went.
    public static var requirement: Key<Requirement> {
        .init(.nothing, readBy: EnvelopedBody.self)
    }
}
