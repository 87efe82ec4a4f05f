import Foundation

extension JSON {
    /// The moment that a string names by RFC 3339, such as `2024-05-01T12:30:00Z`, with or without
    /// a fraction of the second, `Z` or an offset; nil for days and times that do not exist, for
    /// other strings and for everything else.
    ///
    /// A number is no date: whether it counts seconds or milliseconds, and from when, is for the
    /// caller to say.
    public var date: Date? {
        string.flatMap { ISO8601Date($0, hasFraction: true)?.date }
    }
}
