import Foundation

extension ModelDecoder {
    /// A strategy for decoding keys. The keys of a dictionary of strings are data and not
    /// converted.
    public enum KeyDecodingStrategy: Sendable {
        /// Uses keys as they are.
        case useDefaultKeys
        /// Converts `my_url_property` to `myUrlProperty`.
        case convertFromSnakeCase
        /// Converts keys with a closure, called with the path from the root to the key.
        case custom(@Sendable (_ path: [any CodingKey]) -> any CodingKey)
    }

    /// A strategy for decoding dates.
    public indirect enum DateDecodingStrategy: Sendable {
        /// Uses the date's own decoding: seconds since 2001.
        case deferredToDate
        /// Decodes seconds since 1970.
        case secondsSince1970
        /// Decodes milliseconds since 1970.
        case millisecondsSince1970
        /// Decodes `2001-02-03T04:05:06Z` (RFC 3339), with `Z` or an offset and without a fraction.
        case iso8601
        /// Decodes `2001-02-03T04:05:06.789Z`, with any number of fractional digits, or none.
        case iso8601WithFraction
        /// Decodes a string with the formatter.
        case formatted(DateFormatter)
        /// Decodes with a closure.
        case custom(@Sendable (_ decoder: any Decoder) throws -> Date)
        /// Uses the first of several strategies that can read the value:
        /// `[.iso8601, .secondsSince1970]`.
        case firstThatFits([DateDecodingStrategy])
    }

    /// A strategy for decoding `Data`.
    public enum DataDecodingStrategy: Sendable {
        /// Uses the own decoding of `Data`: an array of numbers.
        case deferredToData
        /// Decodes a string in Base64 (RFC 4648 §4).
        case base64
        /// Decodes with a closure.
        case custom(@Sendable (_ decoder: any Decoder) throws -> Data)
    }

    /// A strategy for floats that JSON cannot represent.
    public enum NonConformingFloatDecodingStrategy: Sendable {
        /// Accepts none; a string is an error.
        case `throw`
        /// Decodes these strings as infinities and NaN.
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }
}
