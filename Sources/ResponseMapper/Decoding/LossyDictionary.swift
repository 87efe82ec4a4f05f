/// A dictionary in a `Codable` model that leaves out the values that cannot be decoded.
/// `@LossyDictionary var prices: [String: Double]`; `$prices` has the reasons.
///
/// Values are decoded as in any other dictionary, by any decoder. A value that is not an object is
/// an error, and so is a missing one. It is encoded like any other dictionary.
@propertyWrapper
public struct LossyDictionary<Value> {
    /// The values that could be decoded.
    public var wrappedValue: [String: Value]
    /// The errors of the values left out by decoding, by key; `==` does not compare them.
    public var projectedValue: [String: any Error] { errors.value }

    private var errors = Uncompared<[String: any Error]>(value: [:])
    /// Makes a dictionary without errors.
    public init(wrappedValue: [String: Value]) { self.wrappedValue = wrappedValue }
}

extension LossyDictionary: Decodable where Value: Decodable {
    /// Decodes the values that can be decoded.
    public init(from decoder: any Decoder) throws {
        wrappedValue = [:]
        for (key, slot) in try decoder.singleValueContainer().decode([String: Slot<Value>].self) {
            switch slot.result {
            case .success(let value): wrappedValue.updateValue(value, forKey: key)
            case .failure(let error): errors.value[key] = error
            }
        }
    }
}

extension LossyDictionary: Encodable where Value: Encodable {
    /// Encodes the values.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension LossyDictionary: Sendable where Value: Sendable {}
extension LossyDictionary: Equatable where Value: Equatable {}
extension LossyDictionary: Hashable where Value: Hashable {}
