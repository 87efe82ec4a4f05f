import Foundation

/// The structure of a value, before a ``ParameterStyle`` turns it into text.
indirect enum ParameterNode: Sendable {
    typealias Member = (name: String, node: ParameterNode)

    case null
    case text(String)
    case bool(Bool)
    case date(Date)
    case data(Data)
    case list([ParameterNode])
    case object([Member])

    /// Splits a value into nodes; errors have the whole path.
    init(_ value: any Encodable, at path: [any CodingKey]) throws {
        let slot = ParameterSlot()
        try slot.write(value, at: path)
        self = slot.node
    }

    /// The names and values of a root; throws for an array or a single value.
    func members(of value: any Encodable, at path: [any CodingKey]) throws -> [Member] {
        let found: String
        switch self {
        case .object(let members): return members
        case .null: return []
        case .list: found = "an array"
        case .text, .bool, .date, .data: found = "a single value"
        }
        throw EncodingError.invalidValue(
            value, .init(codingPath: path, debugDescription: "wanted names, found \(found)"))
    }
}

/// A value that becomes a single node, even if its own encoding has several.
protocol ParameterLeaf {
    func node(at path: [any CodingKey]) throws -> ParameterNode
}

extension ParameterLeaf where Self: CustomStringConvertible {
    func node(at path: [any CodingKey]) -> ParameterNode { .text(description) }
}

extension ParameterLeaf where Self: BinaryFloatingPoint & CustomStringConvertible {
    func node(at path: [any CodingKey]) throws -> ParameterNode {
        if isFinite { return .text(description) }
        throw infinite(at: path)
    }
}

extension ParameterLeaf {
    fileprivate func infinite(at path: [any CodingKey]) -> EncodingError {
        let found = "wanted something finite, found \(self)"
        return .invalidValue(self, .init(codingPath: path, debugDescription: found))
    }
}

extension String: ParameterLeaf {}
extension Int: ParameterLeaf {}
extension Int8: ParameterLeaf {}
extension Int16: ParameterLeaf {}
extension Int32: ParameterLeaf {}
extension Int64: ParameterLeaf {}
extension UInt: ParameterLeaf {}
extension UInt8: ParameterLeaf {}
extension UInt16: ParameterLeaf {}
extension UInt32: ParameterLeaf {}
extension UInt64: ParameterLeaf {}
extension Float: ParameterLeaf {}
extension Double: ParameterLeaf {}
extension Decimal: ParameterLeaf {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: ParameterLeaf {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: ParameterLeaf {}

extension Bool: ParameterLeaf {
    func node(at path: [any CodingKey]) -> ParameterNode { .bool(self) }
}

extension Date: ParameterLeaf {
    func node(at path: [any CodingKey]) throws -> ParameterNode {
        if timeIntervalSince1970.isFinite { return .date(self) }
        throw timeIntervalSince1970.infinite(at: path)
    }
}

extension Data: ParameterLeaf {
    func node(at path: [any CodingKey]) -> ParameterNode { .data(self) }
}

extension URL: ParameterLeaf {
    func node(at path: [any CodingKey]) -> ParameterNode { .text(absoluteString) }
}

extension Parameters: ParameterLeaf {
    /// Does not use encoding, which has no repeated names.
    func node(at path: [any CodingKey]) throws -> ParameterNode { .object(try members(at: path)) }
}
