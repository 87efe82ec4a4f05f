import Foundation

/// Decodes models from JSON, directly from its bytes, by the rules of `JSONDecoder`.
///
///     let decoder = ModelDecoder(keys: .convertFromSnakeCase, dates: .iso8601)
///     let items = try decoder.decode([Item].self, from: data, at: "data>items")
///     let provider = Provider<Shop>(attributes: [.decoder(decoder)])
///
/// The whole text is validated first (RFC 8259); then each value is read once, when the model
/// requests it. Integers and decimals are read digit by digit, floats are rounded once, and if a
/// key occurs several times its last value is used, in any order of decoding.
///
/// Errors are `DecodingError`s. Their description is complete, `$.items[3].price: wanted Double,
/// found string "n/a"`, and their underlying error is the ``MapError`` of the same text.
public struct ModelDecoder: Sendable {
    private let shared: Shared<Options>
    var options: Options { _read { yield shared.value } }
    package var policy: MappingPolicy { options.policy }
    /// True for the default of this module, over which every decoder that is set wins.
    package var isFallback: Bool { options.isFallback }

    /// The options, which copies share: a mapping makes several.
    struct Options: Sendable {
        let keyDecodingStrategy: KeyDecodingStrategy
        let dateDecodingStrategy: DateDecodingStrategy
        let dataDecodingStrategy: DataDecodingStrategy
        let nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy
        let userInfo: [CodingUserInfoKey: any Sendable]
        var policy: MappingPolicy
        var isFallback = false
    }

    /// The decoder where none is set.
    static let plain = ModelDecoder()
    /// The decoder of a provider or a plugin for which none is given.
    static let fallback = plain.changed { $0.isFallback = true }

    func with(_ policy: MappingPolicy) -> ModelDecoder {
        policy == self.policy ? self : changed { $0.policy = policy }
    }

    private func changed(_ change: (inout Options) -> Void) -> ModelDecoder {
        var options = options
        change(&options)
        return ModelDecoder(options)
    }

    private init(_ options: Options) { shared = Shared(options) }

    /// Makes a decoder; the defaults are those of a new `JSONDecoder`.
    /// - Parameters:
    ///   - keys: The strategy for keys; by default, they are read as they are.
    ///   - dates: The strategy for dates; by default, they decode themselves.
    ///   - data: The strategy for `Data`; by default, it is decoded from Base64.
    ///   - nonConformingFloats: The strings accepted for infinity and NaN; by default, none.
    ///   - userInfo: The `userInfo` that models find in their decoder.
    ///   - policy: The policy for values that do not fit; by default, they are errors.
    public init(
        keys: KeyDecodingStrategy = .useDefaultKeys,
        dates: DateDecodingStrategy = .deferredToDate, data: DataDecodingStrategy = .base64,
        nonConformingFloats: NonConformingFloatDecodingStrategy = .throw,
        userInfo: [CodingUserInfoKey: any Sendable] = [:], policy: MappingPolicy = .strict
    ) {
        self.init(
            Options(
                keyDecodingStrategy: keys, dateDecodingStrategy: dates, dataDecodingStrategy: data,
                nonConformingFloatDecodingStrategy: nonConformingFloats, userInfo: userInfo,
                policy: policy))
    }

    /// A strategy for decoding keys; those of a dictionary of strings are data and not converted.
    public enum KeyDecodingStrategy: Sendable {
        /// Uses keys as they are.
        case useDefaultKeys
        /// Converts `my_url_property` to `myUrlProperty`.
        case convertFromSnakeCase
        /// Converts `my-url-property` to `myUrlProperty`.
        case convertFromKebabCase
        /// Converts `MyURLProperty` to `myURLProperty`, and `URLProperty` to `urlProperty`.
        case convertFromPascalCase
        /// Converts `MY_URL_PROPERTY` to `myUrlProperty`.
        case convertFromScreamingSnakeCase
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
        /// Uses the first strategy that can read the value: `[.iso8601, .secondsSince1970]`.
        case firstThatFits([DateDecodingStrategy])
    }

    /// A strategy for `Data`: an array of numbers, a string in Base64 (RFC 4648 §4), or a closure.
    public typealias DataDecodingStrategy = JSONDecoder.DataDecodingStrategy

    /// A strategy for floats that JSON cannot represent: an error, or strings for them.
    public typealias NonConformingFloatDecodingStrategy =
        JSONDecoder.NonConformingFloatDecodingStrategy
}
