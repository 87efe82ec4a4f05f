/// A container that is being written, and the position in it.
struct JSONLevel {
    /// The key of a member.
    enum Name {
        case text(String)
        case taped(TapeValue)
    }

    private enum Content {
        case elements([JSON])
        case members([JSONMembers.Pair])
        case taped(Tape, end: Int)
    }

    private let content: Content
    private let isObject: Bool
    private var position = 0
    private(set) var isAtStart = true

    init(elements: [JSON]) {
        content = .elements(elements)
        isObject = false
    }

    init(members: [JSONMembers.Pair], in format: JSONFormat) {
        isObject = true
        content = .members(
            format.contains(.sortedKeys) ? JSONMembers.sorted(members, byBytes: true) : members)
    }

    /// Makes a level of a value, which must be a container.
    init(_ value: TapeValue) {
        isObject = value.kind == .object
        content = .taped(value.tape, end: value.tape.end(of: value.index))
        position = value.tape.first(in: value.index)
    }

    var start: UInt8 { isObject ? UInt8(ascii: "{") : UInt8(ascii: "[") }
    var end: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

    mutating func next() -> (name: Name?, value: JSON)? {
        defer { isAtStart = false }
        switch content {
        case .elements(let elements):
            guard position < elements.count else { return nil }
            defer { position += 1 }
            return (nil, elements[position])
        case .members(let pairs):
            guard position < pairs.count else { return nil }
            defer { position += 1 }
            return (.text(pairs[position].key), pairs[position].value)
        case .taped(let tape, let end):
            guard position < end else { return nil }
            let name = isObject ? Name.taped(TapeValue(tape: tape, index: position)) : nil
            if isObject { position += 1 }
            defer { position = tape.next(after: position) }
            return (name, JSON(.taped(TapeValue(tape: tape, index: position))))
        }
    }
}
