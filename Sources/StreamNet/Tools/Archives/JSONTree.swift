import Foundation

/// A value of JSON, compared by what it means: not by order, spaces, or the spelling of a number.
enum JSONTree: Sendable, Hashable, Decodable {
    case null
    case bool(Bool)
    case number(Decimal)
    /// A number that is too large or too small for a decimal.
    case real(Double)
    case text(String)
    case list([JSONTree])
    case object([String: JSONTree])

    static func count(_ number: Int) -> JSONTree { .number(Decimal(number)) }

    static func date(_ date: Date) -> JSONTree { .text(date.formatted(dateFormat)) }

    private static let dateFormat = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    static func milliseconds(_ duration: Duration) -> JSONTree {
        .number(duration.decimalMilliseconds)
    }

    /// The member of an object; nil without one. Writing does nothing where there is no object.
    subscript(name: String) -> JSONTree? {
        get { if case .object(let members) = self { members[name] } else { nil } }
        set {
            guard case .object(var members) = self else { return }
            members[name] = newValue
            self = .object(members)
        }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var date: Date? { text.flatMap { try? Self.dateFormat.parse($0) } }
    var elements: [JSONTree]? { if case .list(let list) = self { list } else { nil } }

    /// The number, as near as a `Double` can be.
    var double: Double? {
        switch self {
        case .number(let number): NSDecimalNumber(decimal: number).doubleValue
        case .real(let number): number
        default: nil
        }
    }

    /// Makes the JSON of a value; nil if it has none.
    init?(of value: some Encodable) {
        guard let data = try? JSONEncoder().encode(value),
            let tree = try? JSONDecoder().decode(JSONTree.self, from: data)
        else { return nil }
        self = tree
    }

    /// The value of which this is the JSON; nil if it is that of none.
    func value<Value: Decodable>() -> Value? {
        try? JSONDecoder().decode(Value.self, from: data())
    }

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        // An attempt that fails costs more than the value, so the usual kinds are first.
        if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if value.decodeNil() {
            self = .null
        } else if let number = try? value.decode(Decimal.self), number.isFinite {
            self = .number(number)
        } else if let members = try? decoder.container(keyedBy: Parameters.Name.self) {
            self = .object(
                try members.allKeys.reduce(into: [:]) {
                    $0[$1.stringValue] = try members.decode(JSONTree.self, forKey: $1)
                })
        } else if var elements = try? decoder.unkeyedContainer() {
            var list: [JSONTree] = []
            while !elements.isAtEnd { list.append(try elements.decode(JSONTree.self)) }
            self = .list(list)
        } else if let flag = try? value.decode(Bool.self) {
            self = .bool(flag)
        } else {
            self = .real(try value.decode(Double.self))
        }
    }
}

extension JSONTree: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
    ExpressibleByStringLiteral, ExpressibleByIntegerLiteral
{
    typealias Key = String
    typealias Value = JSONTree?

    /// Makes an object of the members that are not nil.
    init(dictionaryLiteral members: (String, JSONTree?)...) {
        self = .object(members.reduce(into: [:]) { $0[$1.0] = $1.1 })
    }

    init(arrayLiteral elements: JSONTree...) { self = .list(elements) }
    init(stringLiteral value: String) { self = .text(value) }
    init(integerLiteral value: Int) { self = .count(value) }
}
