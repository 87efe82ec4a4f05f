/// An optional property of the type that contains it, which a struct cannot have as it is:
///
///     struct Folder: Codable {
///         let name: String
///         @Indirect var parent: Folder?
///     }
///
/// Coded as without the wrapper, by any decoder and encoder: nil if its key is missing or `null`.
@propertyWrapper
public indirect enum Indirect<Value> {
    /// The value, in memory of its own.
    case value(Value?)

    /// Makes a property with a value or without one.
    public init(wrappedValue: Value?) { self = .value(wrappedValue) }

    /// The value.
    public var wrappedValue: Value? {
        get {
            switch self {
            case .value(let value): value
            }
        }
        set { self = .value(newValue) }
    }
}

extension Indirect: Decodable where Value: Decodable {
    /// Decodes the value.
    public init(from decoder: any Decoder) throws {
        self = .value(try decoder.singleValueContainer().decode(Value?.self))
    }
}

extension Indirect: MissableProperty where Value: Decodable {
    /// Nil.
    public static var ofMissingKey: Self { Self(wrappedValue: nil) }
    /// True for nil.
    public var isLeftOut: Bool {
        if case .value(.none) = self { true } else { false }
    }
}

extension Indirect: Encodable where Value: Encodable {
    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension Indirect: Sendable where Value: Sendable {}
extension Indirect: Equatable where Value: Equatable {}
extension Indirect: Hashable where Value: Hashable {}
