import Foundation

/// Names and values for a query, a form or a JSON object, in the order written.
///
/// ```swift
/// ["sort": "pushed", "page": page, "tags": ["a", "b"], "filter": ["min": 1]]
/// // sort=pushed&page=2&tags%5B%5D=a&tags%5B%5D=b&filter%5Bmin%5D=1
/// ```
///
/// Values keep their types: a query and a form write them as text in the style of
/// ``Attributes/parameterStyle``, JSON does not. Names may repeat, `["tag": "a", "tag": "b"]`,
/// though not in JSON.
public struct Parameters: Sendable, ExpressibleByDictionaryLiteral, DescribedMirror {
    enum Item: Sendable {
        case named(String, (any Encodable & Sendable)?)
        /// A value whose own names are inserted here.
        case spread(any Encodable & Sendable)
    }

    private(set) var items: [Item] = []

    init() {}

    /// Makes parameters of the properties of `value`, in the order in which it encodes them; the
    /// names of a dictionary are sorted. A number, a text or an array has no names: JSON encodes
    /// the value itself, a query or form fails. nil has no names and no values.
    public init(encoding value: some Encodable & Sendable) { items = [.spread(value)] }

    /// Makes parameters of an untyped dictionary, sorted by name. Values are `Encodable`,
    /// `NSNumber` (encoded as the boolean or number that it is), `NSNull`, or arrays and
    /// dictionaries of such values; encoding any other fails.
    public init(dictionary: [String: any Sendable]) {
        items = dictionary.sorted(byText: \.key).map { .named($0.key, Untyped(value: $0.value)) }
    }

    /// True if there are no entries; an entry of nil counts.
    var isEmpty: Bool { items.isEmpty }

    /// Adds a name and its value at the end, even if the name exists already.
    public mutating func append(_ name: String, _ value: (any Encodable & Sendable)?) {
        items.append(.named(name, value))
    }

    mutating func append(_ other: Parameters) { items += other.items }

    /// The entries of one, then those of the other.
    public static func + (one: Parameters, other: Parameters) -> Parameters {
        var sum = one
        sum.append(other)
        return sum
    }

    /// The value that these parameters were made of, if nothing else; otherwise the parameters.
    var content: any Encodable & Sendable {
        if items.count == 1, case .spread(let value) = items[0] { value } else { self }
    }

    /// Makes parameters in the order written; a name written twice occurs twice.
    public init(dictionaryLiteral elements: (String, (any Encodable & Sendable)?)...) {
        items = elements.map { .named($0, $1) }
    }

    /// The query in the default style, with `•••` for values that ``Redaction/standard`` hides; or
    /// the error if it cannot be encoded.
    public var description: String {
        do { return Redaction.standard.redacted(form: try encoded()) } catch {
            return error.description
        }
    }
}

extension NSNumber {
    /// The number as the Swift value that it was made of, by its Objective-C type code. A boolean
    /// has that of an 8-bit integer, but there are only two boolean objects.
    package var plain: any Encodable & Sendable {
        if let decimal = self as? NSDecimalNumber { return decimal.decimalValue }
        if self === NSNumber(value: true) || self === NSNumber(value: false) { return boolValue }
        return switch objCType.pointee {
        case CChar(UInt8(ascii: "d")): doubleValue
        case CChar(UInt8(ascii: "f")): floatValue
        case CChar(UInt8(ascii: "Q")): uint64Value
        default: int64Value
        }
    }
}
