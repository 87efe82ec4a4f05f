import Foundation

extension String: Record.Field {
    /// The empty string.
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

    /// The text of the URL.
    public var recorded: JSON { JSON(absoluteString) }
}

extension Date: Record.Storable {
    /// Reads RFC 3339, `2024-05-01T12:30:00Z`, with or without a fraction.
    ///
    /// A number is not read as a date: its unit and its epoch are up to an accessor.
    public init?(recorded json: JSON) {
        guard let date = json.date else { return nil }
        self = date
    }

    /// RFC 3339 in UTC, to the millisecond; null outside of the years 0 to 9999.
    public var recorded: JSON { (try? recordedText).map { JSON($0) } ?? .null }

    /// The text of the date, without a fraction if it has none.
    var recordedText: String {
        get throws {
            let milliseconds = (timeIntervalSince1970 * 1000).rounded()
            let isFraction = milliseconds.remainder(dividingBy: 1000) != 0
            let date = Date(timeIntervalSince1970: milliseconds / 1000)
            return try ISO8601Text(date, hasFraction: isFraction).text
        }
    }
}
