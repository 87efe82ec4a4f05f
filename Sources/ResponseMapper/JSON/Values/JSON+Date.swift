import Foundation

extension JSON {
    /// The date that a string represents by RFC 3339, such as `2024-05-01T12:30:00Z`, with or
    /// without a fraction of the second, `Z` or an offset; nil for days and times that do not
    /// exist, for other strings and for everything else.
    ///
    /// A number is not read as a date: only the caller knows its unit and its epoch.
    public var date: Date? {
        string.flatMap { ISO8601Date($0, hasFraction: true)?.date }
    }
}

extension ISO8601Date {
    var date: Date { Date(timeIntervalSince1970: seconds) }
}
