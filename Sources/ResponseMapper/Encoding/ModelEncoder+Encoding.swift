import Foundation

extension ModelEncoder {
    /// Encodes a value as JSON in UTF-8.
    ///
    /// Any value may be the root. Throws `EncodingError.invalidValue`, with the path to the value,
    /// for a float that is not finite, for `Decimal.nan`, for more than 512 nested containers, for
    /// a root that encodes nothing and for containers written in the wrong order; and any error
    /// that the model throws.
    public func encode<Value: Encodable>(_ value: Value) throws -> Data {
        try EncodingBuffer(for: self).text(of: value).data
    }

    /// Encodes a value as bytes; see ``encode(_:)``.
    public func bytes(of value: some Encodable) throws -> [UInt8] {
        try EncodingBuffer(for: self).text(of: value).bytes
    }
}

extension JSON {
    /// Creates the JSON to which a model encodes itself.
    ///
    /// Throws the errors of ``ModelEncoder/encode(_:)``.
    public init(encoding value: some Encodable, by encoder: ModelEncoder = .init()) throws {
        var encoder = encoder
        // Line breaks would only have to be parsed again.
        encoder.outputFormatting.remove(.prettyPrinted)
        try self.init(parsing: encoder.bytes(of: value))
    }
}
