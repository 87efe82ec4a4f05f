import Foundation

/// Encodes models as JSON, directly into bytes, by the rules of `JSONEncoder`.
///
///     let encoder = ModelEncoder(keys: .convertToSnakeCase, dates: .iso8601)
///     let provider = Provider<Shop>(attributes: [.encoder(encoder)])
///
/// Members are written in the order of encoding; a key encoded twice has its last value. Integers
/// and decimals are written digit by digit, floats with the fewest digits that read back as equal.
public struct ModelEncoder: Sendable {
    private let shared: Shared<Options>
    var options: Options { _read { yield shared.value } }

    struct Options: Sendable {
        let outputFormatting: OutputFormatting
        let keyEncodingStrategy: KeyEncodingStrategy
        let dateEncodingStrategy: DateEncodingStrategy
        let dataEncodingStrategy: DataEncodingStrategy
        let nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy
        let userInfo: [CodingUserInfoKey: any Sendable]
    }

    /// Creates an encoder; the defaults are those of a new `JSONEncoder`.
    /// - Parameters:
    ///   - outputFormatting: The format of the text; by default, it is compact and slashes are
    ///     escaped.
    ///   - keys: The strategy for keys; by default, they are written as they are.
    ///   - dates: The strategy for dates; by default, they encode themselves.
    ///   - data: The strategy for `Data`; by default, it is written in Base64.
    ///   - nonConformingFloats: The strategy for infinity and NaN; by default, they are errors.
    ///   - userInfo: The `userInfo` that models find in their encoder.
    public init(
        outputFormatting: OutputFormatting = [], keys: KeyEncodingStrategy = .useDefaultKeys,
        dates: DateEncodingStrategy = .deferredToDate, data: DataEncodingStrategy = .base64,
        nonConformingFloats: NonConformingFloatEncodingStrategy = .throw,
        userInfo: [CodingUserInfoKey: any Sendable] = [:]
    ) {
        shared = Shared(
            Options(
                outputFormatting: outputFormatting, keyEncodingStrategy: keys,
                dateEncodingStrategy: dates, dataEncodingStrategy: data,
                nonConformingFloatEncodingStrategy: nonConformingFloats, userInfo: userInfo))
    }

    /// Encodes any value as JSON in UTF-8.
    ///
    /// Throws `EncodingError.invalidValue`, with the path to the value, for a float that is not
    /// finite, `Decimal.nan`, more than 512 nested containers, a root that encodes nothing and
    /// containers written in the wrong order; and any error that the model throws.
    public func encode<Value: Encodable>(_ value: Value) throws -> Data {
        try EncodingBuffer.encode(value, by: self) { $0.data }
    }

    /// Options for the format of the text. Lines are indented by two spaces, as in
    /// ``JSON/prettyText``; members are sorted by the code points of their keys.
    public typealias OutputFormatting = JSONEncoder.OutputFormatting

    /// A strategy for encoding keys. The keys of a dictionary are data and not converted.
    public enum KeyEncodingStrategy: Sendable {
        /// Uses the model's keys as they are.
        case useDefaultKeys
        /// Converts `myURLProperty` to `my_url_property`.
        case convertToSnakeCase
        /// Converts `myURLProperty` to `my-url-property`.
        case convertToKebabCase
        /// Converts `myURLProperty` to `MyURLProperty`.
        case convertToPascalCase
        /// Converts `myURLProperty` to `MY_URL_PROPERTY`.
        case convertToScreamingSnakeCase
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

    /// A strategy for `Data`: an array of numbers, a string in Base64 (RFC 4648 §4), or a closure.
    public typealias DataEncodingStrategy = JSONEncoder.DataEncodingStrategy

    /// A strategy for floats that JSON cannot represent: an error, or strings for them.
    public typealias NonConformingFloatEncodingStrategy =
        JSONEncoder.NonConformingFloatEncodingStrategy
}

extension JSON {
    /// Creates the JSON of a model; throws the errors of ``ModelEncoder/encode(_:)``.
    public init(encoding value: some Encodable, by encoder: ModelEncoder = .init()) throws {
        // Line breaks would only have to be parsed again.
        let text = try EncodingBuffer.encode(value, by: encoder, isPretty: false) { $0.bytes }
        try self.init(parsing: text)
    }
}
