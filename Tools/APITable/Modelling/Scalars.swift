/// The types of values that are no models.
enum Scalars {
    /// Returns the type of a text, a number or a Boolean; nil for anything else.
    static func type(_ type: String, format: String?) -> ValueType? {
        switch type {
        case "string": .scalar(format.flatMap { texts[$0] } ?? "String")
        case "integer": .scalar("Int")
        case "number": .scalar(format == "decimal" || format == "currency" ? "Decimal" : "Double")
        case "boolean": .scalar("Bool")
        default: nil
        }
    }

    /// True for a format that the type of a value does not express.
    static func isLost(_ format: String, of type: String) -> Bool {
        type == "string" ? texts[format] == nil && !known.contains(format) : false
    }

    /// Formats of dates in words, as of mails; they are read, but not written.
    static let dateFormatsInWords: Set = ["date-time-rfc-2822", "rfc2822", "rfc822", "http-date"]

    private static let texts = [
        "date-time": "Date", "date-time-rfc-2822": "Date", "rfc2822": "Date", "rfc822": "Date",
        "http-date": "Date", "date": "Day", "uuid": "UUID", "byte": "Data", "binary": "Data",
    ]

    /// Texts that are checked by servers and written as they are.
    private static let known: Set = [
        "email", "hostname", "ipv4", "ipv6", "password", "uri", "url", "uri-reference", "time",
        "duration", "phone-number", "regex", "string", "text", "html", "markdown", "decimal",
    ]
}
