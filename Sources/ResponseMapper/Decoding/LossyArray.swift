/// An array in a `Codable` model whose bad elements do not lose the good ones.
///
///     struct Page: Decodable {
///         @LossyArray var items: [Item]       // $items tells why elements are missing
///     }
///
/// Elements are read as in any other array, by the strategies of the decoder. What is no array is
/// an error, and so is none at all. Encoded, it is an array like any other.
@propertyWrapper
public struct LossyArray<Element> {
    /// The elements that could be decoded, in order.
    public var wrappedValue: [Element]
    /// Why the others could not, in order; empty for an array that was not decoded.
    public private(set) var projectedValue: [any Error] = []

    /// Makes an array of good elements.
    public init(wrappedValue: [Element]) { self.wrappedValue = wrappedValue }
}

extension LossyArray: Decodable where Element: Decodable {
    /// Decodes what can be decoded.
    public init(from decoder: any Decoder) throws {
        wrappedValue = []
        for slot in try decoder.singleValueContainer().decode([Slot<Element>].self) {
            switch slot.result {
            case .success(let element): wrappedValue.append(element)
            case .failure(let error): projectedValue.append(error)
            }
        }
    }
}

extension LossyArray: Encodable where Element: Encodable {
    /// Encodes the elements.
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension LossyArray: Sendable where Element: Sendable {}

extension LossyArray: Equatable where Element: Equatable {
    /// Whether the elements are the same, whatever was dropped.
    public static func == (left: Self, right: Self) -> Bool {
        left.wrappedValue == right.wrappedValue
    }
}

extension LossyArray: Hashable where Element: Hashable {
    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

/// An element that decodes in any case: a container does not go on past one that fails.
private struct Slot<Element: Decodable>: Decodable {
    let result: Result<Element, any Error>

    init(from decoder: any Decoder) throws {
        // Not by the element's own `init(from:)`: the decoder knows more than that of dates, bytes,
        // URLs, decimals, dictionaries and optionals.
        let result = Result { try decoder.singleValueContainer().decode(Element.self) }
        // Where what is bad may be repaired, that is tried before anything is left out.
        let run = (decoder as? TapeDecoder)?.run
        if let run, run.mender == nil, run.options.policy.isLenient { _ = try result.get() }
        self.result = result
    }
}
