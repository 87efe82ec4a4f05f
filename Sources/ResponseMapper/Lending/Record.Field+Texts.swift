import Foundation

extension String: Record.Field {
    /// No text.
    public static var unrecorded: String { "" }

    /// Reads a string, the digits of a number as they were written, `true` and `false`.
    public init?(recorded json: JSON) {
        switch json.type {
        case .string, .number, .bool: self = json.stringValue
        case .absent, .null, .array, .object: return nil
        }
    }

    /// A string.
    public var recorded: JSON { JSON(self) }
}

extension Bool: Record.Field {
    /// False.
    public static var unrecorded: Bool { false }

    /// Reads `true` and `false`, 1 and 0, and "true", "yes", "y", "t", "1" and their opposites in
    /// any case.
    public init?(recorded json: JSON) {
        switch json.canonicalText?.lowercased() {
        case "true", "yes", "y", "t", "1": self = true
        case "false", "no", "n", "f", "0": self = false
        default: return nil
        }
    }

    /// `true` or `false`.
    public var recorded: JSON { JSON(self) }
}

extension URL: Record.Storable {
    /// Reads a string that is a URL.
    public init?(recorded json: JSON) {
        guard let url = json.url else { return nil }
        self = url
    }

    /// Its text.
    public var recorded: JSON { JSON(absoluteString) }
}

extension Date: Record.Storable {
    /// Reads RFC 3339, `2024-05-01T12:30:00Z`, with or without a fraction.
    ///
    /// A number is no date: what it counts, and from when, is for an accessor to say.
    public init?(recorded json: JSON) {
        guard let date = json.date else { return nil }
        self = date
    }

    /// RFC 3339 in UTC, to the millisecond.
    public var recorded: JSON {
        let milliseconds = (timeIntervalSince1970 * 1000).rounded()
        let isFraction = milliseconds.remainder(dividingBy: 1000) != 0
        // Foundation cuts off what it does not show, so it is given a little more.
        let date = Date(timeIntervalSince1970: milliseconds / 1000 + (isFraction ? 0.000_1 : 0))
        return JSON(date.formatted(.iso8601.fraction(isFraction)))
    }
}

extension Date.ISO8601FormatStyle {
    fileprivate func fraction(_ isFraction: Bool) -> Self {
        Date.ISO8601FormatStyle(includingFractionalSeconds: isFraction)
    }
}
