/// The default value of a property, as a type.
///
///     enum FirstPage: DefaultSource { static var value: Int { 1 } }
public protocol DefaultSource {
    /// The type of the property.
    associatedtype Value
    /// The value; read for each property that needs it.
    static var value: Value { get }
}

/// A property with a default for a key that is missing or `null`, also with a strict decoder; any
/// other value must decode: `@DefaultIfMissing<FirstPage> var page: Int`.
public typealias DefaultIfMissing<Source: DefaultSource> = DefaultedProperty<Source, MissingOnly>

/// A property with a default for a key that is missing or `null`, and for a value that cannot be
/// decoded: `@DefaultIfUnreadable<FirstPage> var page: Int`.
public typealias DefaultIfUnreadable<Source: DefaultSource> =
    DefaultedProperty<Source, MissingOrUnreadable>

/// The values that a ``DefaultedProperty`` replaces.
public protocol DefaultRule {}

/// A key that is missing or `null`.
public enum MissingOnly: DefaultRule {}

/// The same, and a value that cannot be decoded.
public enum MissingOrUnreadable: DefaultRule {}

/// A property with a default value in a `Codable` model, with any decoder; see
/// ``DefaultIfMissing`` and ``DefaultIfUnreadable``. It is encoded like any other property.
@propertyWrapper
public struct DefaultedProperty<Source: DefaultSource, Rule: DefaultRule> {
    /// The value.
    public var wrappedValue: Source.Value
    /// Makes a property with a value, by default that of the source.
    public init(wrappedValue: Source.Value = Source.value) { self.wrappedValue = wrappedValue }
}

extension DefaultedProperty: Decodable, MissableProperty where Source.Value: Decodable {
    /// Decodes the value; by the rule, uses the default if that fails.
    public init(from decoder: any Decoder) throws {
        let result = try Slot<Source.Value>(from: decoder).result
        let isReplaced = Rule.self == MissingOrUnreadable.self
        wrappedValue = isReplaced ? (try? result.get()) ?? Source.value : try result.get()
    }

    /// A property with the value of the source.
    public static var ofMissingKey: Self { Self() }
    /// False.
    public var isLeftOut: Bool { false }
}

extension DefaultedProperty: Encodable where Source.Value: Encodable {
    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension DefaultedProperty: Sendable where Source.Value: Sendable {}
extension DefaultedProperty: Equatable where Source.Value: Equatable {}
extension DefaultedProperty: Hashable where Source.Value: Hashable {}

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
