/// An array in a `Codable` model that leaves out the elements that cannot be decoded.
/// `@LossyArray var items: [Item]`; `$items` has the reasons.
///
/// Elements are decoded as in any other array, by the strategies of the decoder. A value that is
/// not an array is an error, and so is a missing one. It is encoded like any other array.
@propertyWrapper
public struct LossyArray<Element> {
    /// The elements that could be decoded, in order.
    public var wrappedValue: [Element]
    /// The errors of the elements left out by decoding, in order; `==` does not compare them.
    public var projectedValue: [any Error] { errors.value }

    private var errors = Uncompared<[any Error]>(value: [])
    /// Makes an array without errors.
    public init(wrappedValue: [Element]) { self.wrappedValue = wrappedValue }
}

extension LossyArray: Decodable where Element: Decodable {
    /// Decodes the elements that can be decoded.
    public init(from decoder: any Decoder) throws {
        wrappedValue = []
        for slot in try decoder.singleValueContainer().decode([Slot<Element>].self) {
            switch slot.result {
            case .success(let element): wrappedValue.append(element)
            case .failure(let error): errors.value.append(error)
            }
        }
    }
}

extension LossyArray: Encodable where Element: Encodable {
    /// Encodes the elements.
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension LossyArray: Sendable where Element: Sendable {}
extension LossyArray: Equatable where Element: Equatable {}
extension LossyArray: Hashable where Element: Hashable {}

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

/// A part of a value that equals every other.
struct Uncompared<Value: Sendable>: Hashable, Sendable {
    var value: Value

    static func == (left: Self, right: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}

/// An element that decodes even if its value does not, as a container stops at one that fails.
struct Slot<Element: Decodable>: Decodable {
    let result: Result<Element, any Error>

    init(from decoder: any Decoder) throws {
        // Not by `init(from:)` of the element: the decoder has rules of its own for some types.
        let result = Result { try decoder.singleValueContainer().decode(Element.self) }
        // If values may be repaired, that is tried before an element is left out.
        let run = (decoder as? TapeDecoder)?.run
        if let run, run.isStopped || run.repairer == nil && run.options.policy.isLenient {
            _ = try result.get()
        }
        self.result = result
    }
}
