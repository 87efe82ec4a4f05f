/// A scalar in a `Codable` model that is also read from one of another type, if nothing is lost, by
/// any decoder: `@LosslessScalar var id: Int`. An optional one is nil if it is missing or `null`.
///
/// `"42"` is 42, `42` is `"42"`, 1 and `"yes"` are true; `"42abc"`, arrays and objects are errors.
@propertyWrapper
public struct LosslessScalar<Value: Record.Storable>: Sendable {
    /// The value.
    public var wrappedValue: Value
    /// Makes a property with a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension LosslessScalar: Decodable where Value: Decodable {
    /// Decodes the value, or converts one of another type.
    public init(from decoder: any Decoder) throws {
        let json = try JSON(from: decoder)
        guard json.canonicalText != nil || json.isNull, let value = Value(recorded: json),
            json.isNull || value.recorded.exists
        else { throw decoder.misfit(json.mismatch(wanted: "\(unwrapped(Value.self))")) }
        wrappedValue = value
    }
}

extension LosslessScalar: MissableProperty where Value: Decodable & ExpressibleByNilLiteral {
    /// Nil.
    public static var ofMissingKey: Self { Self(wrappedValue: nil) }
    /// True for nil.
    public var isLeftOut: Bool { !wrappedValue.recorded.exists }
}

extension LosslessScalar: Encodable where Value: Encodable {
    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension LosslessScalar: Equatable where Value: Equatable {}
extension LosslessScalar: Hashable where Value: Hashable {}
