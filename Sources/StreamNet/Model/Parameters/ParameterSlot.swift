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
