import Foundation

/// Decodes models from JSON, directly from its bytes, by the rules of `JSONDecoder`.
///
/// ```swift
/// let decoder = ModelDecoder(keys: .convertFromSnakeCase, dates: .iso8601)
/// let order = try decoder.decode(Order.self, from: data)
/// let items = try decoder.decode([Item].self, from: data, at: "data>items")
/// let provider = Provider<Shop>(attributes: [.decoder(decoder)])
/// ```
///
/// A decoder is a value: a copy can be changed, one attached as an attribute cannot. The whole text
/// is validated first (RFC 8259); then each value is read once, when the model requests it.
/// Integers and decimals are read digit by digit, floats are rounded once, and if a key occurs
/// several times its last value is used, in any order of decoding.
///
/// Errors are `DecodingError`s. Their description is complete, `$.items[3].price: wanted Double,
/// found string "n/a"`, and their underlying error is the ``MapError`` of the same text.
public struct ModelDecoder: Sendable {
    /// The strategy for keys; by default, they are read as they are.
    public var keyDecodingStrategy: KeyDecodingStrategy
    /// The strategy for dates; by default, they decode themselves.
    public var dateDecodingStrategy: DateDecodingStrategy
    /// The strategy for `Data`; by default, it is decoded from Base64.
    public var dataDecodingStrategy: DataDecodingStrategy
    /// The strings accepted for infinity and NaN, which JSON cannot represent; by default, none.
    public var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy
    /// The `userInfo` that models find in their decoder.
    public var userInfo: [CodingUserInfoKey: any Sendable]

    /// The policy for values that do not fit; by default, they are errors.
    public var policy: MappingPolicy

    /// True for the default of this module, over which every decoder that is set wins.
    package private(set) var isFallback = false

    /// The decoder of a provider or a plugin for which none is given.
    static let fallback: ModelDecoder = {
        var decoder = ModelDecoder()
        decoder.isFallback = true
        return decoder
    }()

    /// Makes a decoder; the defaults are those of a new `JSONDecoder`.
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
