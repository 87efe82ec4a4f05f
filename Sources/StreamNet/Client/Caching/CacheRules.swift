/// The kind of a cache that follows RFC 9111, as ``Caching/standard`` uses one.
public struct CachePolicy: Sendable, Hashable {
    /// The users whom a cache serves (RFC 9111 §1).
    public enum Kind: Sendable, Hashable {
        /// One user: an app, a command.
        case `private`
        /// Many users, as in a server: `private` and `s-maxage` count, and a response to a request
        /// with credentials is stored only where the server says that it is for all (§3.5).
        case shared
    }

    /// The users of the cache.
    public let kind: Kind
    /// True if a response without an expiry, but with `Last-Modified`, stays fresh for a tenth of
    /// its age then, and a day at most (§4.2.2).
    public let usesHeuristics: Bool

    /// Makes a policy.
    public init(_ kind: Kind = .private, heuristics: Bool = false) {
        self.kind = kind
        usesHeuristics = heuristics
    }

    var isShared: Bool { kind == .shared }
}
