import Foundation

extension ModelEncoder {
    /// Options for the format of the text.
    public struct OutputFormatting: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Writes several lines, indented by two spaces, like ``JSON/prettyText``.
        public static let prettyPrinted = Self(rawValue: 1)
        /// Writes members in the order of their keys' code points, so that equal values are equal
        /// bytes.
        public static let sortedKeys = Self(rawValue: 2)
        /// Writes `/` as it is, not as `\/`.
        public static let withoutEscapingSlashes = Self(rawValue: 4)
    }

    /// A strategy for encoding keys. The keys of a dictionary are data and not converted.
    public enum KeyEncodingStrategy: Sendable {
        /// Uses the model's keys as they are.
        case useDefaultKeys
        /// Converts `myURLProperty` to `my_url_property`.
        case convertToSnakeCase
        /// Converts keys with a closure, called with the path from the root to the key.
        case custom(@Sendable (_ path: [any CodingKey]) -> any CodingKey)
    }

    /// A strategy for encoding dates.
    public enum DateEncodingStrategy: Sendable {
        /// Uses the date's own encoding: seconds since 2001.
        case deferredToDate
        /// Encodes seconds since 1970.
        case secondsSince1970
        /// Encodes milliseconds since 1970.
        case millisecondsSince1970
        /// Encodes `2001-02-03T04:05:06Z` (RFC 3339); fractions of a second are truncated.
        case iso8601
        /// Encodes `2001-02-03T04:05:06.789Z`, rounded to the nearest millisecond.
        case iso8601WithFraction
        /// Encodes a string with the formatter.
        case formatted(DateFormatter)
        /// Encodes with a closure.
        case custom(@Sendable (_ date: Date, _ encoder: any Encoder) throws -> Void)
    }

    /// A strategy for encoding `Data`.
    public enum DataEncodingStrategy: Sendable {
        /// Uses the own encoding of `Data`: an array of numbers.
        case deferredToData
        /// Encodes a string in Base64 (RFC 4648 §4).
        case base64
        /// Encodes with a closure.
        case custom(@Sendable (_ data: Data, _ encoder: any Encoder) throws -> Void)
    }

    /// A strategy for floats that JSON cannot represent.
    public enum NonConformingFloatEncodingStrategy: Sendable {
        /// Throws an error with the path to the float.
        case `throw`
        /// Encodes infinities and NaN as these strings.
        case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }
}
