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

    init(_ value: any Encodable, at path: [any CodingKey]) throws {
        let slot = ParameterSlot()
        try slot.write(value, at: path)
        self = slot.node
    }

    /// The names and values of a root; throws for an array or a single value.
    func members(of value: any Encodable, at path: [any CodingKey]) throws -> [Member] {
        if case .object(let members) = self { return members }
        if case .null = self { return [] }
        let found = "wanted names, found \(structure ?? "a single value")"
        throw EncodingError.invalidValue(
            value, .init(codingPath: path, debugDescription: found))
    }

    /// The kind of a node that is not a single value; nil for a single one.
    var structure: String? {
        switch self {
        case .list: "an array"
        case .object: "an object"
        case .null, .text, .bool, .date, .data: nil
        }
    }

    /// Makes the node of a value that is a single one, even if its own encoding has several; nil
    /// for any other.
    init?(leaf value: any Encodable, at path: [any CodingKey]) throws {
        switch value {
        case let text as String: self = .text(text)
        case let number as any BinaryInteger: self = .text("\(number)")
        case let number as any FloatingPoint: self = .text(try number.finiteText(at: path))
        case let flag as Bool: self = .bool(flag)
        case let date as Date:
            _ = try date.timeIntervalSince1970.finiteText(at: path)
            self = .date(date)
        case let bytes as Data: self = .data(bytes)
        case let number as Decimal: self = .text("\(number)")
        case let url as URL: self = .text(url.absoluteString)
        // Not by its encoding, which has no repeated names.
        case let parameters as Parameters: self = .object(try parameters.members(at: path))
        default: return nil
        }
    }
}

extension FloatingPoint {
    fileprivate func finiteText(at path: [any CodingKey]) throws -> String {
        if isFinite { return "\(self)" }
        let found = "wanted something finite, found \(self)"
        throw EncodingError.invalidValue(self, .init(codingPath: path, debugDescription: found))
    }
}

/// The place of one value while it encodes itself; containers requested again add to the first.
final class ParameterSlot {
    enum Kind { case node(ParameterNode), list, object }

    /// A value that encodes nothing is an object without names.
    private var kind = Kind.object
    private var slots: [ParameterSlot] = []
    private var names: [String] = []
    private var indices: [String: Int] = [:]

    var node: ParameterNode {
        switch kind {
        case .node(let node): node
        case .list: .list(slots.map(\.node))
        case .object: .object(zip(names, slots).map { ($0, $1.node) })
        }
    }

    var count: Int { slots.count }

    func write(_ value: any Encodable, at path: [any CodingKey]) throws {
        if let leaf = try ParameterNode(leaf: value, at: path) { return kind = .node(leaf) }
        try value.encode(to: ParameterEncoder(slot: self, codingPath: path))
        guard value is any Unordered, case .object = kind else { return }
        let members = zip(names, slots).sorted(byText: { $0.0 })
        (names, slots) = (members.map(\.0), members.map(\.1))
        for (index, name) in names.enumerated() { indices[name] = index }
    }

    /// Writes a member; shared by the keyed containers of all key types.
    @inline(never)
    func write(_ value: any Encodable, for key: any CodingKey, at path: [any CodingKey]) throws {
        try member(key.stringValue).write(value, at: path + [key])
    }

    func writeNil() { kind = .node(.null) }

    /// The place of a member; the same one for the same name.
    func member(_ name: String) -> ParameterSlot {
        if let index = indices[name] { return slots[index] }
        indices[name] = slots.count
        names.append(name)
        return element()
    }

    func element() -> ParameterSlot {
        let slot = ParameterSlot()
        slots.append(slot)
        return slot
    }

    /// Makes the value one with elements or members, of which it keeps those that it has.
    func become(_ new: Kind) {
        switch (kind, new) {
        case (.list, .list), (.object, .object): return
        default: kind = new
        }
        (slots, names, indices) = ([], [], [:])
    }
}

/// A type whose names have no meaningful order.
private protocol Unordered {}
extension Dictionary: Unordered {}
