import Foundation

extension ModelDecoder {
    /// How keys are read. The keys of a dictionary of strings are data and stay what they are.
    public enum KeyDecodingStrategy: Sendable {
        /// As they are.
        case useDefaultKeys
        /// `my_url_property` as `myUrlProperty`.
        case convertFromSnakeCase
        /// As the closure says, which gets the path from the root to the key.
        case custom(@Sendable (_ path: [any CodingKey]) -> any CodingKey)
    }

    /// How dates are read.
    public indirect enum DateDecodingStrategy: Sendable {
        /// As the date decodes itself: seconds since 2001.
        case deferredToDate
        /// The seconds since 1970.
        case secondsSince1970
        /// The milliseconds since 1970.
        case millisecondsSince1970
        /// `2001-02-03T04:05:06Z` (RFC 3339), with `Z` or an offset; no fraction.
        case iso8601
        /// `2001-02-03T04:05:06.789Z`, with as many digits as there are, or without any.
        case iso8601WithFraction
        /// As the formatter says.
        case formatted(DateFormatter)
        /// As the closure decodes it.
        case custom(@Sendable (_ decoder: any Decoder) throws -> Date)
        /// The first of several that can read what is there: `[.iso8601, .secondsSince1970]`.
        case firstThatFits([DateDecodingStrategy])
    }

    /// How bytes are read.
    public enum DataDecodingStrategy: Sendable {
        /// As they decode themselves: from an array of numbers.
        case deferredToData
        /// From a string in Base64 (RFC 4648 §4).
        case base64
        /// As the closure decodes them.
        case custom(@Sendable (_ decoder: any Decoder) throws -> Data)
    }

    /// What stands for floats that JSON cannot say.
    public enum NonConformingFloatDecodingStrategy: Sendable {
        /// Nothing; a string is an error.
        case `throw`
        /// These strings.
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }
}
