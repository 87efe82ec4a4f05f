/// A property wrapper that has a value if its key is missing or `null`, with any decoder.
public protocol MissableProperty: Decodable {
    /// The property for a key that is missing or `null`.
    static var ofMissingKey: Self { get }
    /// True if the key is left out when the property is encoded.
    var isLeftOut: Bool { get }
}

extension KeyedDecodingContainer {
    /// Decodes a property, or makes the one for a missing key; called by synthesized code.
    public func decode<Property: MissableProperty>(
        _ type: Property.Type, forKey key: Key
    ) throws -> Property { try decodeIfPresent(type, forKey: key) ?? type.ofMissingKey }
}

extension KeyedEncodingContainer {
    /// Encodes a property, unless its key is left out; called by synthesized code.
    public mutating func encode<Property: MissableProperty & Encodable>(
        _ property: Property, forKey key: Key
    ) throws { if !property.isLeftOut { try encodeIfPresent(property, forKey: key) } }
}
