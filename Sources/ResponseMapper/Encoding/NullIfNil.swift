/// An optional that is encoded as `null`, and not left out, if it is nil; with any encoder.
///
///     @NullIfNil var note: String?
///
/// Its key has to be there when it is decoded.
@propertyWrapper
public struct NullIfNil<Value> {
    /// The value.
    public var wrappedValue: Value?
    /// Makes a property with a value or without one.
    public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

extension NullIfNil: Encodable where Value: Encodable {
    /// Encodes the value, or `null`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension NullIfNil: Decodable where Value: Decodable {
    /// Decodes the value, or nil for `null`.
    public init(from decoder: any Decoder) throws {
        wrappedValue = try decoder.singleValueContainer().decode(Value?.self)
    }
}

extension NullIfNil: Sendable where Value: Sendable {}
extension NullIfNil: Equatable where Value: Equatable {}
extension NullIfNil: Hashable where Value: Hashable {}
