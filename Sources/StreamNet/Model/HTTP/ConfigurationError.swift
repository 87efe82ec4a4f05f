/// An error for a setting that a backend does not support, or that a cookie cannot have.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The setting that was required, worded to follow "wanted".
    public let wanted: String
    /// The setting that was found, worded to follow "found".
    public let found: String

    /// Makes an error; for backends.
    public init(wanted: String, found: String) {
        (self.wanted, self.found) = (wanted, found)
    }

    /// `wanted …, found …`.
    public var description: String { "wanted \(wanted), found \(found)" }
}

/// Throws unless a setting is as wanted.
func require(
    _ isMet: Bool, _ wanted: String, _ found: @autoclosure () -> String
) throws(ConfigurationError) {
    if !isMet { throw ConfigurationError(wanted: wanted, found: found()) }
}
