import Foundation

extension ModelEncoder {
    /// The JSON of a value, as UTF-8.
    ///
    /// Any value may be the root. Throws `EncodingError.invalidValue`, with the path to the value,
    /// for a float that is not finite, for `Decimal.nan`, for more than 512 nested containers, for
    /// a root that encodes nothing and for containers written out of turn; and what the model
    /// itself throws.
    public func encode<Value: Encodable>(_ value: Value) throws -> Data {
        try Draft(for: self).text(of: value).data
    }

    /// The bytes of ``encode(_:)``.
    public func bytes(of value: some Encodable) throws -> [UInt8] {
        try Draft(for: self).text(of: value).bytes
    }
}

extension JSON {
    /// The JSON that a model encodes itself to.
    ///
    /// Throws what ``ModelEncoder/encode(_:)`` throws.
    public init(encoding value: some Encodable, by encoder: ModelEncoder = .init()) throws {
        var encoder = encoder
        // Line breaks would only have to be read again.
        encoder.outputFormatting.remove(.prettyPrinted)
        try self.init(parsing: encoder.bytes(of: value))
    }
}
