/// Why a response is not acceptable.
public struct Rejection: Sendable, Hashable {
    /// What the validation asks for, to follow "wanted".
    public let wanted: String
    /// What the response has instead, to follow "found".
    public let found: String

    /// Makes a reason, for interceptors that reject a response themselves.
    public init(wanted: String, found: String) {
        self.wanted = wanted
        self.found = found
    }
}

extension Attributes {
    /// What the validation had against the response of a ``NetError/rejected(_:)``; nil for others.
    public static var rejection: Key<Rejection?> { .init(nil) }
}
