/// The reason for rejecting a response.
public struct Rejection: Sendable, Hashable {
    /// The requirement of the validation, to follow "wanted".
    public let wanted: String
    /// The actual property of the response, to follow "found".
    public let found: String

    /// Makes a reason, for interceptors that reject a response themselves.
    public init(wanted: String, found: String) {
        self.wanted = wanted
        self.found = found
    }
}

extension Attributes {
    /// The reason for rejecting the response of a ``NetError/rejected(_:)``; nil for other
    /// responses.
    public static var rejection: Key<Rejection?> { .init(nil) }
}
