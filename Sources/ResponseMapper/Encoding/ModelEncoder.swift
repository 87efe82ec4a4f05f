import Foundation

/// Makes JSON of models, straight into bytes, by the rules that `JSONEncoder` has.
///
/// ```swift
/// let encoder = ModelEncoder(keys: .convertToSnakeCase, dates: .iso8601)
/// let body = try encoder.encode(order)
/// let provider = Provider<Shop>(attributes: [.encoder(encoder)])
/// ```
///
/// It is a value: a copy can be changed, one that is laid as an attribute cannot. Members are
/// written in the order in which the model encodes them; a key encoded twice has its last value.
/// Integers and decimals are written digit by digit, floats with the fewest digits that read back
/// as the same float.
public struct ModelEncoder: Sendable {
    /// How the text looks; compact, slashes escaped, unless said otherwise.
    public var outputFormatting: OutputFormatting
    /// How keys are written; as they are, unless said otherwise.
    public var keyEncodingStrategy: KeyEncodingStrategy
    /// How dates are written; as they encode themselves, unless said otherwise.
    public var dateEncodingStrategy: DateEncodingStrategy
    /// How bytes are written; in Base64, unless said otherwise.
    public var dataEncodingStrategy: DataEncodingStrategy
    /// What becomes of infinity and NaN, which JSON cannot say; an error, unless said otherwise.
    public var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy
    /// What models find in their encoder's `userInfo`.
    public var userInfo: [CodingUserInfoKey: any Sendable]

    /// Makes an encoder; what is not said is as in a new `JSONEncoder`.
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
