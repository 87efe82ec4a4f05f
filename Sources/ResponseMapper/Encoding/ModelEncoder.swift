import Foundation

/// Encodes models as JSON, directly into bytes, by the rules of `JSONEncoder`.
///
/// ```swift
/// let encoder = ModelEncoder(keys: .convertToSnakeCase, dates: .iso8601)
/// let body = try encoder.encode(order)
/// let provider = Provider<Shop>(attributes: [.encoder(encoder)])
/// ```
///
/// An encoder is a value: a copy can be changed, one attached as an attribute cannot. Members are
/// written in the order in which the model encodes them; a key encoded twice has its last value.
/// Integers and decimals are written digit by digit, floats with the fewest digits that read back
/// as the same float.
public struct ModelEncoder: Sendable {
    /// The format of the text; by default, it is compact and slashes are escaped.
    public var outputFormatting: OutputFormatting
    /// The strategy for keys; by default, they are written as they are.
    public var keyEncodingStrategy: KeyEncodingStrategy
    /// The strategy for dates; by default, they encode themselves.
    public var dateEncodingStrategy: DateEncodingStrategy
    /// The strategy for `Data`; by default, it is written in Base64.
    public var dataEncodingStrategy: DataEncodingStrategy
    /// The strategy for infinity and NaN, which JSON cannot represent; by default, they are errors.
    public var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy
    /// The `userInfo` that models find in their encoder.
    public var userInfo: [CodingUserInfoKey: any Sendable]

    /// Creates an encoder; the defaults are those of a new `JSONEncoder`.
    public init(
        outputFormatting: OutputFormatting = [],
        keys: KeyEncodingStrategy = .useDefaultKeys,
        dates: DateEncodingStrategy = .deferredToDate,
        data: DataEncodingStrategy = .base64,
        nonConformingFloats: NonConformingFloatEncodingStrategy = .throw,
        userInfo: [CodingUserInfoKey: any Sendable] = [:]
    ) {
        self.outputFormatting = outputFormatting
        keyEncodingStrategy = keys
        dateEncodingStrategy = dates
        dataEncodingStrategy = data
        nonConformingFloatEncodingStrategy = nonConformingFloats
        self.userInfo = userInfo
    }
}
