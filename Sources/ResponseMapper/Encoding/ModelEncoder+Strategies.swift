import Foundation

extension ModelEncoder {
    /// How the text looks.
    public struct OutputFormatting: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// On several lines, indented by two spaces, like ``JSON/prettyText``.
        public static let prettyPrinted = Self(rawValue: 1)
        /// Members in the order of their keys' code points, so that equal values are equal bytes.
        public static let sortedKeys = Self(rawValue: 2)
        /// `/` as it is, not as `\/`.
        public static let withoutEscapingSlashes = Self(rawValue: 4)
    }

    /// How keys are written. The keys of a dictionary are data and stay what they are.
    public enum KeyEncodingStrategy: Sendable {
        /// As the model calls them.
        case useDefaultKeys
        /// `myURLProperty` as `my_url_property`.
        case convertToSnakeCase
        /// As the closure says, which gets the path from the root to the key.
        case custom(@Sendable (_ path: [any CodingKey]) -> any CodingKey)
    }

    /// How dates are written.
    public enum DateEncodingStrategy: Sendable {
        /// As the date encodes itself: seconds since 2001.
        case deferredToDate
        /// The seconds since 1970.
        case secondsSince1970
        /// The milliseconds since 1970.
        case millisecondsSince1970
        /// `2001-02-03T04:05:06Z` (RFC 3339); fractions of a second are cut.
        case iso8601
        /// `2001-02-03T04:05:06.789Z`, rounded to the nearest millisecond.
        case iso8601WithFraction
        /// As the formatter says.
        case formatted(DateFormatter)
        /// As the closure encodes it.
        case custom(@Sendable (_ date: Date, _ encoder: any Encoder) throws -> Void)
    }

    /// How bytes are written.
    public enum DataEncodingStrategy: Sendable {
        /// As they encode themselves: an array of numbers.
        case deferredToData
        /// A string in Base64 (RFC 4648 §4).
        case base64
        /// As the closure encodes them.
        case custom(@Sendable (_ data: Data, _ encoder: any Encoder) throws -> Void)
    }

    /// What becomes of floats that JSON cannot say.
    public enum NonConformingFloatEncodingStrategy: Sendable {
        /// An error with the path to the float.
        case `throw`
        /// These strings.
        case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }
}
