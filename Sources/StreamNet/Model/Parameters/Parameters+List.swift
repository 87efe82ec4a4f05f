import Foundation

extension Parameters {
    /// A list of values of several types: `["foo": ["a", 1, true] as Parameters.List]`.
    public struct List: Sendable, Encodable, ExpressibleByArrayLiteral {
        private let values: [(any Encodable & Sendable)?]

        /// Makes a list in the order written.
        public init(arrayLiteral elements: (any Encodable & Sendable)?...) { values = elements }

        /// Encodes the values in order.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values {
                if let value { try container.encode(value) } else { try container.encodeNil() }
            }
        }
    }

    struct Untyped: Sendable, Encodable {
        let value: any Sendable

        func encode(to encoder: any Encoder) throws { try Piece(value: value).encode(to: encoder) }

        private struct Piece: Encodable {
            let value: Any

            func encode(to encoder: any Encoder) throws {
                if let value = value as? any Encodable {
                    var container = encoder.singleValueContainer()
                    try container.encode(value)
                } else if let values = value as? [String: Any] {
                    var container = encoder.container(keyedBy: Name.self)
                    for (name, value) in values.sorted(byText: \.key) {
                        try container.encode(Piece(value: value), forKey: Name(name))
                    }
                } else if let values = value as? [Any] {
                    var container = encoder.unkeyedContainer()
                    for value in values { try container.encode(Piece(value: value)) }
                } else if let number = value as? NSNumber {
                    try Piece(value: number.plain).encode(to: encoder)
                } else if value is NSNull {
                    var container = encoder.singleValueContainer()
                    try container.encodeNil()
                } else {
                    let found = "found a \(type(of: value)), which is not Encodable"
                    throw EncodingError.invalidValue(
                        value, .init(codingPath: encoder.codingPath, debugDescription: found))
                }
            }
        }
    }

    struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }
}
