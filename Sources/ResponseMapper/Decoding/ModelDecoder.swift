import Foundation

/// Makes models of JSON, straight from its bytes, by the rules that `JSONDecoder` has.
///
/// ```swift
/// let decoder = ModelDecoder(keys: .convertFromSnakeCase, dates: .iso8601)
/// let order = try decoder.decode(Order.self, from: data)
/// let items = try decoder.decode([Item].self, from: data, at: "data>items")
/// let provider = Provider<Shop>(attributes: [.decoder(decoder)])
/// ```
///
/// It is a value: a copy can be changed, one that is laid as an attribute cannot. The whole text
/// is checked first (RFC 8259); then each value is read once, when the model asks for it. Integers
/// and decimals are read digit by digit, floats are rounded once, and of a key that is written
/// several times the last value counts, in whatever order the model asks.
///
/// Errors are `DecodingError`s whose description says it all, `$.items[3].price: wanted Double,
/// found string "n/a"`, and whose underlying error is the ``MapError`` of the same text.
public struct ModelDecoder: Sendable {
    /// How keys are read; as they are, unless said otherwise.
    public var keyDecodingStrategy: KeyDecodingStrategy
    /// How dates are read; as they decode themselves, unless said otherwise.
    public var dateDecodingStrategy: DateDecodingStrategy
    /// How bytes are read; from Base64, unless said otherwise.
    public var dataDecodingStrategy: DataDecodingStrategy
    /// What stands for infinity and NaN, which JSON cannot say; nothing, unless said otherwise.
    public var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy
    /// What models find in their decoder's `userInfo`.
    public var userInfo: [CodingUserInfoKey: any Sendable]

    /// What becomes of values that do not fit; an error, unless said otherwise.
    public var policy: MappingPolicy

    /// True for the default of a plugin, over which every decoder that is set wins.
    package private(set) var isFallback = false

    /// The decoder of a plugin for which none is given.
    static var fallback: ModelDecoder {
        var decoder = ModelDecoder()
        decoder.isFallback = true
        return decoder
    }

    /// Makes a decoder; what is not said is as in a new `JSONDecoder`.
    public init(
        keys: KeyDecodingStrategy = .useDefaultKeys,
        dates: DateDecodingStrategy = .deferredToDate,
        data: DataDecodingStrategy = .base64,
        nonConformingFloats: NonConformingFloatDecodingStrategy = .throw,
        userInfo: [CodingUserInfoKey: any Sendable] = [:],
        policy: MappingPolicy = .strict
    ) {
        keyDecodingStrategy = keys
        dateDecodingStrategy = dates
        dataDecodingStrategy = data
        nonConformingFloatDecodingStrategy = nonConformingFloats
        self.userInfo = userInfo
        self.policy = policy
    }
}
